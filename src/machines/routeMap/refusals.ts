import { routeMapTexts } from '../../messages/ui/routeMap';
import { defineRefusals, outside } from '../kit/refusals';
import { hasPin, isStop, steppedTo } from './rules';
import type { RouteMapContext, RouteMapEvent, RouteMapTag } from './types';

const { refusals: texts } = routeMapTexts;

const isUnknown = (context: RouteMapContext, event: { readonly key: string }) =>
  isStop({ context }, event) ? null : texts.unknown;

/** Of what no user sends, nothing is said. */
export const { guards, unless, reason } = defineRefusals<RouteMapContext, RouteMapEvent, RouteMapTag>({
  'stop.open': { isUnknown },
  'pin.go': { isUnknown, isUnplaced: ({ stops }, { key }) => (hasPin(stops, key) ? null : texts.unplaced) },
  'pin.step': {
    isElsewhere: outside('walking', texts.elsewhere),
    isLast: (context, { to }) => {
      if (steppedTo(context, to)?.key !== context.cursor) return null;
      return to === 'next' || to === 'last' ? texts.last : texts.first;
    },
  },
});
