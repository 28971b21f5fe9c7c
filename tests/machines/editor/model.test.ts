import { modelSuite } from '../../kit/suite';
import { editorModel } from './model';

modelSuite(editorModel);
