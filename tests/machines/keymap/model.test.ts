import { modelSuite } from '../../kit/suite';
import { keymapModel } from './model';

modelSuite(keymapModel);
