import { modelSuite } from '../../kit/suite';
import { recoveryModel } from './model';

modelSuite(recoveryModel);
