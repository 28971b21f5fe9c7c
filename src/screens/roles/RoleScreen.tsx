import { users } from '../../content/listings/users';
import { listAddress } from '../../content/lists/addresses';
import { role as record } from '../../content/records/role';
import { roleTexts as texts } from '../../messages/screens/records';
import { buttonClass } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { LoggedRecord } from '../panels/LoggedRecord';

/** A role: title, permissions, who has it, log. Source: document 1, section 2.13. */
export function Component() {
  return (
    <LoggedRecord
      record={record}
      beside={({ id }) => (
        <Card title={texts.holders}>
          <a className={buttonClass()} href={`#${listAddress(users, { ruolo: String(id) })}`}>
            {texts.toHolders}
          </a>
        </Card>
      )}
    />
  );
}
