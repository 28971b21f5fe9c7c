import { replaySuite } from '../kit/replay';
import { redirectRowScreen } from './redirectRow/screen';

replaySuite(redirectRowScreen);
