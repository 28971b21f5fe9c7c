import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../base/Button';
import { useCommandButton } from './useCommandButton';

interface CommandButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'busy' | 'className' | 'title'> {
  /** Command id. */
  readonly id: string;
  /** True for a button that is left out, not greyed, while the command is refused. */
  readonly hideRefused?: boolean;
  /** Another label than the command's title. */
  readonly children?: ReactNode;
}

/** A command as a button: label, keys and the reason of a refusal are the command's. Nothing while it is not mounted. */
export function CommandButton({ id, hideRefused = false, children, ...look }: CommandButtonProps) {
  const command = useCommandButton(id);
  if (command === null || (hideRefused && command.refusal !== null)) return null;
  return (
    <Button
      {...look}
      hint={command.hint}
      refusal={command.refusal}
      aria-keyshortcuts={command.ariaKeys ?? undefined}
      onClick={command.run}
    >
      {children ?? command.label}
    </Button>
  );
}
