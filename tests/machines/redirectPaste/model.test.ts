import { modelSuite } from '../../kit/suite';
import { redirectPasteModel } from './model';

modelSuite(redirectPasteModel);
