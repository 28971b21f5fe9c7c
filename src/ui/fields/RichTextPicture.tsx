import { createElement, Fragment, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { BLOCK } from '../../content/richtext/elements';
import { isImageAddress, RICH_HTML, SEPARATOR_CLASS } from '../../content/richtext/richHtml';
import { richTextToComeTexts as texts } from '../../messages/ui/editorPage';
import type { ControlProps } from '../base/Field';
import '../richtext/richtext.css';
import { placeIn, type TextPlace } from '../richtext/place';

/** Elements in which nothing is to be read. */
const UNREAD = /^(script|style|template|noscript|object|svg|math|select|title)$/;
/** Elements of which the spaces between their parts are no text. */
const PARTED = /^(table|thead|tbody|tfoot|tr|ul|ol)$/;

/** Characters of what was typed that are shown, the last ones. */
const SHOWN = 60;

const childrenOf = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, index) => drawn(node, index));

function elementOf(element: Element, key: number): ReactNode {
  const name = element.localName;
  const of = (attribute: string) => element.getAttribute(attribute) ?? undefined;
  if (name === 'img')
    return isImageAddress(of('src') ?? '') ? (
      <img key={key} src={of('src')} alt={of('alt') ?? ''} width={of('width')} height={of('height')} />
    ) : null;
  if (name === 'iframe')
    return (
      <div key={key} className="rt-embed">
        <span>{of('src')}</span>
      </div>
    );
  if (UNREAD.test(name)) return null;
  if (BLOCK.has(name) && !Object.hasOwn(RICH_HTML, name)) return <div key={key}>{childrenOf(element)}</div>;
  if (!Object.hasOwn(RICH_HTML, name)) return <Fragment key={key}>{childrenOf(element)}</Fragment>;
  const className = element.classList.contains(SEPARATOR_CLASS) ? SEPARATOR_CLASS : undefined;
  const attributes = { key, className, start: of('start'), colSpan: of('colspan'), rowSpan: of('rowspan') };
  return name === 'br' || name === 'hr'
    ? createElement(name, { key })
    : createElement(name, attributes, ...childrenOf(element));
}

function drawn(node: Node, key: number): ReactNode {
  if (node instanceof Element) return elementOf(node, key);
  if (!(node instanceof Text)) return null;
  return PARTED.test(node.parentElement?.localName ?? '') && node.data.trim() === '' ? null : node.data;
}

/** Some HTML as its editor will show it, of what rich text may contain. Nothing in it runs, and no link leads anywhere. */
export const pictureOf = (html: string): ReactNode[] =>
  childrenOf(new DOMParser().parseFromString(html, 'text/html').body);

/** The place of the text under the pointer; null beside it. */
function placeUnder({ clientX, clientY }: MouseEvent, root: Element): TextPlace | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY) ?? null;
  return caret !== null && root.contains(caret.offsetNode) ? placeIn(root, caret.offsetNode, caret.offset) : null;
}

interface RichTextPictureProps {
  readonly control: ControlProps;
  readonly html: string;
  readonly language: string;
  readonly typed: string;
  readonly readOnly: boolean;
  /** It was entered: at a place, or by key. */
  readonly onEnter: (place: TextPlace | null) => void;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/**
 * A rich text while its editor is on its way: it is read as it will look, and can be entered and typed into. What is typed
 * is shown under it, for the place that it belongs to is the editor's to know.
 */
export function RichTextPicture(props: RichTextPictureProps) {
  const { control, html, language, typed, readOnly, onEnter, onType, onLeave } = props;
  const picture = useMemo(() => pictureOf(html), [html]);
  const box = useRef<HTMLTextAreaElement>(null);
  const press = (event: MouseEvent<HTMLElement>) => {
    // The focus is the box's.
    event.preventDefault();
    // What leaving another field draws may move the text away from under the pointer.
    const place = placeUnder(event, event.currentTarget);
    box.current?.focus({ preventScroll: true });
    onEnter(place);
  };
  return (
    <div className="rt-frame relative" aria-busy="true">
      <span className="sr-only" role="status">
        {texts.loading}
      </span>
      <div className="h-9.75 rounded-t-md border-line border-b bg-canvas" />
      <textarea
        {...control}
        ref={box}
        className="rt-box sr-only"
        lang={language}
        value={typed}
        readOnly={readOnly}
        onFocus={() => onEnter(null)}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box before it is what keys and screen readers enter. */}
      <div className="rt whitespace-normal!" lang={language} onMouseDown={press}>
        {picture}
      </div>
      <div className="h-6.25 truncate border-line border-t px-3 py-1 text-muted text-xs" aria-hidden>
        {typed.slice(-SHOWN)}
      </div>
    </div>
  );
}
