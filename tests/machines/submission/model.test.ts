import { modelSuite } from '../../kit/suite';
import { submissionModel } from './model';

modelSuite(submissionModel);
