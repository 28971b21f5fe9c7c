import { modelSuite } from '../../kit/suite';
import { exportModel } from './model';

modelSuite(exportModel);
