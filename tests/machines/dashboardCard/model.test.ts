import { modelSuite } from '../../kit/suite';
import { cardModel } from './model';

modelSuite(cardModel);
