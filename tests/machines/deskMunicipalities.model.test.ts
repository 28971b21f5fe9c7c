import { modelSuite } from '../kit/suite';
import { deskMunicipalitiesModel } from './deskMunicipalities/model';

modelSuite(deskMunicipalitiesModel);
