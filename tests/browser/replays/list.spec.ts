import { replaySuite } from '../kit/replay';
import { listScreen } from './list/screen';

replaySuite(listScreen);
