import { type Editor, EditorContent } from '@tiptap/react';
import { memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { richTextTexts } from '../../messages/ui/richtext';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { cx } from '../base/cx';
import { PartFailed } from '../base/PartFailed';
import type { Binding } from './binding';
import { enterText } from './entry';
import { PasteNotice } from './PasteNotice';
import { EmbedPanel, LinkPanel } from './panels';
import type { Pasted } from './pasted';
import './richtext.css';
import { SourceEditor } from './SourceEditor';
import { type PanelName, Toolbar } from './Toolbar';
import type { RichTextProps } from './useRichText';
import { useDescription, useRichText } from './useRichText';
import { useTextImages } from './useTextImages';

/** A label can't name an editable region by itself: a click on it puts the caret into the text, as for any control. */
function useLabel(editor: Editor, id: string): void {
  useEffect(() => {
    const caption = document.getElementById(`${id}-label`);
    const focus = () => void editor.commands.focus();
    caption?.addEventListener('click', focus);
    return () => caption?.removeEventListener('click', focus);
  }, [editor, id]);
}

/** The source's turn with the value: while it is shown the value is the source itself, as typed. */
function useSource({ value, onChange }: RichTextProps, binding: Binding, key: string) {
  const [shown, setShown] = useState<{ readonly from: string; readonly key: string } | null>(null);
  useEffect(() => {
    if (shown === null) binding.load(value, key);
    else if (shown.key !== key) setShown({ from: value, key });
  }, [binding, value, key, shown]);
  const show = useCallback(() => {
    binding.flush();
    setShown({ from: value, key });
  }, [binding, value, key]);
  const isTouched = shown !== null && shown.key === key && shown.from !== value;
  const leave = () => {
    if (isTouched) binding.applySource(value, onChange);
    setShown(null);
  };
  const lossesOf = (html: string) => (isTouched ? binding.lossesOf(html) : []);
  return { isShown: shown !== null, show, leave, lossesOf };
}

function Losses({ losses, onRestore }: { readonly losses: readonly string[]; readonly onRestore: () => void }) {
  if (losses.length === 0) return null;
  const restore = (
    <Button size="small" icon="revision" onClick={onRestore}>
      {richTextTexts.losses.restore}
    </Button>
  );
  const title = richTextTexts.losses.notice(losses.join(', '));
  return <Banner role="status" tone="warning" className="m-2" title={title} actions={restore} />;
}

function TextControls(props: TextControlsProps) {
  const { editor, binding, report, id, readOnly, openPanel, panel, onSource, onImage, pasted, onPastedSeen } = props;
  const toText = useCallback(() => void editor.commands.focus(), [editor]);
  const closePanel = () => {
    openPanel(null);
    editor.commands.focus();
  };
  return (
    <>
      {!readOnly && (
        <Toolbar {...{ editor, panel, onSource, onImage }} controls={id} onPanel={openPanel} onLeave={toText} />
      )}
      {panel === 'link' && <LinkPanel editor={editor} onClose={closePanel} />}
      {panel === 'embed' && <EmbedPanel editor={editor} onClose={closePanel} />}
      {pasted !== null && <PasteNotice editor={editor} pasted={pasted} onClose={onPastedSeen} />}
      <Losses losses={report.losses} onRestore={binding.restore} />
    </>
  );
}

interface TextControlsProps extends ReturnType<typeof useRichText> {
  readonly id: string;
  readonly readOnly: boolean;
  readonly panel: PanelName | null;
  readonly openPanel: (panel: PanelName | null) => void;
  readonly onSource: () => void;
  readonly onImage: (() => void) | null;
  /** What the last paste lost, until it was read. */
  readonly pasted: Pasted | null;
  readonly onPastedSeen: () => void;
}

/** The picker of a text's images, once it was wanted. */
function Images({ shown }: Pick<ReturnType<typeof useTextImages>, 'shown'>) {
  if (shown === null) return null;
  const { part, props } = shown;
  if (part.state === 'failed') return <PartFailed onRetry={part.retry} />;
  return part.state === 'ready' ? <part.Part {...props} /> : null;
}

/** Goes on where the text was entered while its picture was shown. */
function useEntered(
  editor: Editor,
  binding: Binding,
  { entry, onHandedOver, value }: RichTextProps,
  key: string,
): void {
  const enter = useEffectEvent(() => {
    if (entry === null) return;
    binding.load(value, key);
    enterText(editor, entry);
    onHandedOver();
  });
  useLayoutEffect(() => enter(), []);
}

function RichText(props: RichTextProps) {
  const { label, control, value, language, readOnly, onChange, onBlur } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const toToolbar = () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  const images = useRef<((files: readonly File[]) => void) | null>(null);
  const [pasted, setPasted] = useState<{ readonly key: string; readonly what: Pasted } | null>(null);
  const key = `${control.id} ${language}`;
  const text = useRichText(props, {
    onToolbar: toToolbar,
    onLink: () => setPanel('link'),
    onFiles: (files) => {
      images.current?.(files);
      return images.current !== null;
    },
    onPasted: (what) => setPasted({ key, what }),
  });
  const { editor, binding, report } = text;
  const { actions, shown } = useTextImages(editor, frame, readOnly);
  useLayoutEffect(() => {
    images.current = actions?.take ?? null;
  });
  const source = useSource(props, binding, key);
  useEntered(editor, binding, props, key);
  useLabel(editor, control.id);
  useDescription(editor, props, source.isShown);
  const showSource = useCallback(() => {
    setPanel(null);
    source.show();
  }, [source.show]);
  const leaveSource = () => {
    source.leave();
    setPasted(null);
    editor.commands.focus();
  };
  const closePasted = useCallback(() => {
    setPasted(null);
    editor.commands.focus();
  }, [editor]);
  return (
    <div
      ref={frame}
      data-drop={actions === null || source.isShown ? undefined : richTextTexts.dropImage}
      className={cx('rt-frame', control['aria-invalid'] && 'rt-invalid', readOnly && 'rt-readonly')}
    >
      {source.isShown ? (
        <SourceEditor
          {...{ label, control, value, readOnly, onChange, onBlur, lossesOf: source.lossesOf }}
          onLeave={leaveSource}
        />
      ) : (
        <TextControls
          {...text}
          {...{
            id: control.id,
            readOnly,
            panel,
            openPanel: setPanel,
            onSource: showSource,
            onImage: actions?.request ?? null,
            pasted: pasted?.key === key ? pasted.what : null,
            onPastedSeen: closePasted,
          }}
        />
      )}
      <div hidden={source.isShown}>
        <EditorContent editor={editor} />
      </div>
      <div
        hidden={source.isShown}
        className="flex flex-wrap justify-between gap-x-4 border-t border-line px-3 py-1 text-xs text-muted"
      >
        <span id={`${control.id}-keys`} className="rt-keys">
          {richTextTexts.keys}
        </span>
        <span className="ml-auto">{richTextTexts.words(report.words)}</span>
      </div>
      <Images shown={shown} />
    </div>
  );
}

/** The rich text editor of a field. Loaded on its own: `RichTextWidget` shows the text until it is there. */
export default memo(RichText);
