import { EditorContent } from '@tiptap/react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { richtext } from '../../messages/richtext';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { cx } from '../base/cx';
import { EmbedPanel, LinkPanel } from './panels';
import './richtext.css';
import { SourceEditor } from './SourceEditor';
import { type PanelName, Toolbar } from './Toolbar';
import type { RichTextProps } from './types';
import { useRichText } from './useRichText';

function Editor(props: RichTextProps) {
  const { label, control, value, language, readOnly, onChange, onBlur } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [source, setSource] = useState<{ readonly from: string; readonly key: string } | null>(null);
  const openLink = useCallback(() => setPanel('link'), []);
  const toToolbar = useCallback(
    () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
    [],
  );
  const { editor, binding, report } = useRichText(props, { onToolbar: toToolbar, onLink: openLink });
  const toText = useCallback(() => void editor.commands.focus(), [editor]);
  const key = `${control.id} ${language}`;
  const isSource = source !== null;

  useEffect(() => {
    if (!isSource) binding.load(value, key);
  }, [binding, value, key, isSource]);
  useEffect(() => {
    if (source !== null && source.key !== key) setSource({ from: value, key });
  }, [source, key, value]);
  useEffect(() => {
    const caption = document.getElementById(`${control.id}-label`);
    const focus = () => editor.commands.focus();
    caption?.addEventListener('click', focus);
    return () => caption?.removeEventListener('click', focus);
  }, [editor, control.id]);

  const showSource = useCallback(() => {
    binding.flush();
    setPanel(null);
    setSource({ from: value, key });
  }, [binding, value, key]);
  const isTouched = source !== null && source.key === key && source.from !== value;
  const leaveSource = () => {
    if (isTouched) binding.applySource(value, onChange);
    setSource(null);
    requestAnimationFrame(() => editor.commands.focus());
  };
  const closePanel = () => {
    setPanel(null);
    editor.commands.focus();
  };
  return (
    <div ref={frame} className={cx('rt-frame', control['aria-invalid'] && 'rt-invalid', readOnly && 'rt-readonly')}>
      {!isSource && !readOnly && (
        <Toolbar
          editor={editor}
          controls={control.id}
          panel={panel}
          onPanel={setPanel}
          onSource={showSource}
          onLeave={toText}
        />
      )}
      {!isSource && panel === 'link' && <LinkPanel editor={editor} onClose={closePanel} />}
      {!isSource && panel === 'embed' && <EmbedPanel editor={editor} onClose={closePanel} />}
      {isSource && (
        <SourceEditor
          label={label}
          value={value}
          readOnly={readOnly}
          onChange={onChange}
          onBlur={onBlur}
          lossesOf={(html) => (isTouched ? binding.lossesOf(html) : [])}
          onLeave={leaveSource}
        />
      )}
      {!isSource && report.losses.length > 0 && (
        <Banner
          role="status"
          tone="warning"
          className="m-2"
          title={richtext.losses.notice(report.losses.join(', '))}
          actions={
            <Button size="small" icon="revision" onClick={binding.restore}>
              {richtext.losses.restore}
            </Button>
          }
        />
      )}
      <div hidden={isSource}>
        <EditorContent editor={editor} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-3 py-1 text-xs text-muted">
        <span id={`${control.id}-keys`} className="rt-keys">
          {richtext.keys}
        </span>
        <span className="ml-auto">{richtext.words(report.words)}</span>
      </div>
    </div>
  );
}

/** The rich text editor of a field. Loaded on its own: `RichTextWidget` shows the text until it is there. */
export default memo(Editor);
