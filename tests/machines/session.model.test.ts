import { modelSuite } from '../kit/suite';
import { sessionModel } from './session/model';

modelSuite(sessionModel);
