import { modelSuite } from '../kit/suite';
import { editorModel } from './editor/model';

modelSuite(editorModel);
