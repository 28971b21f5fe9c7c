import { replaySuite } from '../kit/replay';
import { deskMunicipalitiesScreen } from './deskMunicipalities/screen';

replaySuite(deskMunicipalitiesScreen);
