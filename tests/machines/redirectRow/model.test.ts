import { modelSuite } from '../../kit/suite';
import { redirectRowModel } from './model';

modelSuite(redirectRowModel);
