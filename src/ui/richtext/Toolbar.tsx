import type { ChainedCommands, Editor } from '@tiptap/core';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { richTextTexts } from '../../messages/ui/richtext';
import { cx } from '../base/cx';
import { Icon } from '../base/Icon';
import { useChordHint, useCommandKeys } from '../commands/useCommandKeys';
import { Glyph, type GlyphName } from './Glyph';
import { useTextState } from './textEditor';
import {
  applyBlockStyle,
  type BlockStyle,
  blockStyleOf,
  HISTORY_TOOLS,
  TABLE_TOOL,
  TABLE_TOOLS,
  TEXT_TOOLS,
  type Tool,
} from './tools';

export type PanelName = 'link' | 'embed';

export interface ToolbarProps {
  readonly editor: Editor;
  /** Id of the text that the toolbar works on. */
  readonly controls: string;
  readonly panel: PanelName | null;
  readonly onPanel: (panel: PanelName) => void;
  readonly onSource: () => void;
  /** Inserts images, or describes the one selected; null where there are none. */
  readonly onImage: (() => void) | null;
  /** Esc: back to the text. */
  readonly onLeave: () => void;
}

const SWITCHES = [...TEXT_TOOLS.flat(), ...TABLE_TOOLS].filter((tool) => tool.isOn !== undefined);

/** What the toolbar shows, distinguished by value, so that most keys redraw nothing of it. */
const stateOf = (editor: Editor) => ({
  style: blockStyleOf(editor),
  link: editor.isActive('link'),
  image: editor.isActive('image') || editor.isActive('figure'),
  table: editor.isActive('table'),
  on: SWITCHES.filter((tool) => tool.isOn?.(editor)).map((tool) => tool.id),
  possible: HISTORY_TOOLS.filter((tool) => tool.isPossible?.(editor)).map((tool) => tool.id),
});

/** Arrow keys, Home and End move among the items of a toolbar, which is one stop of the Tab key; Esc leaves it. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    onLeave();
    return;
  }
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.indexOf(event.target as HTMLElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % items.length,
    ArrowLeft: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : targets[event.key];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items[next]?.focus();
}

interface ItemProps {
  readonly id: string;
  readonly label: string;
  readonly glyph: GlyphName;
  /** Keys that do the same, as people read them and as assistive technology wants them. */
  readonly hint?: { readonly shown: string; readonly aria?: string } | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly impossible?: boolean | undefined;
  readonly tabIndex: number;
  readonly onRun: () => void;
}

function Item({ id, label, glyph, hint, pressed, expanded, impossible = false, tabIndex, onRun }: ItemProps) {
  return (
    <button
      type="button"
      data-item={id}
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={impossible || undefined}
      aria-keyshortcuts={hint?.aria}
      data-tip={label}
      data-tip-keys={hint?.shown}
      className={cx(
        'inline-flex size-7.5 shrink-0 items-center justify-center rounded-sm pointer-coarse:size-10',
        pressed || expanded ? 'bg-accent text-on-accent' : 'text-ink not-aria-disabled:hover:bg-accent-soft',
        impossible && 'text-faint opacity-60',
      )}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !impossible && onRun()}
    >
      <Glyph name={glyph} />
    </button>
  );
}

const Group = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-0.5 border-line not-last:mr-1 not-last:border-r not-last:pr-1">
    {children}
  </div>
);

function StyleSelect({
  style,
  tabIndex,
  onStyle,
}: {
  readonly style: BlockStyle;
  readonly tabIndex: number;
  readonly onStyle: (style: BlockStyle) => void;
}) {
  return (
    <span className="relative">
      <select
        data-item="style"
        tabIndex={tabIndex}
        aria-label={richTextTexts.heading}
        data-tip={richTextTexts.heading}
        className="control control-select min-h-7.5! w-40! rounded-sm! py-0.5! pl-2! text-sm pointer-coarse:min-h-10!"
        value={style}
        onChange={(event) => onStyle(event.currentTarget.value as BlockStyle)}
      >
        {Object.entries(richTextTexts.headings).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}

function ToolbarView({ editor, controls, panel, onPanel, onSource, onImage, onLeave }: ToolbarProps) {
  const state = useTextState(editor, stateOf);
  const [last, setLast] = useState('style');
  const imageKeys = useCommandKeys('text.image');
  const hintOf = useChordHint();
  const isHidden = !state.table && TABLE_TOOLS.some((tool) => tool.id === last);
  const stop = isHidden ? 'style' : last;
  const tab = (id: string) => (id === stop ? 0 : -1);
  const run = (change: (commands: ChainedCommands) => ChainedCommands) => change(editor.chain().focus()).run();
  const draw = (tool: Tool) => (
    <Item
      key={tool.id}
      id={tool.id}
      label={tool.label}
      glyph={tool.glyph}
      hint={tool.chord === undefined ? undefined : hintOf(tool.chord)}
      tabIndex={tab(tool.id)}
      pressed={tool.isOn === undefined ? undefined : state.on.includes(tool.id)}
      impossible={tool.isPossible !== undefined && !state.possible.includes(tool.id)}
      onRun={() => run(tool.run)}
    />
  );
  return (
    <div
      role="toolbar"
      aria-label={richTextTexts.toolbar}
      aria-controls={controls}
      className="flex flex-wrap items-center gap-y-1 rounded-t-md border-b border-line bg-canvas p-1"
      onFocus={(event) => setLast(event.target.dataset.item ?? 'style')}
      onKeyDown={(event) => moveFocus(event, onLeave)}
    >
      <Group>
        <StyleSelect
          style={state.style}
          tabIndex={tab('style')}
          onStyle={(style) => applyBlockStyle(editor.chain(), style).run()}
        />
      </Group>
      {TEXT_TOOLS.map((group) => (
        <Group key={group[0]?.id}>{group.map(draw)}</Group>
      ))}
      <Group>
        <Item
          id="link"
          label={richTextTexts.link}
          glyph="link"
          hint={hintOf('mod+k')}
          tabIndex={tab('link')}
          pressed={state.link}
          expanded={panel === 'link'}
          onRun={() => onPanel('link')}
        />
        {onImage !== null && (
          <Item
            id="image"
            label={state.image ? richTextTexts.describeImage : richTextTexts.image}
            glyph="image"
            hint={imageKeys === null ? undefined : { shown: imageKeys }}
            tabIndex={tab('image')}
            pressed={state.image}
            onRun={onImage}
          />
        )}
        <Item
          id="media"
          label={richTextTexts.media}
          glyph="media"
          tabIndex={tab('media')}
          expanded={panel === 'embed'}
          onRun={() => onPanel('embed')}
        />
        {draw(TABLE_TOOL)}
      </Group>
      <Group>{HISTORY_TOOLS.map(draw)}</Group>
      <Group>
        <Item id="source" label={richTextTexts.source} glyph="source" tabIndex={tab('source')} onRun={onSource} />
      </Group>
      {state.table && <Group>{TABLE_TOOLS.map(draw)}</Group>}
    </div>
  );
}

/** The rich text's toolbar: one stop of the Tab key, arrows inside. Source: document 2, section 9, 'Rich editor'. */
export const Toolbar = memo(ToolbarView);
