import { replaySuite } from '../kit/replay';
import { recordScreen } from './record/screen';

replaySuite(recordScreen);
