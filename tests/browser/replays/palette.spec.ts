import { replaySuite } from '../kit/replay';
import { paletteScreen } from './palette/screen';

replaySuite(paletteScreen);
