import { useSelector } from '@xstate/react';
import { isDirty } from '../../machines/record/rules';
import { recordTexts as texts } from '../../messages/records';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { RecordActor } from './useRecordActor';

/** CHIUDI, what became of the changes, Salva. Source: document 1, sections 2.11 and 2.13. */
export function RecordBar({ actor }: { readonly actor: RecordActor }) {
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const text = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('saving')) return texts.savingNow;
    if (isDirty(snapshot.context)) return texts.unsaved;
    return snapshot.context.id === 'new' ? '' : texts.allSaved;
  });
  return (
    <div className="sticky top-14 z-10 -mx-3 -mt-4 flex flex-wrap items-center gap-2 border-line border-b bg-canvas px-3 py-2 sm:-mx-5 sm:px-5">
      <CommandButton id="record.close" />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <span role="status" className="text-muted text-sm max-md:sr-only">
          {text}
        </span>
        <CommandButton id="record.remove" icon="trash" hideRefused />
        <CommandButton id="record.save" variant="primary" busy={saving} />
      </div>
    </div>
  );
}
