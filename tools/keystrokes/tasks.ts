import { ADMIN_TASKS } from './adminTasks';
import { CONTENT_TASKS } from './contentTasks';
import { FURTHER_TASKS } from './furtherTasks';
import type { Task } from './types';

/** Every task that is counted, in the order of the table. */
export const TASKS: readonly Task[] = [...CONTENT_TASKS, ...ADMIN_TASKS, ...FURTHER_TASKS];
