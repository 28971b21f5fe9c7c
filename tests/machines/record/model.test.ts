import { modelSuite } from '../../kit/suite';
import { recordModel } from './model';

modelSuite(recordModel);
