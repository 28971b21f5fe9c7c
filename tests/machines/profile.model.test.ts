import { modelSuite } from '../kit/suite';
import { profileModel } from './profile/model';

modelSuite(profileModel);
