import { modelSuite } from '../kit/suite';
import { recoveryModel } from './recovery/model';

modelSuite(recoveryModel);
