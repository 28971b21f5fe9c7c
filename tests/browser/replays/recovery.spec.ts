import { replaySuite } from '../kit/replay';
import { recoveryScreen } from './recovery/screen';

replaySuite(recoveryScreen);
