import { replaySuite } from '../kit/replay';
import { paletteScreen } from './palette/screen';

// What it opens is another page, whose palette has other rows.
replaySuite({ ...paletteScreen, shortPaths: true });
