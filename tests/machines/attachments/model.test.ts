import { modelSuite } from '../../kit/suite';
import { attachmentsModel } from './model';

modelSuite(attachmentsModel);
