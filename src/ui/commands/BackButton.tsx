import { IconButton } from '../base/IconButton';
import { useCommandButton } from './useCommandButton';

/** 'Torna indietro', at the beginning of a page's bar. */
export function BackButton() {
  const back = useCommandButton('shell.back');
  return back === null ? null : (
    <IconButton
      icon="arrowLeft"
      label={back.label}
      hint={back.hint}
      refusal={back.refusal}
      aria-keyshortcuts={back.ariaKeys ?? undefined}
      onClick={back.run}
    />
  );
}
