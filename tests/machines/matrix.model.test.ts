import { modelSuite } from '../kit/suite';
import { matrixModel } from './matrix/model';

modelSuite(matrixModel);
