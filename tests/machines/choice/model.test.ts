import { modelSuite } from '../../kit/suite';
import { choiceModel } from './model';

modelSuite(choiceModel);
