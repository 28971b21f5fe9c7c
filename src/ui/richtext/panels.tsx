import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { EMBED_PROVIDERS, embedSource, linkAddress, NEW_TAB_REL } from '../../content/richtext/richHtml';
import { richTextTexts } from '../../messages/ui/richtext';
import { Checkbox } from '../base/Checkbox';
import { AddressPanel } from './AddressPanel';

interface PanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const SERVICES = EMBED_PROVIDERS.map(({ name }) => name).join(', ');

/** Sets, changes or removes the link of the selection; without a selection the address itself becomes the text. */
export function LinkPanel({ editor, onClose }: PanelProps) {
  const present = editor.getAttributes('link');
  const [newTab, setNewTab] = useState(present.target === '_blank');
  const onApply = (typed: string): string | null => {
    const href = linkAddress(typed);
    if (href === null) return richTextTexts.linkPanel.invalid;
    const attributes = newTab ? { href, target: '_blank', rel: NEW_TAB_REL } : { href, target: null, rel: null };
    const isOnText = editor.isActive('link') || !editor.state.selection.empty;
    if (isOnText) editor.chain().focus().extendMarkRange('link').setLink(attributes).run();
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: attributes }] })
        .run();
    onClose();
    return null;
  };
  const onRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <AddressPanel
      title={richTextTexts.linkPanel.title}
      label={richTextTexts.linkPanel.address}
      hint={richTextTexts.linkPanel.hint}
      initial={typeof present.href === 'string' ? present.href : ''}
      applyLabel={richTextTexts.linkPanel.apply}
      removeLabel={richTextTexts.linkPanel.remove}
      onApply={onApply}
      onClose={onClose}
      onRemove={editor.isActive('link') ? onRemove : undefined}
    >
      <Checkbox checked={newTab} onChecked={setNewTab} label={richTextTexts.linkPanel.newTab} />
    </AddressPanel>
  );
}

/** Embeds a player of an allowed service, with a paragraph after it to go on typing in. */
export function EmbedPanel({ editor, onClose }: PanelProps) {
  const onApply = (typed: string): string | null => {
    const src = embedSource(typed);
    if (src === null) return richTextTexts.embedPanel.refused(SERVICES);
    const { $to } = editor.state.selection;
    const after = $to.depth === 0 ? $to.pos : $to.after(1);
    editor
      .chain()
      .focus()
      .insertContentAt(after, [{ type: 'embed', attrs: { src } }, { type: 'paragraph' }])
      .setTextSelection(after + 2)
      .run();
    onClose();
    return null;
  };
  return (
    <AddressPanel
      title={richTextTexts.embedPanel.title}
      label={richTextTexts.embedPanel.address}
      hint={richTextTexts.embedPanel.hint(SERVICES)}
      initial=""
      applyLabel={richTextTexts.embedPanel.apply}
      onApply={onApply}
      onClose={onClose}
    />
  );
}
