import { modelSuite } from '../../kit/suite';
import { panelModel } from './model';

modelSuite(panelModel);
