import { replaySuite } from '../kit/replay';
import { keySettingsScreen } from './keySettings/screen';

replaySuite(keySettingsScreen);
