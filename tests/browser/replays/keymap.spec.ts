import { replaySuite } from '../kit/replay';
import { keymapScreen } from './keymap/screen';

replaySuite(keymapScreen);
