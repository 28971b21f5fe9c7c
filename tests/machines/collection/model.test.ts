import { modelSuite } from '../../kit/suite';
import { collectionModel } from './model';

modelSuite(collectionModel);
