import { coordinate } from '../../content/kinds/address';
import { addressTexts } from '../../messages/screens/address';
import { defineRefusals, during } from '../kit/refusals';
import { isLocatable, isPoint } from './rules';
import type { AddressContext, AddressEvent, AddressTag } from './types';

const { refusal: texts } = addressTexts;

type Asking = Pick<AddressContext, 'location' | 'readOnly'>;

const isReadOnly = ({ readOnly }: Asking) => readOnly;
const isNowhere = ({ location }: Asking) => (isLocatable(location) ? null : texts.needed);

/** Why the geocoder can't be called, in Italian; null when it can. */
export const askingRefusal = (context: Asking): string | null => isReadOnly(context) ?? isNowhere(context);

export const { guards, unless, refusalOf, reason } = defineRefusals<AddressContext, AddressEvent, AddressTag>({
  'address.change': { isReadOnly },
  'coordinates.type': { isReadOnly },
  'coordinates.swap': {
    isReadOnly,
    hasNoPair: ({ location: { lat, lng } }) =>
      coordinate(lat) === null || coordinate(lng) === null ? texts.nothingToSwap : null,
  },
  'coordinates.request': { isReadOnly, isNowhere, isAsking: during('busy', texts.busy) },
  'position.take': { isReadOnly, hasNoneNearby: ({ nearby }) => (nearby === null ? texts.nowhere : null) },
  'pin.move': { isReadOnly, isNoPoint: (_, { point }) => (isPoint(point) ? null : texts.point) },
});
