import { deskMunicipalitiesTexts } from '../../messages/screens/records';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import { municipalityOf } from './rules';
import type {
  DeskMunicipalitiesContext,
  DeskMunicipalitiesEvent,
  DeskMunicipalitiesTag,
  DeskMunicipality,
} from './types';

const { refusal: texts } = deskMunicipalitiesTexts;

type Context = DeskMunicipalitiesContext;

const BUSY = {
  isAdding: during('adding', texts.busy),
  isRemoving: during('removing', texts.busy),
  isConfirming: outside('open', texts.confirming),
} as const;

const NOTHING_PENDING = {
  isAdding: BUSY.isAdding,
  isRemoving: BUSY.isRemoving,
  isNothingPending: otherwise(texts.nothingPending),
} as const;

type Choice = Pick<Context, 'rows' | 'maximum'>;

const isPresent = ({ rows }: Choice, municipalities: readonly DeskMunicipality[]): string | null => {
  const present = municipalities.find(({ id }) => rows.some((row) => row.id === id));
  return present === undefined ? null : texts.present(present.name);
};
const isTooMany = ({ maximum }: Choice, { length }: readonly DeskMunicipality[]): string | null =>
  length > maximum ? texts.tooMany(maximum) : null;

/** Why a choice is refused, in Italian; null when it is accepted. */
export const choiceRefusal = (choice: Choice, municipalities: readonly DeskMunicipality[]): string | null =>
  isPresent(choice, municipalities) ?? isTooMany(choice, municipalities);

export const { guards, unless, reason } = defineRefusals<Context, DeskMunicipalitiesEvent, DeskMunicipalitiesTag>({
  'municipalities.choose': {
    ...BUSY,
    isPresent: (context, { municipalities }) => isPresent(context, municipalities),
    isTooMany: (context, { municipalities }) => isTooMany(context, municipalities),
  },
  'add.request': { ...BUSY, isNothingChosen: ({ chosen }) => (chosen.length === 0 ? texts.nothingChosen : null) },
  'remove.request': {
    ...BUSY,
    isUnknown: (context, { id }) => {
      if (municipalityOf(context, id) !== undefined) return null;
      return Number.isNaN(id) ? texts.noRow : texts.unknown;
    },
  },
  'remove.confirm': NOTHING_PENDING,
  'remove.cancel': NOTHING_PENDING,
});
