import { replaySuite } from '../kit/replay';
import { cardScreen } from './card/screen';

replaySuite(cardScreen);
