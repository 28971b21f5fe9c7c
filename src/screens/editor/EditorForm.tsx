import { useSelector } from '@xstate/react';
import { type FocusEvent, Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CardDeclaration } from '../../content/field/field';
import { fieldPath, valueAt } from '../../content/field/path';
import type { LocatedField } from '../../content/item/located';
import type { Content } from '../../content/model/content';
import { errorIn, fieldsByPath } from '../../machines/editor/document';
import { firstWritable } from '../../machines/editor/rights';
import { publishRefusal } from '../../machines/editor/saving';
import { Card } from '../../ui/base/Card';
import { late } from '../../ui/base/late';
import { RestContext, useRest } from '../../ui/base/useRest';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { FieldContext } from '../../ui/fields/types';
import { leadTo } from '../../ui/page/leadTo';
import { useFieldFocus, useFirstFocus } from '../form/focus';
import { usePorts } from '../ports';
import { EditorField } from './EditorField';
import { MissingCard } from './MissingCard';
import { OnDemandCard } from './OnDemandCard';
import type { EditorActor } from './useEditorActor';

// Without them the work goes on.
const SharePreview = late(async () => ({ default: (await import('./SharePreview')).SharePreview }), {
  failed: () => null,
});
const OverlapNote = late(async () => ({ default: (await import('./OverlapNote')).OverlapNote }), {
  failed: () => null,
});

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
      nested: {
        errorIn: (path) => errorIn(actor.getSnapshot().context, path),
        draw: (field, path, own) => <EditorField {...{ actor, field, path, language }} context={own} />,
      },
    }),
    [actor, language, languages, statusOptions, refusal, mayTag, site],
  );
}

/** Path of the same field in another language; its own where all languages share it. */
function pathIn({ path, field, within }: LocatedField, language: string): string {
  const around = within.at(-1)?.path;
  const own = fieldPath(field, language);
  return field.localized ? (around === undefined ? own : `${around}.${own}`) : path;
}

/**
 * A change of language leaves the focus on the field it was on: the field's control in the other language is another one.
 * Gives what notes which field has the focus.
 */
function useKeptFocus(actor: EditorActor, language: string) {
  const focused = useRef<LocatedField | null>(null);
  useLayoutEffect(() => {
    const path = focused.current === null ? null : pathIn(focused.current, language);
    return path !== null && document.activeElement === document.body ? leadTo({ path }) : undefined;
  }, [language]);
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const path = event.target.closest<HTMLElement>('[data-path]')?.dataset.path ?? '';
      focused.current = fieldsByPath(actor.getSnapshot().context).get(path) ?? null;
    },
    onBlur() {
      focused.current = null;
    },
  };
}

/** Where writing begins; null as long as nothing may be written. */
const firstToWrite = (snapshot: SnapshotFrom<EditorActor>): string | null =>
  snapshot.hasTag('editable') ? firstWritable(snapshot.context) : null;

interface CardsProps extends EditorFormProps {
  readonly column: CardDeclaration['column'];
  readonly language: string;
  readonly context: FieldContext;
  /** Whether more than the first card is drawn. */
  readonly isWhole: boolean;
}

type CardProps = Omit<CardsProps, 'column' | 'isWhole'> & { readonly card: CardDeclaration };

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
      {card.share !== undefined && <SharePreview actor={actor} share={card.share} />}
      <OverlapNote content={content} actor={actor} card={card} />
    </div>
  );
}

function Cards({ column, isWhole, ...parts }: CardsProps) {
  const cards = parts.content.cards.filter((card) => card.column === column);
  const firstOnDemand = cards.find(({ opens }) => opens === 'onDemand');
  return (isWhole ? cards : cards.slice(0, 1)).map((card) =>
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
  useFirstFocus(useSelector(actor, firstToWrite));
  const isWhole = useRest();
  const focus = useSelector(actor, (snapshot) => snapshot.context.focus);
  useFieldFocus(isWhole ? focus : null);
  const noteFocus = useKeptFocus(actor, language);
  const parts = { content, actor, language, context, isWhole };
  return (
    <RestContext value={isWhole}>
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
    </RestContext>
  );
}
