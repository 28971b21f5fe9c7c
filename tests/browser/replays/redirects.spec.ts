import { replaySuite } from '../kit/replay';
import { redirectsScreen } from './redirects/screen';

replaySuite(redirectsScreen);
