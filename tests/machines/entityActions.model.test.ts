import { modelSuite } from '../kit/suite';
import { entityActionsModel } from './entityActions/model';

modelSuite(entityActionsModel);
