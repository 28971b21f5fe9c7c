import { modelSuite } from '../../kit/suite';
import { choicesModel } from './model';

modelSuite(choicesModel);
