import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { Json } from '../../content/model/types';
import { type ConflictPart, SHARED_PART } from '../../machines/editor/types';
import { languageName } from '../../messages/screens/content';
import { editorTexts as texts } from '../../messages/screens/editor';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { RadioGroup } from '../../ui/base/RadioGroup';
import type { EditorActor } from './useEditorActor';

const PREVIEW_LENGTH = 160;

/** A value in a few words: text without markup, names of what is chosen. */
function summary(value: Json): string {
  if (value === null || value === undefined || value === '') return texts.conflict.empty;
  if (Array.isArray(value)) return value.map(summary).join(', ') || texts.conflict.empty;
  if (typeof value === 'object') {
    const named = value as { readonly [key: string]: Json };
    return summary(named.name ?? named.nome ?? named.city ?? named.title ?? JSON.stringify(value));
  }
  const plain = String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > PREVIEW_LENGTH ? `${plain.slice(0, PREVIEW_LENGTH)}…` : plain;
}

function Part({ part, actor }: { readonly part: ConflictPart; readonly actor: EditorActor }) {
  const name = part.part === SHARED_PART ? texts.shared : languageName(part.part);
  return (
    <section className="space-y-2 border-line border-t py-3 first:border-t-0">
      <RadioGroup
        label={name}
        value={part.decision}
        options={[
          { value: 'mine', label: texts.conflict.mine },
          { value: 'theirs', label: texts.conflict.theirs },
        ]}
        onValue={(decision) =>
          actor.send({
            type: decision === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs',
            language: part.part,
          })
        }
      />
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-muted">
            <tr>
              <th className="py-1 pr-3 font-medium">{texts.conflict.field}</th>
              <th className="py-1 pr-3 font-medium">{texts.conflict.mineShort}</th>
              <th className="py-1 font-medium">{texts.conflict.theirsShort}</th>
            </tr>
          </thead>
          <tbody>
            {part.fields.map((field) => (
              <tr key={field.path} className="align-top">
                <th className="py-1 pr-3 font-medium">
                  {field.label}
                  {field.collides && <span className="block font-normal text-warning">{texts.conflict.collides}</span>}
                </th>
                <td className="py-1 pr-3">{summary(field.mine)}</td>
                <td className="py-1">{summary(field.theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Two versions of one item, language by language: which one to keep. Source: contract, 'no lost update'. */
export function ConflictPanel({ actor }: { readonly actor: EditorActor }) {
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  const undecided = useSelector(actor, ({ context }) =>
    (context.conflict?.parts ?? []).some(({ decision }) => decision === null),
  );
  const parts = useRef<HTMLDivElement>(null);
  const found = conflict !== null;
  useLayoutEffect(() => {
    if (found) parts.current?.querySelector<HTMLElement>('input')?.focus();
  }, [found]);
  if (conflict === null) return <Banner tone="warning" role="status" title={texts.conflict.loading} />;
  return (
    <Card
      title={texts.conflict.title}
      actions={
        <>
          <Button size="small" onClick={() => actor.send({ type: 'conflict.cancel' })}>
            {texts.conflict.cancel}
          </Button>
          <Button
            size="small"
            variant="primary"
            refusal={undecided ? texts.conflict.undecided : null}
            onClick={() => actor.send({ type: 'save.request' })}
          >
            {texts.conflict.save}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-muted">
        {conflict.updatedBy !== null && `${texts.conflict.by(conflict.updatedBy)} `}
        {texts.conflict.text}
      </p>
      <div ref={parts}>
        {conflict.parts.map((part) => (
          <Part key={part.part} part={part} actor={actor} />
        ))}
      </div>
    </Card>
  );
}
