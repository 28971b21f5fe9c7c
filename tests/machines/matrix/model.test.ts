import { modelSuite } from '../../kit/suite';
import { matrixModel } from './model';

modelSuite(matrixModel);
