import { modelSuite } from '../kit/suite';
import { reassignmentModel } from './reassignment/model';

modelSuite(reassignmentModel);
