import { useLayoutEffect, useMemo } from 'react';
import type { ChoiceValue, Listing } from '../../content/lists/listing';
import { choiceMachine } from '../../machines/choice/machine';
import { choicesMachine } from '../../machines/choices/machine';
import { workLeft } from '../../machines/choices/rules';
import { callActors } from '../../machines/kit/actor';
import { choiceTexts as texts } from '../../messages/screens/choices';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { useCommandCenter } from '../../ui/commands/context';
import { usePorts } from '../ports';
import { useRetryOnline, useSessionLink, useUnload } from '../unsavedWork';
import { useListingAbilities } from '../useUser';
import type { ChoicesActor } from './choicesContext';

interface ChoicesOptions {
  readonly listing: Listing;
  /** Why somebody who sees the list may not choose. */
  readonly refusal: string | null;
  /** What a value says, to be read out. */
  readonly wordsOf: (value: ChoiceValue) => string;
}

/** The rows of a list that save themselves, wired to application and session. */
export function useChoices({ listing, refusal, wordsOf }: ChoicesOptions): ChoicesActor {
  const { choices, notify } = usePorts();
  const { announce } = useCommandCenter();
  const abilities = useListingAbilities(listing);
  const { choice } = listing;
  const isAllowed = choice?.needs === undefined || abilities[choice.needs];
  const machine = useMemo(() => {
    const saving = choiceMachine.provide({ actors: callActors(choices(listing), 'saveChoice') });
    return choicesMachine.provide({ actors: { choice: saving } });
  }, [choices, listing]);
  const actor = useActorRef(machine, {
    input: { refusal: isAllowed ? null : refusal, undecided: choice?.undecided ?? null },
  });
  const work = () => workLeft(actor.getSnapshot().context);
  const isUnsaved = () => work() !== 'none';
  useEmitted(actor, {
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text),
    chosen: ({ title, value, isUndone }) => announce((isUndone ? texts.undone : texts.chosen)(title, wordsOf(value))),
    'all.decided': () => announce(texts.allDecided),
  });
  // Rows are taken in effects: they find the machine running.
  useLayoutEffect(() => void actor.start(), [actor]);
  useSessionLink(actor, work);
  useRetryOnline(actor);
  useUnload(isUnsaved);
  return actor;
}
