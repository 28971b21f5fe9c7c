import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { publicationChange } from '../../machines/editor/publication';
import { readersTexts as texts } from '../../messages/screens/readers';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import type { EditorActor } from './useEditorActor';

/** Confirms a save that changes what readers see. */
export function PublicationQuestion({ actor }: { readonly actor: EditorActor }) {
  const context = useSelector(actor, (snapshot) => (snapshot.hasTag('confirming') ? snapshot.context : null));
  const effects = useMemo(() => (context === null ? [] : publicationChange(context)), [context]);
  return (
    <LazyConfirmDialog
      open={context !== null}
      title={texts.question(effects)}
      startsOn="cancel"
      onConfirm={() => actor.send({ type: 'publication.confirm' })}
      onCancel={() => actor.send({ type: 'publication.cancel' })}
    >
      {texts.consequences(effects).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </LazyConfirmDialog>
  );
}
