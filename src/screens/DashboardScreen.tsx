import { hasNothing, hasReducedDashboard } from '../machines/access/abilities';
import { sessionTexts } from '../messages/screens/session';
import { pageTexts } from '../messages/screens/shell';
import { Banner } from '../ui/base/Banner';
import { usePageTitle } from '../ui/page/title';
import { DashboardSections } from './DashboardSections';
import { Dashboard } from './dashboard/Dashboard';
import { useUser } from './useUser';

/** The first page after the sign-in; one role sees the logo and the title only. Source: document 1, section 2.9. */
export function Component() {
  usePageTitle(pageTexts.dashboard);
  const user = useUser();
  if (user === null) return null;
  if (hasReducedDashboard(user))
    return (
      <div className="flex flex-col items-center gap-4 py-16">
        <img src="./icon.svg" alt="Portolano" className="size-24" />
        <p className="font-semibold text-2xl">{pageTexts.dashboard}</p>
      </div>
    );
  if (hasNothing(user)) return <Banner tone="warning" role="status" title={sessionTexts.withoutRole} />;
  return (
    <div className="space-y-4">
      <Dashboard />
      <DashboardSections user={user} />
    </div>
  );
}
