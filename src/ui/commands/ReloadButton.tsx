import { uiTexts } from '../../messages/ui/ui';
import { IconButton } from '../base/IconButton';
import { useCommandButton } from './useCommandButton';

/** Reads anew what a page lists: one look wherever there is something listed; `id` is the page's own command. */
export function ReloadButton({ id }: { readonly id: string }) {
  const command = useCommandButton(id);
  if (command === null) return null;
  return (
    <IconButton
      label={uiTexts.reload}
      icon="refresh"
      hint={command.hint}
      refusal={command.refusal}
      // Beside it others may share the width of a narrow page; it has no words that need any.
      className="flex-none!"
      aria-keyshortcuts={command.ariaKeys ?? undefined}
      onClick={command.run}
    />
  );
}
