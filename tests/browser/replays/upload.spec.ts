import { replaySuite } from '../kit/replay';
import { uploadScreen } from './upload/screen';

replaySuite(uploadScreen);
