import { modelSuite } from '../../kit/suite';
import { dashboardCardModel } from './model';

modelSuite(dashboardCardModel);
