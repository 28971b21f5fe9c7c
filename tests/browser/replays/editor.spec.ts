import { replaySuite } from '../kit/replay';
import { editorScreen } from './editor/screen';

// What waits for the session to come back asks without a token, which breaks the contract.
replaySuite({ ...editorScreen, shortPaths: true });
