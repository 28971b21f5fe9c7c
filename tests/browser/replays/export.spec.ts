import { replaySuite } from '../kit/replay';
import { exportScreen } from './export/screen';

replaySuite(exportScreen);
