import { modelSuite } from '../../kit/suite';
import { reassignmentModel } from './model';

modelSuite(reassignmentModel);
