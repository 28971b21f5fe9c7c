import { modelSuite } from '../kit/suite';
import { keyboardModel } from './keyboard/model';

modelSuite(keyboardModel);
