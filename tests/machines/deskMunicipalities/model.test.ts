import { modelSuite } from '../../kit/suite';
import { deskMunicipalitiesModel } from './model';

modelSuite(deskMunicipalitiesModel);
