import { modelSuite } from '../kit/suite';
import { recordModel } from './record/model';

modelSuite(recordModel);
