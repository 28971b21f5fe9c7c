import { modelSuite } from '../../kit/suite';
import { paletteModel } from './model';

modelSuite(paletteModel);
