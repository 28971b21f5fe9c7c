import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type CSSProperties, memo } from 'react';
import { DEEPEST_LEVEL, isMissingIn, nameOf, type TreeRow } from '../../machines/categoryTree/nodes';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { languageName } from '../../messages/screens/content';
import { cx } from '../../ui/base/cx';
import { Icon } from '../../ui/base/Icon';
import { IconButton } from '../../ui/base/IconButton';
import type { TreeActor } from './useTreeActor';

/** What a drag makes of a row: dragged itself, where it would be put down, of the same level or of another one. */
type Drag = 'dragged' | 'before' | 'after' | 'beside' | 'elsewhere';

interface NodeRowProps {
  readonly id: string;
  readonly actor: TreeActor;
  readonly row: TreeRow;
  /** Place and height in pixels. */
  readonly top: number;
  readonly height: number;
  readonly isCurrent: boolean;
  readonly language: string;
  readonly languages: readonly string[];
  readonly mayEdit: boolean;
  readonly isMovable: boolean;
  readonly drag: Drag | null;
}

type Part = Pick<NodeRowProps, 'actor' | 'row'>;

/** Opens and closes what is under a node; the keys are the tree's. */
function Toggle({ actor, row: { node, isExpanded }, name }: Part & { readonly name: string }) {
  if (isExpanded === null) return <span className="size-7 shrink-0 pointer-coarse:size-9" />;
  return (
    <IconButton
      label={isExpanded ? texts.close(name) : texts.open(name)}
      icon={isExpanded ? 'chevronDown' : 'chevronRight'}
      size="small"
      tabIndex={-1}
      onClick={() => actor.send({ type: 'node.toggle', id: node.id })}
    />
  );
}

function Cover({ row: { node } }: Pick<Part, 'row'>) {
  const source = node.cover?.url_thumb || node.cover?.url || '';
  if (source === '')
    return (
      <span className="flex size-9 shrink-0 items-center justify-center rounded-md border border-line border-dashed text-line-strong max-sm:hidden">
        <Icon name="image" size={16} />
      </span>
    );
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-9 shrink-0 rounded-md bg-sunken object-cover"
    />
  );
}

/** Marks of the languages in which a title is missing. */
function Missing({ languages }: { readonly languages: readonly string[] }) {
  return languages.map((language) => (
    <span
      key={language}
      title={texts.missingIn(languageName(language))}
      className="inline-flex shrink-0 items-center gap-1 rounded-sm border border-warning/25 bg-warning-soft px-1 text-warning text-xs"
    >
      <span className="font-mono text-[0.6875rem]">{language.toUpperCase()}</span>
      <span className="max-sm:hidden"> {texts.missing}</span>
    </span>
  ));
}

function Actions({ actor, row: { node, level }, name }: Part & { readonly name: string }) {
  const { id } = node;
  return (
    <span className="ml-auto flex shrink-0 gap-0.5 opacity-0 transition-opacity group-hover/row:opacity-100 group-data-current/row:opacity-100 pointer-coarse:opacity-100 focus-within:opacity-100">
      {level < DEEPEST_LEVEL && (
        <IconButton
          label={texts.addUnder(name)}
          icon="add"
          size="small"
          tabIndex={-1}
          className="max-sm:hidden"
          onClick={() => actor.send({ type: 'node.add', as: 'child', id })}
        />
      )}
      <IconButton
        label={texts.edit(name)}
        icon="pencil"
        size="small"
        tabIndex={-1}
        onClick={() => actor.send({ type: 'node.edit', id })}
      />
      <IconButton
        label={texts.remove(name)}
        icon="trash"
        tone="danger"
        size="small"
        tabIndex={-1}
        onClick={() => actor.send({ type: 'delete.request', id })}
      />
    </span>
  );
}

