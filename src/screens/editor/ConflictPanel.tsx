import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { type ConflictField, conflictName, sideInWords } from '../../content/item/conflict';
import { displayValue } from '../../content/kinds/displayText';
import { reason } from '../../machines/editor/refusals';
import type { EditConflict } from '../../machines/editor/types';
import { displayName } from '../../machines/session/rules';
import { draftTexts } from '../../messages/screens/drafts';
import { editorTexts } from '../../messages/screens/editor';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { RadioGroup } from '../../ui/base/RadioGroup';
import { useBorrowedFocus } from '../../ui/page/useBorrowedFocus';
import { MergedList, mergedFrom } from '../form/MergedList';
import { useUser } from '../useUser';
import type { EditorActor } from './useEditorActor';

const texts = editorTexts.conflict;
const { comparison } = editorTexts;
/** What a choice is called: between my version and the stored one, or between a draft and the published item. */
const WORDS = { stored: texts, original: comparison } as const;

interface OfConflict {
  readonly actor: EditorActor;
  readonly of: EditConflict['of'];
}

function Choice({ field, actor, of }: OfConflict & { readonly field: ConflictField }) {
  return (
    <div className="border-line border-t py-3 first:border-t-0">
      <RadioGroup
        label={conflictName(field)}
        value={field.decision}
        options={[
          { value: 'mine', label: WORDS[of].mine, hint: sideInWords(field, 'mine') },
          { value: 'theirs', label: WORDS[of].theirs, hint: sideInWords(field, 'theirs') },
        ]}
        onValue={(side) =>
          actor.send({ type: side === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs', path: field.path })
        }
      />
    </div>
  );
}

/** What is merged without asking: of a draft, what it changes for readers apart from what stays as they see it. */
function MergedFields({ of, merged }: Pick<EditConflict, 'of' | 'merged'>) {
  if (merged.length === 0) return null;
  if (of === 'stored') return <MergedList title={texts.merged(merged.length)} fields={merged} beside={mergedFrom} />;
  const [changes, stays] = [
    merged.filter(({ side }) => side !== 'theirs'),
    merged.filter(({ side }) => side === 'theirs'),
  ];
  return (
    <>
      <MergedList
        title={comparison.changes(changes.length)}
        fields={changes}
        behind={({ field, instead }) => comparison.now(displayValue(field, instead))}
      />
      <MergedList title={comparison.stays(stays.length)} fields={stays} />
    </>
  );
}

function ForAll({ actor, of }: OfConflict) {
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      <Button size="small" onClick={() => actor.send({ type: 'conflict.keepMine', path: null })}>
        {WORDS[of].allMine}
      </Button>
      <Button size="small" onClick={() => actor.send({ type: 'conflict.takeTheirs', path: null })}>
        {WORDS[of].allTheirs}
      </Button>
    </div>
  );
}

function textOf({ of, fields, merged }: EditConflict): string {
  if (of === 'original' && fields.length + merged.length === 0) return comparison.same;
  return fields.length === 0 ? WORDS[of].nothingToDecide : WORDS[of].text;
}

/**
 * Two versions of one item: a choice for each field that both changed, and what was merged without asking. Source:
 * contract, 'no lost update'.
 */
export function ConflictPanel({ actor }: { readonly actor: EditorActor }) {
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'save.request' }));
  const user = useUser();
  const myself = user === null ? null : displayName(user);
  const choices = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(
    conflict !== null,
    () => choices.current?.querySelector<HTMLElement>('input') ?? save.current ?? cancel.current,
  );
  if (conflict === null) return <Banner tone="warning" role="status" title={texts.loading} />;
  const { of, fields, merged, updatedBy } = conflict;
  const isOwn = updatedBy !== null && updatedBy === myself;
  const isToMerge = of === 'stored' || fields.length > 0 || merged.some(({ side }) => side !== 'mine');
  return (
    <Card
      title={isOwn && of === 'stored' ? draftTexts.conflictWithMyself.title : WORDS[of].title}
      actions={
        <>
          <Button ref={cancel} size="small" onClick={() => actor.send({ type: 'conflict.cancel' })}>
            {texts.cancel}
          </Button>
          {isToMerge && (
            <Button
              ref={save}
              size="small"
              variant="primary"
              refusal={refusal}
              onClick={() => actor.send({ type: 'save.request' })}
            >
              {WORDS[of].save}
            </Button>
          )}
        </>
      }
    >
      <p role="alert" className="text-muted">
        {updatedBy !== null && `${isOwn ? draftTexts.conflictWithMyself.by : texts.by(updatedBy)} `}
        {textOf(conflict)}
      </p>
      {fields.length > 1 && <ForAll actor={actor} of={of} />}
      <div ref={choices}>
        {fields.map((field) => (
          <Choice key={field.path} field={field} actor={actor} of={of} />
        ))}
      </div>
      <MergedFields of={of} merged={merged} />
    </Card>
  );
}
