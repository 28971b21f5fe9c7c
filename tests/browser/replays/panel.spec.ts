import { replaySuite } from '../kit/replay';
import { panelScreen } from './panel/screen';

replaySuite(panelScreen);
