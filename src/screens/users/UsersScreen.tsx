import { users } from '../../content/listings/users';
import { userCells } from '../../ui/list/userCells';
import { ListScreen } from '../list/ListScreen';
import { UserDeletion } from './UserDeletion';

/** The list of users. Source: document 1, section 2.10. */
export function Component() {
  return (
    <ListScreen listing={users} kinds={userCells}>
      {(list) => <UserDeletion list={list} />}
    </ListScreen>
  );
}
