import { replaySuite } from '../kit/replay';
import { collectionScreen } from './collection/screen';

replaySuite(collectionScreen);
