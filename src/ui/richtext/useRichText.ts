import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ControlProps } from '../base/Field';
import { useListening } from '../base/useListening';
import { type Binding, type BindingReport, createBinding } from './binding';
import type { Entry } from './entry';
import { createTextKeys } from './keys';
import { createPasting, type Pasted } from './pasted';
import { richTextExtensions } from './schema';
import { keptSelection } from './selection';
import { useTextEditor } from './textEditor';

/** Puts the caret where something was dropped. */
function moveCaret(view: EditorView, { clientX, clientY }: MouseEvent): void {
  const dropped = view.posAtCoords({ left: clientX, top: clientY });
  if (dropped === null) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(dropped.pos))));
}

type OnFiles = (files: readonly File[]) => void;

/** Hands on files that are dropped anywhere on the text, its margins too; what was dragged within it is the library's. */
const dropHandler =
  (onFiles: OnFiles) =>
  (view: EditorView, event: DragEvent): boolean => {
    const files = view.editable ? [...(event.dataTransfer?.files ?? [])] : [];
    if (files.length === 0) return false;
    event.preventDefault();
    moveCaret(view, event);
    onFiles(files);
    return true;
  };

/** What the rich text editor takes from its field. */
export interface RichTextProps {
  readonly label: string;
  /** Attributes of the control, from the field around it; its label has the id `{id}-label`. */
  readonly control: ControlProps;
  readonly value: string;
  readonly language: string;
  readonly readOnly: boolean;
  /** How the text was entered before the editor was there; null where nobody is in it. */
  readonly entry: Entry | null;
  /** The editor has taken that over. */
  readonly onHandedOver: () => void;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}

interface Callbacks {
  readonly onToolbar: () => void;
  readonly onLink: () => void;
  /** Files that were dropped or pasted into the text; gives whether they are taken. */
  readonly onFiles: (files: readonly File[]) => boolean;
  /** A paste lost something. */
  readonly onPasted: (pasted: Pasted) => void;
}

/** The text's own attributes: ProseMirror leaves alone those that it did not set itself. */
function describe(element: HTMLElement, { control, language, readOnly }: RichTextProps, isHidden: boolean): void {
  const attributes = {
    ...control,
    id: isHidden ? undefined : control.id,
    role: 'textbox',
    lang: language,
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    'aria-describedby': `${control['aria-describedby'] ?? ''} ${control.id}-keys`.trim(),
    'aria-readonly': readOnly || undefined,
  };
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
}

/**
 * The editor of a field's rich text and what is to be shown about it.
 * Takes the field's props, what the text's keys request, and whether the source is shown instead; gives the editor (it
 * lives as long as the component), its binding to the value, and the report.
 */
export function useRichText(
  props: RichTextProps,
  callbacks: Callbacks,
): { readonly editor: Editor; readonly binding: Binding; readonly report: BindingReport } {
  const [report, setReport] = useState<BindingReport>({ words: 0, losses: [] });
  const latest = useRef({ props, callbacks, flush: () => {} });
  const editorProps = useMemo(() => {
    const keys = createTextKeys({
      onToolbar: () => latest.current.callbacks.onToolbar(),
      onLink: () => latest.current.callbacks.onLink(),
      onModifier: () => latest.current.flush(),
    });
    const { handlers, settle } = keptSelection();
    const onFiles = (files: readonly File[]) => latest.current.callbacks.onFiles(files);
    const { clean, paste } = createPasting(onFiles, (pasted) => latest.current.callbacks.onPasted(pasted));
    return {
      attributes: { class: 'rt' },
      transformPastedHTML: clean,
      handlePaste: paste,
      handleDOMEvents: {
        drop: dropHandler(onFiles),
        ...handlers,
        keydown: (view: EditorView, event: KeyboardEvent) => {
          settle(view);
          return keys((view.dom as HTMLElement & { readonly editor: Editor }).editor, event);
        },
      },
    };
  }, []);
  const editor = useTextEditor({ extensions: richTextExtensions, editorProps });
  const binding = useMemo(() => createBinding(editor, setReport), [editor]);
  useLayoutEffect(() => {
    latest.current = { props, callbacks, flush: binding.flush };
  });
  useLayoutEffect(() => {
    const onUpdate = () => binding.changed(latest.current.props.onChange);
    const onBlur = () => {
      binding.flush();
      latest.current.props.onBlur();
    };
    editor.on('update', onUpdate);
    editor.on('blur', onBlur);
    return () => {
      binding.flush();
      editor.off('update', onUpdate);
      editor.off('blur', onBlur);
    };
  }, [editor, binding]);
  useListening('window', { pagehide: binding.flush });
  useEffect(() => editor.setEditable(!props.readOnly, false), [editor, props.readOnly]);
  return { editor, binding, report };
}

/** Keeps the text's attributes up to date; while it is hidden its id belongs to the source. */
export function useDescription(editor: Editor, props: RichTextProps, isHidden: boolean): void {
  useLayoutEffect(() => describe(editor.view.dom, props, isHidden));
}
