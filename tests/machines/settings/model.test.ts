import { modelSuite } from '../../kit/suite';
import { settingsModel } from './model';

modelSuite(settingsModel);
