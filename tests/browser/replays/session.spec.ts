import { replaySuite } from '../kit/replay';
import { sessionScreen } from './session/screen';

// Whoever signs in comes to the page that was asked for, which need not be one that can be written on.
replaySuite({ ...sessionScreen, shortPaths: true });
