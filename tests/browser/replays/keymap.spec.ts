import { replaySuite } from '../kit/replay';
import { keymapScreen } from './keymap/screen';

// What was refused before stays in sight for a while.
replaySuite({ ...keymapScreen, shortPaths: true });
