import { replaySuite } from '../kit/replay';
import { attachmentsScreen } from './attachments/screen';

replaySuite(attachmentsScreen);
