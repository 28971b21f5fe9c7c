import { useSelector } from '@xstate/react';
import { rowTexts } from '../../machines/redirectRow/notes';
import type { RowPhase } from '../../machines/redirectRow/types';
import { redirectTexts as texts } from '../../messages/screens/redirects';
import { Badge, type BadgeTone } from '../../ui/base/Badge';
import { Icon } from '../../ui/base/Icon';
import { Spinner } from '../../ui/base/Spinner';
import type { RowActor } from './useRedirectsActor';

const TONES: Readonly<Partial<Record<RowPhase, BadgeTone>>> = {
  editing: 'neutral',
  incomplete: 'neutral',
  failed: 'danger',
  conflict: 'warning',
};

/** State of a row: nothing while it is as the server has it. */
export function RowState({ row }: { readonly row: RowActor }) {
  const phase = useSelector(row, rowTexts.phase);
  if (phase === 'clean') return null;
  if (phase === 'saving') return <Spinner label={texts.states.saving} />;
  if (phase === 'saved')
    return (
      <span className="text-success">
        <Icon name="check" size={16} />
        <span className="sr-only">{texts.states.saved}</span>
      </span>
    );
  return <Badge tone={TONES[phase]}>{texts.states[phase]}</Badge>;
}
