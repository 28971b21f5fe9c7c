import { replaySuite } from '../kit/replay';
import { uploadScreen } from './upload/screen';

// Files that were let go come back under the same ids when the same ones are added again.
replaySuite({ ...uploadScreen, shortPaths: true });
