import { replaySuite } from '../kit/replay';
import { profileScreen } from './profile/screen';

replaySuite(profileScreen);
