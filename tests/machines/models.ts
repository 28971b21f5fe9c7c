import { existsSync, readdirSync } from 'node:fs';
import type { Model } from '../kit/types';
import { modelOf } from './modelOf';

const hasModel = (machine: string): boolean => existsSync(new URL(`./${machine}/model.ts`, import.meta.url));

/** Every model by its machine's name, for `npm run paths -- <machine>`. Loaded one at a time. */
export const models: Readonly<Record<string, () => Promise<Model>>> = Object.fromEntries(
  readdirSync(new URL('.', import.meta.url))
    .filter(hasModel)
    .map((machine) => [machine, () => modelOf(machine)]),
);
