import { modelSuite } from '../../kit/suite';
import { entityActionsModel } from './model';

modelSuite(entityActionsModel);
