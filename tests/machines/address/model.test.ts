import { modelSuite } from '../../kit/suite';
import { addressModel } from './model';

modelSuite(addressModel);
