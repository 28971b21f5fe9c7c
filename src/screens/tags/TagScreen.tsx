import { tag as record } from '../../content/records/tag';
import { RecordScreen } from '../records/RecordScreen';

/** A tag: its name, and its log. Source: document 3, section 2. */
export function Component() {
  return <RecordScreen record={record} />;
}
