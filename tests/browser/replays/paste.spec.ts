import { replaySuite } from '../kit/replay';
import { pasteScreen } from './paste/screen';

replaySuite(pasteScreen);
