import { texts } from '../texts';
import { Key } from './Key';

export type Control = 'toggle' | 'back' | 'forward' | 'restart';

interface ControlsProps {
  readonly playing: boolean;
  /** How many steps are behind. */
  readonly at: number;
  /** Whether there is anything to go forward to. */
  readonly more: boolean;
  readonly onControl: (control: Control) => void;
}

/** What plays steps, by itself or one by one, there and back. */
export function Controls({ playing, at, more, onControl }: ControlsProps) {
  const button = (control: Control, label: string, key: string, enabled: boolean) => (
    <button type="button" data-key={key} aria-disabled={!enabled} onClick={() => enabled && onControl(control)}>
      {label} <Key name={key === ' ' ? texts.space : key} />
    </button>
  );
  return (
    <div className="controls">
      {button('toggle', playing ? texts.pause : texts.play, ' ', more || at > 0)}
      {button('back', texts.previous, 'p', at > 0)}
      {button('forward', texts.next, 'n', more)}
      {button('restart', texts.restart, 'r', at > 0)}
    </div>
  );
}
