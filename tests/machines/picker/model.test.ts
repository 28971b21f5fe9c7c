import { modelSuite } from '../../kit/suite';
import { pickerModel } from './model';

modelSuite(pickerModel);
