import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { CardDeclaration, FieldDeclaration } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import { asText } from '../../content/field/kind';
import { fieldPath, valueAt } from '../../content/field/path';
import { kindOf } from '../../content/kinds/table';
import { shortened } from '../../content/text/plainText';
import { errorAt } from '../../machines/editor/document';
import { languageName } from '../../messages/screens/content';
import { editorTexts } from '../../messages/screens/editor';
import { Badge } from '../../ui/base/Badge';
import { Card } from '../../ui/base/Card';
import type { EditorActor } from './useEditorActor';

const texts = editorTexts.onDemand;

interface OnDemandCardProps {
  readonly actor: EditorActor;
  readonly card: CardDeclaration;
  readonly language: string;
  /** Its fields, drawn only while it is open. */
  readonly children: ReactNode;
}

/** Characters of a closed card's text that are shown. */
const BEGINNING = 60;

function wordsOf(field: FieldDeclaration, value: Json): string {
  const { isEmpty, words } = kindOf(field);
  if (isEmpty(value)) return '';
  return (words?.(value) ?? asText(value)).trim() || texts.filled;
}

const countOf = (text: string): string => {
  if (text === '') return texts.empty;
  return text === texts.filled ? text : texts.words(text.split(/\s+/).length);
};

/** What a closed card contains: how its text begins, and how much of it there is in each language. */
function Summary({ actor, card, language }: Omit<OnDemandCardProps, 'children'>) {
  const languages = useSelector(actor, ({ context }) => context.languages);
  const values = useSelector(
    actor,
    ({ context: { item } }) =>
      languages.flatMap((each) => card.fields.map((field) => valueAt(item, fieldPath(field, each)))),
    shallowEqual,
  );
  const isWrong = useSelector(actor, ({ context }) =>
    card.fields.some((field) => errorAt(context, fieldPath(field, language)) !== null),
  );
  const contents = useMemo(
    () =>
      languages.map((code, index) => {
        const own = card.fields.map((field, place) => wordsOf(field, values[index * card.fields.length + place]));
        return { code, text: own.filter((text) => text !== '').join(' ') };
      }),
    [languages, card, values],
  );
  const shown = contents.find(({ code }) => code === language)?.text ?? '';
  return (
    <div className="flex min-w-0 items-center justify-end gap-x-3 text-sm text-muted max-sm:basis-full max-sm:flex-wrap max-sm:justify-start max-sm:pl-5 sm:max-w-[65%]">
      {isWrong && <Badge tone="danger">{editorTexts.toPublish.error}</Badge>}
      {shown !== '' && <span className="min-w-0 truncate max-sm:basis-full">{shortened(shown, BEGINNING)}</span>}
      <ul className="flex shrink-0 gap-x-3 text-xs">
        {contents.map(({ code, text }) => (
          <li key={code}>
            <span aria-hidden>{code.toUpperCase()}</span>
            <span className="sr-only">{languageName(code)}</span> {countOf(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A card that draws nothing of its fields before it is opened, by hand or by a focus that leads into it. What is typed is
 * the item's, so that closing it loses nothing.
 */
export function OnDemandCard({ actor, card, language, children }: OnDemandCardProps) {
  const [isOpen, setOpen] = useState(false);
  const summary = isOpen ? undefined : <Summary {...{ actor, card, language }} />;
  return (
    <div data-on-demand>
      <Card title={card.title} collapsible open={isOpen} onToggle={setOpen} badge={summary}>
        {isOpen
          ? children
          : card.fields.map((field) => <div key={field.path} data-path={fieldPath(field, language)} />)}
      </Card>
    </div>
  );
}

/** Opens every card that opens on demand; once all are open, closes them. */
export function toggleOnDemand(): void {
  const toggles = [...document.querySelectorAll<HTMLElement>('[data-on-demand] > section > header [aria-expanded]')];
  const closed = toggles.filter((toggle) => toggle.getAttribute('aria-expanded') === 'false');
  for (const toggle of closed.length > 0 ? closed : toggles) toggle.click();
}
