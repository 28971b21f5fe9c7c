import { modelSuite } from '../kit/suite';
import { paletteModel } from './palette/model';

modelSuite(paletteModel);
