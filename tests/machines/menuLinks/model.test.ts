import { modelSuite } from '../../kit/suite';
import { menuLinksModel } from './model';

modelSuite(menuLinksModel);
