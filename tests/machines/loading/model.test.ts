import { modelSuite } from '../../kit/suite';
import { loadingModel } from './model';

modelSuite(loadingModel);
