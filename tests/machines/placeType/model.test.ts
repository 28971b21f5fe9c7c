import { modelSuite } from '../../kit/suite';
import { placeTypeModel } from './model';

modelSuite(placeTypeModel);
