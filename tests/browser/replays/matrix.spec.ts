import { replaySuite } from '../kit/replay';
import { matrixScreen } from './matrix/screen';

replaySuite(matrixScreen);