const DRAG_LOOK: Readonly<Record<Drag, string>> = {
  dragged: 'opacity-40',
  before: 'before:absolute before:inset-x-2 before:top-0 before:h-0.5 before:rounded-full before:bg-accent',
  after: 'before:absolute before:inset-x-2 before:bottom-0 before:h-0.5 before:rounded-full before:bg-accent',
  beside: '',
  elsewhere: 'opacity-50',
};

/** A category of the tree. */
export const NodeRow = memo(function NodeRow(props: NodeRowProps) {
  const { id, actor, row, top, height, isCurrent, language, languages, mayEdit, isMovable, drag } = props;
  const { node, level, position, count, isExpanded } = row;
  const name = nameOf(node, { language, languages });
  const isForeign = isMissingIn(node, language);
  const slug = node.contents[language]?.slug ?? '';
  const missing = languages.filter((code) => isMissingIn(node, code));
  const [nameId, missingId] = [`${id}-name`, `${id}-missing`];
  const dragging = useDraggable({ id: node.id, disabled: !isMovable });
  const { setNodeRef } = useDroppable({ id: node.id });
  const style: CSSProperties = { transform: `translateY(${top}px)`, height, paddingLeft: `${(level - 1) * 1.75}rem` };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the focus, and its commands the keys
    <div
      ref={setNodeRef}
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isExpanded ?? undefined}
      aria-selected={isCurrent}
      aria-labelledby={nameId}
      aria-describedby={missing.length === 0 ? undefined : missingId}
      tabIndex={-1}
      data-node={node.id}
      data-current={isCurrent || undefined}
      style={style}
      className={cx(
        'group/row absolute inset-x-0 top-0 border-line border-b hover:bg-sunken',
        isCurrent && 'bg-accent-soft hover:bg-accent-soft',
        drag !== null && DRAG_LOOK[drag],
      )}
      onClick={() => actor.send({ type: 'cursor.set', id: node.id })}
      onDoubleClick={(event) => {
        if (mayEdit && !(event.target as Element).closest('button')) actor.send({ type: 'node.edit', id: node.id });
      }}
    >
      <span
        className={cx(
          'flex h-full min-w-0 items-center gap-2 pr-2 pl-1 sm:pr-3',
          isCurrent &&
            'shadow-[inset_3px_0_0_var(--color-line-strong)] group-focus-visible/tree:shadow-[inset_3px_0_0_var(--color-accent)]',
        )}
      >
        {mayEdit && (
          <span
            ref={dragging.setNodeRef}
            {...(isMovable ? dragging.listeners : {})}
            aria-hidden="true"
            data-drag=""
            className={cx(
              'inline-flex size-7 shrink-0 touch-none items-center justify-center rounded-md text-line-strong pointer-coarse:size-10',
              isMovable ? 'cursor-grab hover:text-ink' : 'invisible',
            )}
          >
            <Icon name="menu" size={15} />
          </span>
        )}
        <Toggle actor={actor} row={row} name={name} />
        <Cover row={row} />
        {/* The row is named by what it shows, in this order: who speaks to the page says what is read there. */}
        <span id={nameId} className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 shrink">
            <span className={cx('block truncate', level === 1 && 'font-medium', isForeign && 'text-muted italic')}>
              {name}
            </span>{' '}
            {slug !== '' && <span className="block truncate text-muted text-xs max-sm:hidden">{slug}</span>}
          </span>{' '}
          <Missing languages={missing} />{' '}
          {node.children.length > 0 && (
            <span className="shrink-0 rounded-full bg-sunken px-2 text-muted text-xs tabular-nums">
              {node.children.length}
              <span className="sr-only"> {texts.below(node.children.length)}</span>
            </span>
          )}
        </span>
        {missing.length > 0 && (
          <span id={missingId} hidden>
            {missing.map((code) => texts.missingIn(languageName(code))).join(', ')}
          </span>
        )}
        {mayEdit && <Actions actor={actor} row={row} name={name} />}
      </span>
    </div>
  );
});
