import { shallowEqual, useSelector } from '@xstate/react';
import type { LocatedField } from '../../content/item/located';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import { missingFields, reasonAt } from '../../machines/editor/missing';
import { languageName } from '../../messages/screens/content';
import { editorTexts } from '../../messages/screens/editor';
import { Card } from '../../ui/base/Card';
import { Icon } from '../../ui/base/Icon';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { EditorActor } from './useEditorActor';

const texts = editorTexts.toPublish;

const CARD = 'missing-to-publish';

/** Puts the focus on the first row of the list, and opens it for that. */
export function focusMissing(): void {
  const card = document.getElementById(CARD);
  card?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  requestAnimationFrame(() => card?.querySelector<HTMLElement>('li button')?.focus());
}

function Row({ actor, located: { path, label } }: { readonly actor: EditorActor; readonly located: LocatedField }) {
  const what = useSelector(actor, ({ context }) => reasonAt(context, path));
  return (
    <li>
      <button
        type="button"
        className="w-full rounded-sm px-1 py-1 text-left hover:bg-hover"
        onClick={() => actor.send({ type: 'field.go', path })}
      >
        <span className="font-medium text-accent-ink">{label}</span>: {what}
      </button>
    </li>
  );
}

/** What keeps the language shown from being published, field by field. It redraws when a field joins or leaves it. */
export function MissingCard({ actor }: { readonly actor: EditorActor }) {
  const isEditable = useSelector(actor, (snapshot) => snapshot.hasTag('editable'));
  const language = useSelector(actor, ({ context }) => context.language);
  const fields = useSelector(actor, ({ context }) => missingFields(context), shallowEqual);
  const isPublished = useSelector(
    actor,
    ({ context }) => context.item?.contents[context.language]?.status === PUBLISHED_STATUS,
  );
  if (!isEditable) return null;
  const heading = texts.heading(fields.length, languageName(language), isPublished);
  if (fields.length === 0)
    return (
      <p className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2 font-semibold">
        <Icon name="check" size={16} className="-ml-1 shrink-0 text-success" />
        {heading}
      </p>
    );
  return (
    <Card id={CARD} title={heading} collapsible defaultOpen={false}>
      <ol className="-mx-1 list-none text-sm">
        {fields.map((located) => (
          <Row key={located.path} actor={actor} located={located} />
        ))}
      </ol>
      <CommandButton id="editor.nextError" size="small" className="mt-2">
        {texts.goOn}
      </CommandButton>
    </Card>
  );
}
