import { modelSuite } from '../../kit/suite';
import { eventDatesModel } from './model';

modelSuite(eventDatesModel);
