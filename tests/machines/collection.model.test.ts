import { modelSuite } from '../kit/suite';
import { collectionModel } from './collection/model';

modelSuite(collectionModel);
