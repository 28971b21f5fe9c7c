import { modelSuite } from '../kit/suite';
import { passwordUpdateModel } from './passwordUpdate/model';

modelSuite(passwordUpdateModel);
