import { replaySuite } from '../kit/replay';
import { dashboardCardScreen } from './dashboardCard/screen';

replaySuite(dashboardCardScreen);
