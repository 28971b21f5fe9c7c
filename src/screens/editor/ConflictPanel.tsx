import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { displayValue } from '../../content/kinds/displayText';
import { type ConflictField, conflictName, type MergedField, sideInWords } from '../../content/model/conflict';

import { reason } from '../../machines/editor/reason';

import { editorTexts } from '../../messages/screens/editor';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { RadioGroup } from '../../ui/base/RadioGroup';
import { useBorrowedFocus } from '../../ui/page/useBorrowedFocus';
import type { EditorActor } from './useEditorActor';

const texts = editorTexts.conflict;

function Choice({ field, actor }: { readonly field: ConflictField; readonly actor: EditorActor }) {
  return (
    <div className="border-line border-t py-3 first:border-t-0">
      <RadioGroup
        label={conflictName(field)}
        value={field.decision}
        options={[
          { value: 'mine', label: texts.mine, hint: sideInWords(field, 'mine') },
          { value: 'theirs', label: texts.theirs, hint: sideInWords(field, 'theirs') },
        ]}
        onValue={(side) =>
          actor.send({ type: side === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs', path: field.path })
        }
      />
    </div>
  );
}

function Merged({ fields }: { readonly fields: readonly MergedField[] }) {
  return (
    <section className="border-line border-t py-3">
      <h3 className="font-semibold">{texts.merged(fields.length)}</h3>
      <ul className="space-y-1 pt-1 text-sm">
        {fields.map((field) => (
          <li key={field.path} className="break-words">
            {conflictName(field)} <span className="text-muted">({texts.mergedFrom[field.side]})</span>:{' '}
            {displayValue(field.field, field.value)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForAll({ actor }: { readonly actor: EditorActor }) {
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      <Button size="small" onClick={() => actor.send({ type: 'conflict.keepMine', path: null })}>
        {texts.allMine}
      </Button>
      <Button size="small" onClick={() => actor.send({ type: 'conflict.takeTheirs', path: null })}>
        {texts.allTheirs}
      </Button>
    </div>
  );
}

/**
 * Two versions of one item: a choice for each field that both changed, and what was merged without asking. Source:
 * contract, 'no lost update'.
 */
export function ConflictPanel({ actor }: { readonly actor: EditorActor }) {
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'save.request' }));
  const choices = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(conflict !== null, () => choices.current?.querySelector<HTMLElement>('input') ?? save.current);
  if (conflict === null) return <Banner tone="warning" role="status" title={texts.loading} />;
  const { fields, merged, updatedBy } = conflict;
  return (
    <Card
      title={texts.title}
      actions={
        <>
          <Button size="small" onClick={() => actor.send({ type: 'conflict.cancel' })}>
            {texts.cancel}
          </Button>
          <Button
            ref={save}
            size="small"
            variant="primary"
            refusal={refusal}
            onClick={() => actor.send({ type: 'save.request' })}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-muted">
        {updatedBy !== null && `${texts.by(updatedBy)} `}
        {fields.length === 0 ? texts.nothingToDecide : texts.text}
      </p>
      {fields.length > 1 && <ForAll actor={actor} />}
      <div ref={choices}>
        {fields.map((field) => (
          <Choice key={field.path} field={field} actor={actor} />
        ))}
      </div>
      {merged.length > 0 && <Merged fields={merged} />}
    </Card>
  );
}
