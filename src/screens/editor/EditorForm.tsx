import { useSelector } from '@xstate/react';
import { type FocusEvent, Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import { fieldPath, valueAt } from '../../content/model/path';
import type { CardDeclaration, Content, FieldDeclaration } from '../../content/model/types';
import { publishRefusal } from '../../machines/editor/saving';
import type { EditorContext } from '../../machines/editor/types';
import { Card } from '../../ui/base/Card';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { FieldContext } from '../../ui/fields/types';
import { usePorts } from '../ports';
import { controlId } from './controlId';
import { EditorField } from './EditorField';
import { LazyOverlapNote } from './LazyOverlapNote';
import { LazySharePreview } from './LazySharePreview';
import { MissingCard } from './MissingCard';
import { OnDemandCard } from './OnDemandCard';
import type { EditorActor } from './useEditorActor';

interface EditorFormProps {
  readonly content: Content;
  readonly actor: EditorActor;
}

const NO_OPTIONS: FieldContext['statusOptions'] = [];

/** What the widgets need to know; the same object until something in it changes. */
function useFieldContext(actor: EditorActor): FieldContext {
  const { site } = usePorts();
  const language = useSelector(actor, ({ context }) => context.language);
  const statusOptions = useSelector(actor, ({ context }) => context.statusOptions?.[language] ?? NO_OPTIONS);
  const mayTag = useSelector(actor, ({ context }) => context.abilities.viewTag);
  const refusal = useSelector(actor, ({ context }) => publishRefusal(context));
  const languages = useSelector(actor, ({ context }) => context.languages);
  return useMemo(
    () => ({
      statusOptions,
      publishRefusal: refusal,
      mayTag,
      mapCentre: site.mapCentre,
      tiles: site.tiles,
      title: () => String(valueAt(actor.getSnapshot().context.item, `contents.${language}.title`) ?? ''),
      languages,
      valueAt: (path) => valueAt(actor.getSnapshot().context.item, path),
      subscribe: (listener) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
    }),
    [actor, language, languages, statusOptions, refusal, mayTag, site],
  );
}

/** A new item is written from its first field on. */
function useFirstFocus({ content, actor }: EditorFormProps): void {
  useLayoutEffect(() => {
    const { id, language } = actor.getSnapshot().context;
    const [field] = content.fields;
    if (id === 'new' && field !== undefined) document.getElementById(controlId(fieldPath(field, language)))?.focus();
  }, [actor, content]);
}

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';

const fieldOf = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/**
 * Puts the focus into a field: on its main control, else on the first thing in it that takes it. Gives whether there was
 * any.
 */
function enter({ path, part }: NonNullable<EditorContext['focus']>): boolean {
  const id = controlId(path);
  // A part that is not shown now depends on what stands before it.
  const main = document.getElementById(part === undefined ? id : `${id}-${part}`);
  main?.focus({ preventScroll: true });
  // A field as a whole may have led on to the part that matters.
  const control = main?.contains(document.activeElement)
    ? document.activeElement
    : fieldOf(path)?.querySelector(FOCUSABLE);
  if (!(control instanceof HTMLElement)) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}

/** Whether a field's control is still on its way. */
const isAwaited = (path: string): boolean => fieldOf(path)?.querySelector('[aria-busy="true"]') != null;

/** Puts the focus where the machine wants it: the first error, the next one, the requested card. */
function useFocus(actor: EditorActor): void {
  const focus = useSelector(actor, ({ context }: { context: EditorContext }) => context.focus);
  useLayoutEffect(() => {
    if (focus === null) return;
    const closed = fieldOf(focus.path)?.closest<HTMLElement>('[hidden]');
    let frame = 0;
    const arrive = () => {
      if (!enter(focus) && isAwaited(focus.path)) frame = requestAnimationFrame(arrive);
    };
    if (closed) {
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`)?.click();
      frame = requestAnimationFrame(arrive);
    } else arrive();
    return () => cancelAnimationFrame(frame);
  }, [focus]);
}

/**
 * A change of language leaves the focus on the field it was on: the field's control in the other language is another one.
 * Gives what notes which field has the focus.
 */
function useKeptFocus(content: Content, language: string) {
  const focused = useRef<FieldDeclaration | null>(null);
  useLayoutEffect(() => {
    const field = focused.current;
    if (field !== null && document.activeElement === document.body)
      document.getElementById(controlId(fieldPath(field, language)))?.focus();
  }, [language]);
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const path = event.target.closest<HTMLElement>('[data-path]')?.dataset.path;
      focused.current = content.fields.find((field) => fieldPath(field, language) === path) ?? null;
    },
    onBlur() {
      focused.current = null;
    },
  };
}

interface CardsProps extends EditorFormProps {
  readonly column: CardDeclaration['column'];
  readonly language: string;
  readonly context: FieldContext;
}

type CardProps = Omit<CardsProps, 'column'> & { readonly card: CardDeclaration };

function CardBody({ content, actor, card, language, context }: CardProps) {
  return (
    <div className="space-y-4">
      {card.fields.map((field) => (
        <EditorField
          key={fieldPath(field, language)}
          actor={actor}
          field={field}
          language={language}
          context={context}
        />
      ))}
      {card.share !== undefined && <LazySharePreview actor={actor} share={card.share} />}
      <LazyOverlapNote content={content} actor={actor} card={card} />
    </div>
  );
}

function Cards({ column, ...parts }: CardsProps) {
  const cards = parts.content.cards.filter((card) => card.column === column);
  const firstOnDemand = cards.find(({ opens }) => opens === 'onDemand');
  return cards.map((card) =>
    card.opens === 'onDemand' ? (
      <Fragment key={card.id}>
        {card === firstOnDemand && (
          <div className="flex justify-end">
            <CommandButton id="editor.chapters" size="small" />
          </div>
        )}
        <OnDemandCard {...{ card, actor: parts.actor, language: parts.language }}>
          <CardBody {...parts} card={card} />
        </OnDemandCard>
      </Fragment>
    ) : (
      <Card key={card.id} title={card.title} collapsible>
        <CardBody {...parts} card={card} />
      </Card>
    ),
  );
}

/** The declared cards with their fields, in the language shown. */
export function EditorForm({ content, actor }: EditorFormProps) {
  const language = useSelector(actor, (snapshot) => snapshot.context.language);
  const context = useFieldContext(actor);
  useFirstFocus({ content, actor });
  useFocus(actor);
  const noteFocus = useKeptFocus(content, language);
  const parts = { content, actor, language, context };
  return (
    <div
      {...noteFocus}
      className="grid items-start gap-4 @min-[46rem]/page:grid-cols-[minmax(0,1fr)_20rem] @min-[64rem]/page:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="min-w-0 space-y-4">
        <Cards {...parts} column="main" />
      </div>
      <div className="min-w-0 space-y-4">
        <MissingCard actor={actor} />
        <Cards {...parts} column="side" />
      </div>
    </div>
  );
}
