import { modelSuite } from '../../kit/suite';
import { profileModel } from './model';

modelSuite(profileModel);
