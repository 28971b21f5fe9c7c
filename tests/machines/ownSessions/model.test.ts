import { modelSuite } from '../../kit/suite';
import { ownSessionsModel } from './model';

modelSuite(ownSessionsModel);
