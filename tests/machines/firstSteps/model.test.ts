import { modelSuite } from '../../kit/suite';
import { firstStepsModel } from './model';

modelSuite(firstStepsModel);
