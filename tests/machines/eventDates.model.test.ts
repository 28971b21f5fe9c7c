import { modelSuite } from '../kit/suite';
import { eventDatesModel } from './eventDates/model';

modelSuite(eventDatesModel);
