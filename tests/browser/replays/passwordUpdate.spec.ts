import { replaySuite } from '../kit/replay';
import { passwordUpdateScreen } from './passwordUpdate/screen';

replaySuite(passwordUpdateScreen);
