import { place as record } from '../../content/records/place';
import { pointedTo } from '../../content/registry';
import { LoggedRecord } from '../panels/LoggedRecord';
import { UsesCard } from '../panels/UsesCard';

/** A point of interest: its data, which contents use it, and its log. Source: document 3, section 2. */
export function Component() {
  return (
    <LoggedRecord
      record={record}
      beside={({ id }) => pointedTo.has(record.area) && <UsesCard area={record.area} id={id} />}
    />
  );
}
