import { modelSuite } from '../kit/suite';
import { lookupModel } from './lookup/model';

modelSuite(lookupModel);
