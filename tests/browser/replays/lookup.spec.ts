import { replaySuite } from '../kit/replay';
import { lookupScreen } from './lookup/screen';

replaySuite(lookupScreen);
