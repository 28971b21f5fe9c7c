import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { languageOfPath } from '../../content/model/record';
import { nodePath } from '../../content/records/category';
import { nameOf, placedOf } from '../../machines/categoryTree/nodes';
import { workLeft } from '../../machines/record/draft';
import { wrongLanguages } from '../../machines/record/fields';
import { reason } from '../../machines/record/refusals';
import { hasUnsavedWork } from '../../machines/record/rules';
import { categoryTreeTexts } from '../../messages/screens/categoryTree';
import { languageName } from '../../messages/screens/content';
import { recordTexts } from '../../messages/screens/records';
import { uiTexts } from '../../messages/ui/ui';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Dialog } from '../../ui/base/Dialog';
import { SkeletonText } from '../../ui/base/Skeleton';
import { Tabs } from '../../ui/base/Tabs';
import { CommandScope } from '../../ui/commands/CommandScope';
import { useCommandKeys } from '../../ui/commands/useCommandKeys';
import { withFocusedField } from '../focusedField';
import { useFirstFocus } from '../form/focus';
import { LeavingDialog } from '../LeavingDialog';
import { usePorts } from '../ports';
import { RecordField } from '../records/RecordField';
import { RecordNotes } from '../records/RecordNotes';
import { useFieldContext } from '../records/useFieldContext';
import { useFocusedLanguage } from '../records/useFocusedLanguage';
import type { RecordActor } from '../records/useFormActor';
import { WithMedia } from '../WithMedia';
import { type DialogOpening, useNodeActor } from './useNodeActor';
import type { TreeActor } from './useTreeActor';

const texts = categoryTreeTexts.node;

function Fields({ actor, language: first }: { readonly actor: RecordActor; readonly language: string }) {
  const { site } = usePorts();
  const [language, setLanguage] = useState(first);
  useFocusedLanguage(actor, language, setLanguage);
  const context = useFieldContext(actor, nodePath(language, 'title'));
  const wrong = useSelector(actor, ({ context }) => wrongLanguages(context), shallowEqual);
  useFirstFocus(nodePath(first, 'title'));
  const fields = actor
    .getSnapshot()
    .context.record.fields.filter(({ path }) => (languageOfPath(path) ?? language) === language);
  return (
    <div className="space-y-4">
      {site.contentLanguages.length > 1 && (
        <Tabs
          label={texts.languages}
          tabs={site.contentLanguages.map((code) => ({
            id: code,
            label: code.toUpperCase(),
            title: languageName(code),
            hasErrors: wrong.includes(code),
          }))}
          current={language}
          onSelect={setLanguage}
        />
      )}
      {fields.map((field) => (
        <RecordField key={field.path} {...{ actor, field, context }} path={field.path} />
      ))}
    </div>
  );
}

function Body({ actor, language }: { readonly actor: RecordActor; readonly language: string }) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.context.item === null ? 'none' : 'form',
  );
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  if (view === 'skeleton') return <SkeletonText lines={5} label={texts.loading} />;
  if (view === 'none')
    return (
      <Banner
        tone="danger"
        role="alert"
        title={message}
        actions={
          actor.getSnapshot().hasTag('failed') && (
            <Button onClick={() => actor.send({ type: 'load.retry' })}>{texts.retry}</Button>
          )
        }
      />
    );
  return (
    <div className="space-y-4 pb-1">
      <RecordNotes actor={actor} />
      <Fields actor={actor} language={language} />
    </div>
  );
}

/** What the dialog is about: the node's name, or what the new one stands under. */
function titleOf(tree: TreeActor, opening: DialogOpening): string {
  const { context } = tree.getSnapshot();
  const id = opening.kind === 'edit' ? opening.id : opening.parent;
  const placed = placedOf(context.nodes, id);
  const name = placed === null ? '' : nameOf(placed.node, context);
  if (opening.kind === 'edit') return texts.editing(name);
  return placed === null ? texts.adding : texts.addingUnder(name);
}

interface NodeDialogProps {
  readonly tree: TreeActor;
  readonly opening: DialogOpening;
}

function OpenDialog({ tree, opening }: NodeDialogProps) {
  const actor = useNodeActor(tree, opening);
  const [title] = useState(() => titleOf(tree, opening));
  const language = useSelector(tree, ({ context }) => context.language);
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'save.request' }));
  const work = useSelector(actor, ({ context }) => workLeft(context));
  const keys = useCommandKeys('node.save');
  const save = () => actor.send({ type: 'save.request' });
  const close = () => actor.send({ type: 'close.request' });
  return (
    <Dialog
      open
      title={title}
      size="medium"
      onClose={close}
      main={{ label: texts.save, refusal, press: save }}
      footer={
        <>
          <Button onClick={close}>{uiTexts.close}</Button>
          <Button variant="primary" busy={saving} refusal={refusal} hint={keys} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <CommandScope scope="node" actor={actor} refusal={reason} prepare={withFocusedField}>
        <WithMedia>
          <Body actor={actor} language={language} />
        </WithMedia>
        <LeavingDialog
          actor={actor}
          isUnsaved={() => {
            const now = actor.getSnapshot();
            return !now.hasTag('left') && hasUnsavedWork(now.context);
          }}
          work={work}
          texts={recordTexts.leave}
        />
      </CommandScope>
    </Dialog>
  );
}

/** The dialog of a category: a new one, or one that is there. Its form is a record's. Source: document 3, section 2. */
export function NodeDialog({ actor }: { readonly actor: TreeActor }) {
  const opening = useSelector(actor, (snapshot) => (snapshot.hasTag('dialog') ? snapshot.context.opening : null));
  if (opening === null || opening.kind === 'remove') return null;
  return <OpenDialog tree={actor} opening={opening} />;
}
