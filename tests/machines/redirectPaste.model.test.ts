import { modelSuite } from '../kit/suite';
import { pasteModel } from './redirectPaste/model';

modelSuite(pasteModel);
