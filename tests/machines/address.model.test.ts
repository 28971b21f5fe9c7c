import { modelSuite } from '../kit/suite';
import { addressModel } from './address/model';

modelSuite(addressModel);
