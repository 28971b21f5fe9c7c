import { replaySuite } from '../kit/replay';
import { keyboardScreen } from './keyboard/screen';

replaySuite(keyboardScreen);
