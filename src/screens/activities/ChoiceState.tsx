import type { ChosenRow } from '../../machines/choices/types';
import { choiceTexts as texts } from '../../messages/screens/choices';
import { Button } from '../../ui/base/Button';
import { Icon } from '../../ui/base/Icon';
import { useChoicesActor } from './choicesContext';

interface ChoiceStateProps {
  readonly id: number;
  readonly row: ChosenRow | undefined;
}

/** How the choice of a row stands, unless it is stored: on its way for the eyes alone, refused or in doubt with the way on. */
export function ChoiceState({ id, row }: ChoiceStateProps) {
  const actor = useChoicesActor();
  if (row === undefined || row.phase === 'settled') return null;
  if (row.phase === 'sending' || row.phase === 'waiting')
    return (
      <p data-choice={row.phase} aria-hidden="true" className="animate-late text-muted text-xs">
        {texts.states[row.phase]}
      </p>
    );
  const look = row.phase === 'failed' ? 'text-danger' : 'text-warning';
  return (
    <div data-choice={row.phase} className="space-y-1 text-sm">
      <p className={`flex items-start gap-1.5 ${look}`}>
        <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
        <span>
          <span className="font-medium">{texts.states[row.phase]}</span>
          {row.failure !== null && <span className="block text-xs">{row.failure.message}</span>}
        </span>
      </p>
      <Button size="small" onClick={() => actor.send({ type: 'choice.repeat', id })}>
        {texts.repeat}
      </Button>
    </div>
  );
}
