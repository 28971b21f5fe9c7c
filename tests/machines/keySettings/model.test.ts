import { modelSuite } from '../../kit/suite';
import { keySettingsModel } from './model';

modelSuite(keySettingsModel);
