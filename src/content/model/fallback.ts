import { asText } from '../kinds/kind';
import { kindOf } from '../kinds/table';
import type { ContentForm, ContentItem } from './content';
import { valueAt, withValueAt } from './path';

/** An item with the texts that empty ones are declared to take (`fallback`); the same item where there is none to take. */
export function withFallbacks(form: Pick<ContentForm, 'fields'>, item: ContentItem): ContentItem {
  return form.fields.reduce((filled, field) => {
    const { path, fallback } = field;
    if (fallback === undefined || !kindOf(field).isEmpty(valueAt(filled, path))) return filled;
    const text = asText(valueAt(filled, fallback)).trim();
    return text === '' ? filled : withValueAt(filled, path, text);
  }, item);
}
