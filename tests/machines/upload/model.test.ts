import { modelSuite } from '../../kit/suite';
import { uploadModel } from './model';

modelSuite(uploadModel);
