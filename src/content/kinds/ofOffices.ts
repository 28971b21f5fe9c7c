import type { OwnKinds } from '../model/types';
import { openingSentence } from '../when/openingSentence';
import { openings } from './openings';

/** Kinds of field that only information offices have. */
export const officeKinds = {
  openings: { ...openings, shown: (value) => openingSentence(value, 'it') ?? '' },
} as const satisfies OwnKinds;
