import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { publicationChange } from '../../machines/editor/publication';
import { takeOverChanges } from '../../machines/editor/takeOver';
import { readersTexts as texts } from '../../messages/screens/readers';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import type { EditorActor } from './useEditorActor';

/** Confirms a save that changes what readers see. */
export function PublicationQuestion({ actor }: { readonly actor: EditorActor }) {
  const context = useSelector(actor, (snapshot) => (snapshot.hasTag('confirming') ? snapshot.context : null));
  const effects = useMemo(() => (context === null ? [] : publicationChange(context)), [context]);
  const sentences = useMemo(() => {
    const changes = context === null ? null : takeOverChanges(context);
    const of = (isKept: boolean) => (changes?.merged ?? []).filter(({ side }) => (side === 'theirs') === isKept);
    return [...texts.consequences(effects), ...texts.changes(of(false), of(true))];
  }, [context, effects]);
  return (
    <LazyConfirmDialog
      open={context !== null}
      title={texts.question(effects)}
      startsOn="cancel"
      onConfirm={() => actor.send({ type: 'publication.confirm' })}
      onCancel={() => actor.send({ type: 'publication.cancel' })}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </LazyConfirmDialog>
  );
}
