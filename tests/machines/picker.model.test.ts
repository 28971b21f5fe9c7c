import { modelSuite } from '../kit/suite';
import { pickerModel } from './picker/model';

modelSuite(pickerModel);
