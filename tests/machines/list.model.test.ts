import { modelSuite } from '../kit/suite';
import { listModel } from './list/model';

modelSuite(listModel);
