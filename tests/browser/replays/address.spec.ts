import { replaySuite } from '../kit/replay';
import { addressScreen } from './address/screen';

replaySuite(addressScreen);
