import type { ControlProps } from '../base/Field';
import type { Entry } from './entry';

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
