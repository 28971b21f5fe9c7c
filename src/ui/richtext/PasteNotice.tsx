import type { Editor } from '@tiptap/core';
import { useCallback, useId, useState } from 'react';
import { richTextTexts } from '../../messages/ui/richtext';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { isAsPasted, type Pasted, pasteAsText } from './pasted';
import { useTextState } from './textEditor';

const texts = richTextTexts.pasted;

interface PasteNoticeProps {
  readonly editor: Editor;
  readonly pasted: Pasted;
  readonly onClose: () => void;
}

/** What a paste lost, said once, with what was pasted and the way to paste its words alone. */
export function PasteNotice({ editor, pasted, onClose }: PasteNoticeProps) {
  const id = useId();
  const [shown, setShown] = useState<Pasted | null>(null);
  const [{ of, doc }, setOf] = useState({ of: pasted, doc: editor.state.doc });
  if (of !== pasted) setOf({ of: pasted, doc: editor.state.doc });
  const isFresh = useTextState(
    editor,
    useCallback((current: Editor) => isAsPasted(current, doc), [doc]),
  );
  const { lost, missing, text, html } = pasted;
  const said = [lost === '' ? [] : texts.lost(lost), missing === 0 ? [] : texts.missing(missing)].flat().join(' ');
  const asText = () => {
    pasteAsText(editor, pasted);
    onClose();
  };
  const isShown = shown === pasted;
  return (
    <div className="m-2">
      <Banner
        role="status"
        title={said}
        actions={
          <>
            {isFresh && text !== '' && (
              <Button size="small" onClick={asText}>
                {texts.asText}
              </Button>
            )}
            <Button size="small" aria-expanded={isShown} onClick={() => setShown(isShown ? null : pasted)}>
              {texts.source}
            </Button>
            <Button size="small" variant="ghost" onClick={onClose}>
              {richTextTexts.close}
            </Button>
          </>
        }
      />
      {isShown && (
        <textarea
          id={id}
          aria-label={texts.source}
          className="control mt-2 block max-h-64 w-full font-mono text-sm"
          rows={6}
          readOnly
          value={html}
        />
      )}
    </div>
  );
}
