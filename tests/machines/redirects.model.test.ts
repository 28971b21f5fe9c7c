import { modelSuite } from '../kit/suite';
import { redirectsModel } from './redirects/model';

modelSuite(redirectsModel);
