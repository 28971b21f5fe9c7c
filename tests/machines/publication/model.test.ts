import { modelSuite } from '../../kit/suite';
import { publicationModel } from './model';

modelSuite(publicationModel);
