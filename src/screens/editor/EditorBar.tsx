import { shallowEqual, useSelector } from '@xstate/react';
import { isDirty, isUnanswered, languagesWithErrors, readOnlyReason } from '../../machines/editor/document';
import { isStepDue } from '../../machines/publication/steps';
import { editorTexts as texts } from '../../messages/screens/editor';
import { LanguageTabs } from '../../ui/base/Tabs';
import { BackButton } from '../../ui/commands/BackButton';
import { CommandButton } from '../../ui/commands/CommandButton';
import { ActionBar, SaveState } from '../../ui/page/ActionBar';
import type { EditorActor } from './useEditorActor';

interface EditorBarProps {
  readonly actor: EditorActor;
}

function Languages({ actor }: Pick<EditorBarProps, 'actor'>) {
  const languages = useSelector(actor, ({ context }) => context.languages);
  const current = useSelector(actor, ({ context }) => context.language);
  const wrong = useSelector(actor, ({ context }) => languagesWithErrors(context), shallowEqual);
  if (languages.length < 2) return null;
  return (
    <LanguageTabs
      label={texts.languages}
      panel="editor-panel"
      languages={languages.map((code) => ({ code, hasErrors: wrong.includes(code) }))}
      current={current}
      onSelect={(language) => actor.send({ type: 'language.go', language })}
    />
  );
}

function State({ actor }: Pick<EditorBarProps, 'actor'>) {
  const text = useSelector(actor, (snapshot) => {
    if (isUnanswered(snapshot.context)) return texts.offline.state;
    if (snapshot.hasTag('saving')) return texts.savingNow;
    return isDirty(snapshot.context) ? texts.unsaved : snapshot.context.id === 'new' ? '' : texts.allSaved;
  });
  return <SaveState>{text}</SaveState>;
}

/** The steps of the way to publication that make sense for this user at the status of the language shown. */
function Review({ actor }: Pick<EditorBarProps, 'actor'>) {
  const isPublisher = useSelector(actor, ({ context }) => context.item?.canSave === true);
  const isReturnDue = useSelector(actor, ({ context: { saved, language } }) =>
    isStepDue('return', saved?.contents[language]?.status ?? null),
  );
  if (!isPublisher) return <CommandButton id="editor.submit" hideRefused />;
  if (!isReturnDue) return null;
  return (
    <>
      <CommandButton id="editor.return" hideRefused />
      <CommandButton id="editor.publish">{texts.approve}</CommandButton>
    </>
  );
}

/** Back, languages, preview, review, save. Source: document 2, 'Common editor behaviour'. */
export function EditorBar({ actor }: EditorBarProps) {
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isRead = useSelector(actor, ({ context }) => readOnlyReason(context) !== null);
  return (
    <ActionBar>
      <BackButton />
      <Languages actor={actor} />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {!isRead && <State actor={actor} />}
        <CommandButton id="editor.preview" icon="eye">
          {texts.preview}
        </CommandButton>
        {isRead ? (
          <CommandButton id="editor.duplicate" hideRefused />
        ) : (
          <>
            <Review actor={actor} />
            <CommandButton id="editor.save" variant="primary" busy={saving}>
              {texts.save}
            </CommandButton>
          </>
        )}
      </div>
    </ActionBar>
  );
}
