import { useLocation } from 'react-router-dom';
import { isPlainObject } from '../contract/plainObject';
import { HOME_PATH } from '../machines/access/paths';
import { closedTo, refusalText } from '../machines/access/reason';
import { parentOf } from '../machines/access/routes';
import { decideAccess } from '../machines/access/rules';
import { pageTexts } from '../messages/screens/shell';
import { buttonClass } from '../ui/base/Button';
import { EmptyState } from '../ui/base/EmptyState';
import { usePageTitle } from '../ui/page/title';
import { useUser } from './useUser';

/** The page that was refused, from the history's state; null where the address itself was asked for. */
function refusedPage(state: unknown): string | null {
  return isPlainObject(state) && typeof state.refused === 'string' ? state.refused : null;
}

/** No such page, or no right to it: why, and the way on. Source: document 1, section 2.8. */
export function Component() {
  usePageTitle(pageTexts.notFoundTitle);
  const user = useUser();
  const refused = refusedPage(useLocation().state);
  const decision = refused === null || user === null ? null : decideAccess(refused, user);
  const above = refused === null ? HOME_PATH : parentOf(refused);
  const list = above === HOME_PATH || user === null || closedTo(user, above) !== null ? null : above;
  return (
    <EmptyState
      title={pageTexts.notFoundTitle}
      actions={
        <>
          {list !== null && (
            <a className={buttonClass()} href={`#${list}`}>
              {pageTexts.toList}
            </a>
          )}
          {decision?.kind === 'allowed' && (
            <a className={buttonClass()} href={`#${refused}`}>
              {pageTexts.openNow}
            </a>
          )}
          <a className={buttonClass('primary')} href={`#${HOME_PATH}`}>
            {pageTexts.toDashboard}
          </a>
        </>
      }
    >
      {decision?.kind === 'notFound' && <p className="font-medium">{refusalText(decision.why)}</p>}
      <p>{pageTexts.notFound}</p>
    </EmptyState>
  );
}
