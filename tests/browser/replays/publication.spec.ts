import { replaySuite } from '../kit/replay';
import { publicationScreen } from './publication/screen';

replaySuite(publicationScreen);
