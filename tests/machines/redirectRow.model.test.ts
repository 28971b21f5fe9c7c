import { modelSuite } from '../kit/suite';
import { redirectRowModel } from './redirectRow/model';

modelSuite(redirectRowModel);
