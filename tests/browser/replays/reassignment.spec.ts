import { replaySuite } from '../kit/replay';
import { reassignmentScreen } from './reassignment/screen';

replaySuite(reassignmentScreen);
