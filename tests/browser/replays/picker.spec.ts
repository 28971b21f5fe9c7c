import { replaySuite } from '../kit/replay';
import { pickerScreen } from './picker/screen';

replaySuite(pickerScreen);
