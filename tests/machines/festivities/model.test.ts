import { modelSuite } from '../../kit/suite';
import { festivitiesModel } from './model';

modelSuite(festivitiesModel);
