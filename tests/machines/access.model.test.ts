import { modelSuite } from '../kit/suite';
import { accessModel } from './access/model';

modelSuite(accessModel);
