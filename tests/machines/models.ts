import type { Model } from '../kit/types';

/** Every model by its machine's name, for `npm run paths -- <machine>`. Loaded one at a time. */
export const models: Readonly<Record<string, () => Promise<Model>>> = {
  lookup: async () => (await import('./lookup/model')).lookupModel,
};
