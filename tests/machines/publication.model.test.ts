import { modelSuite } from '../kit/suite';
import { publicationModel } from './publication/model';

modelSuite(publicationModel);
