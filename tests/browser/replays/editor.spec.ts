import { replaySuite } from '../kit/replay';
import { editorScreen } from './editor/screen';

replaySuite(editorScreen);
