import { replaySuite } from '../kit/replay';
import { entityActionsScreen } from './entityActions/screen';

replaySuite(entityActionsScreen);
