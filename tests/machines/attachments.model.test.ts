import { modelSuite } from '../kit/suite';
import { attachmentsModel } from './attachments/model';

modelSuite(attachmentsModel);
