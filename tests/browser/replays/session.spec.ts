import { replaySuite } from '../kit/replay';
import { sessionScreen } from './session/screen';

replaySuite(sessionScreen);
