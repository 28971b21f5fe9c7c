import { tag as record } from '../../content/records/tag';
import { LoggedRecord } from '../panels/LoggedRecord';

/** A tag: its name, and its log. Source: document 3, section 2. */
export function Component() {
  return <LoggedRecord record={record} />;
}
