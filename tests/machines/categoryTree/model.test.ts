import { modelSuite } from '../../kit/suite';
import { categoryTreeModel } from './model';

modelSuite(categoryTreeModel);
