import { useSelector } from '@xstate/react';
import { isDirty, readOnlyReason, wordsOf } from '../../machines/record/rules';
import { recordTexts as texts } from '../../messages/screens/records';
import { CommandButton } from '../../ui/commands/CommandButton';
import { ActionBar, SaveState } from '../../ui/page/ActionBar';
import type { RecordActor } from './useFormActor';

/** CHIUDI, what became of the changes, Salva. Source: document 1, sections 2.11 and 2.13. */
export function RecordBar({ actor }: { readonly actor: RecordActor }) {
  const isRead = useSelector(actor, ({ context }) => readOnlyReason(context) !== null);
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const text = useSelector(actor, (snapshot) => {
    if (isRead) return '';
    if (snapshot.hasTag('saving')) return texts.savingNow;
    const { besideUnsaved } = snapshot.context;
    if (isDirty(snapshot.context)) return texts.unsaved;
    if (besideUnsaved !== null) return texts.besideUnsaved(besideUnsaved);
    return snapshot.context.id === 'new' ? '' : texts.allSaved;
  });
  return (
    <ActionBar>
      <CommandButton id="record.close" icon="arrowLeft" />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <SaveState>{text}</SaveState>
        <CommandButton id="record.remove" icon="trash" hideRefused />
        {!isRead && (
          <CommandButton id="record.save" variant="primary" busy={saving}>
            {wordsOf(actor.getSnapshot().context.record).save}
          </CommandButton>
        )}
      </div>
    </ActionBar>
  );
}
