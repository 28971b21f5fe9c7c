import { modelSuite } from '../kit/suite';
import { panelModel } from './panel/model';

modelSuite(panelModel);
