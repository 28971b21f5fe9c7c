import { useSelector } from '@xstate/react';
import { useLazyPart } from '../../ui/base/useLazyPart';
import type { DashboardCardActor } from './useCard';

const load = async () => ({ default: (await import('./FirstStepsCard')).FirstStepsCard });

interface FirstStepsCardProps {
  readonly actor: DashboardCardActor;
}

function Loaded(props: FirstStepsCardProps) {
  const part = useLazyPart(load);
  return part.state === 'ready' ? <part.Part {...props} /> : null;
}

/** The first steps, for who is told of some: its code is no part of anybody else's dashboard. */
export function LazyFirstStepsCard(props: FirstStepsCardProps) {
  const isTold = useSelector(props.actor, ({ context: { data } }) => Array.isArray(data) && data.length > 0);
  return isTold ? <Loaded {...props} /> : null;
}
