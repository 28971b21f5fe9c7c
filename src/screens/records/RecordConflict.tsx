import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { conflictName, sideInWords } from '../../content/item/conflict';
import { reason } from '../../machines/record/refusals';
import { wordsOf } from '../../machines/record/rules';
import { displayName } from '../../machines/session/rules';
import { draftTexts } from '../../messages/screens/drafts';
import { editorTexts } from '../../messages/screens/editor';
import { recordTexts } from '../../messages/screens/records';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { RadioGroup } from '../../ui/base/RadioGroup';
import { useBorrowedFocus } from '../../ui/page/useBorrowedFocus';
import { MergedList, mergedFrom } from '../form/MergedList';
import { useUser } from '../useUser';
import type { RecordActor } from './useFormActor';

const { conflict: texts } = recordTexts;
const { conflict: merging } = editorTexts;

/** A record that another user saved meanwhile: field by field, which value to keep. Source: contract, 'no lost update'. */
export function RecordConflict({ actor }: { readonly actor: RecordActor }) {
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'save.request' }));
  const user = useUser();
  const myself = user === null ? null : displayName(user);
  const choices = useRef<HTMLDivElement>(null);
  useBorrowedFocus(true, () => choices.current?.querySelector<HTMLElement>('input'));
  if (conflict === null) return null;
  const isOwn = conflict.updatedBy !== null && conflict.updatedBy === myself;
  return (
    <Card
      title={isOwn ? draftTexts.conflictWithMyself.title : texts.title}
      actions={
        <>
          <Button size="small" onClick={() => actor.send({ type: 'conflict.cancel' })}>
            {texts.cancel}
          </Button>
          <Button size="small" variant="primary" refusal={refusal} onClick={() => actor.send({ type: 'save.request' })}>
            {wordsOf(actor.getSnapshot().context.record).save}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-muted">
        {conflict.updatedBy !== null && `${isOwn ? draftTexts.conflictWithMyself.by : texts.by(conflict.updatedBy)} `}
        {texts.text}
      </p>
      <div ref={choices} className="space-y-3 pt-2">
        {conflict.fields.map((field) => (
          <RadioGroup
            key={field.path}
            label={conflictName(field)}
            value={field.decision}
            options={[
              { value: 'mine', label: texts.mine(sideInWords(field, 'mine')) },
              { value: 'theirs', label: texts.theirs(sideInWords(field, 'theirs')) },
            ]}
            onValue={(side) =>
              actor.send({ type: side === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs', field: field.path })
            }
          />
        ))}
      </div>
      <MergedList title={merging.merged(conflict.merged.length)} fields={conflict.merged} beside={mergedFrom} />
    </Card>
  );
}
