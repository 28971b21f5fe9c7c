import { replaySuite } from '../kit/replay';
import { redirectPasteScreen } from './redirectPaste/screen';

replaySuite(redirectPasteScreen);
