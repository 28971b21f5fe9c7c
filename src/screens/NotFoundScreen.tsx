import { pageTexts } from '../messages/screens/shell';
import { buttonClass } from '../ui/base/Button';
import { EmptyState } from '../ui/base/EmptyState';
import { usePageTitle } from '../ui/page/title';

/** No such page, or no right to it. Source: document 1, section 2.8. */
export function Component() {
  usePageTitle(pageTexts.notFoundTitle);
  return (
    <EmptyState
      title={pageTexts.notFoundTitle}
      actions={
        <a className={buttonClass('primary')} href="#/dashboard">
          {pageTexts.toDashboard}
        </a>
      }
    >
      {pageTexts.notFound}
    </EmptyState>
  );
}
