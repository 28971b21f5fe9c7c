import { modelSuite } from '../kit/suite';
import { uploadModel } from './upload/model';

modelSuite(uploadModel);
