import { modelSuite } from '../../kit/suite';
import { redirectsModel } from './model';

modelSuite(redirectsModel);
