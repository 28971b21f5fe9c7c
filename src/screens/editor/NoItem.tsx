import { useSelector } from '@xstate/react';
import { listAddress, recordAddress } from '../../content/lists/addresses';
import type { Content } from '../../content/model/content';
import { mergedInto } from '../../machines/editor/review';
import { editorTexts as texts } from '../../messages/screens/editor';
import { failureTexts } from '../../messages/screens/failures';
import { Button, buttonClass } from '../../ui/base/Button';
import { EmptyState } from '../../ui/base/EmptyState';
import { usePageTitle } from '../../ui/page/title';
import { ToList } from '../ToList';
import type { EditorActor } from './useEditorActor';

function Failed({ content, actor }: { readonly content: Content; readonly actor: EditorActor }) {
  const missing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const mergedId = useSelector(actor, ({ context }) => mergedInto(context.failure));
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? failureTexts.unexpected);
  return (
    <EmptyState
      icon="alert"
      title={missing ? texts.missing : texts.failed}
      actions={
        <>
          <ToList route={listAddress(content)} />
          {mergedId !== null && (
            <a className={buttonClass()} href={`#${recordAddress(content, mergedId) ?? ''}`}>
              {texts.openMerged}
            </a>
          )}
          <Button variant="primary" onClick={() => actor.send({ type: 'load.retry' })}>
            {texts.retry}
          </Button>
        </>
      }
    >
      <span role="alert">{message}</span>
    </EmptyState>
  );
}

function BadAddress({ content }: { readonly content: Content }) {
  usePageTitle(texts.missing);
  return (
    <EmptyState icon="alert" title={texts.missing} actions={<ToList route={listAddress(content)} />}>
      <span role="alert">{texts.badAddress}</span>
    </EmptyState>
  );
}

/** Shown in place of the editor when there is no item: it was deleted, it did not load, or its address is malformed. */
export function NoItem({ content, actor }: { readonly content: Content; readonly actor: EditorActor | null }) {
  return actor === null ? <BadAddress content={content} /> : <Failed content={content} actor={actor} />;
}
