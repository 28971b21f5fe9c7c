import { modelSuite } from '../../kit/suite';
import { keyboardModel } from './model';

modelSuite(keyboardModel);
