import { modelSuite } from '../../kit/suite';
import { bulkReviewModel } from './model';

modelSuite(bulkReviewModel);
