import { replaySuite } from '../kit/replay';
import { accessScreen } from './access/screen';

replaySuite(accessScreen);
