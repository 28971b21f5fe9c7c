import { modelSuite } from '../../kit/suite';
import { listModel } from './model';

modelSuite(listModel);
