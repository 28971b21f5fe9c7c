import { modelSuite } from '../../kit/suite';
import { pasteModel } from './model';

modelSuite(pasteModel);
