import { modelSuite } from '../../kit/suite';
import { passwordResetModel } from './model';

modelSuite(passwordResetModel);
