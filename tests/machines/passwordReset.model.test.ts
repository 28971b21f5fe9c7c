import { modelSuite } from '../kit/suite';
import { passwordResetModel } from './passwordReset/model';

modelSuite(passwordResetModel);
