import { modelSuite } from '../../kit/suite';
import { passwordUpdateModel } from './model';

modelSuite(passwordUpdateModel);
