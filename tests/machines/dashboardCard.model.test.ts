import { modelSuite } from '../kit/suite';
import { cardModel } from './dashboardCard/model';

modelSuite(cardModel);
