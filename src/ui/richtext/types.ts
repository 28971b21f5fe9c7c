import type { ControlProps } from '../base/Field';

/** What the rich text editor takes from its field. */
export interface RichTextProps {
  readonly label: string;
  /** Attributes of the control, from the field around it; its label has the id `{id}-label`. */
  readonly control: ControlProps;
  readonly value: string;
  readonly language: string;
  readonly readOnly: boolean;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}
