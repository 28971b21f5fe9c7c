import { modelSuite } from '../../kit/suite';
import { routeMapModel } from './model';

modelSuite(routeMapModel);
