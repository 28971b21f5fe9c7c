import { modelSuite } from '../../kit/suite';
import { menuModel } from './model';

modelSuite(menuModel);
