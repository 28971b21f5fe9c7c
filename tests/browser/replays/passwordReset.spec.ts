import { replaySuite } from '../kit/replay';
import { passwordResetScreen } from './passwordReset/screen';

replaySuite(passwordResetScreen);
