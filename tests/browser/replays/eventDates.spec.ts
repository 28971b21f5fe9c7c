import { replaySuite } from '../kit/replay';
import { eventDatesScreen } from './eventDates/screen';

replaySuite(eventDatesScreen);
