import { modelSuite } from '../kit/suite';
import { exportModel } from './export/model';

modelSuite(exportModel);
