import { modelSuite } from '../../kit/suite';
import { accessModel } from './model';

modelSuite(accessModel);
