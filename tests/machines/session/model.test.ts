import { modelSuite } from '../../kit/suite';
import { sessionModel } from './model';

modelSuite(sessionModel);
