import { modelSuite } from '../../kit/suite';
import { lookupModel } from './model';

modelSuite(lookupModel);
