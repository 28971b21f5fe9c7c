import { modelSuite } from '../kit/suite';
import { keymapModel } from './keymap/model';

modelSuite(keymapModel);
