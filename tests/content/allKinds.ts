import { eventKinds } from '../../src/content/kinds/ofEvents';
import { officeKinds } from '../../src/content/kinds/ofOffices';
import { addKinds, KINDS } from '../../src/content/kinds/table';

// As if every form had come.
addKinds({ ...eventKinds, ...officeKinds });

/** Every kind of field with one value, those of single forms too. */
export const ALL_KINDS = { ...KINDS, ...eventKinds, ...officeKinds } as const;
