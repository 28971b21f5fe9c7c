import { recordAddress } from '../content/lists/addresses';
import type { ContentHead } from '../content/model/content';
import { contents } from '../content/registry';
import type { CurrentUser } from '../contract/session';
import { contentAbilities, hasNothing, hasReducedDashboard } from '../machines/access/abilities';
import { decideAccess } from '../machines/access/rules';
import { sessionTexts } from '../messages/screens/session';
import { pageTexts } from '../messages/screens/shell';
import { Banner } from '../ui/base/Banner';
import { Card } from '../ui/base/Card';
import { CommandButton } from '../ui/commands/CommandButton';
import { usePageTitle } from '../ui/page/title';
import { Dashboard } from './dashboard/Dashboard';
import { useUser } from './useUser';

/** The sections the user may enter, each with what is done there most. */
export function DashboardSections({ user }: { readonly user: CurrentUser }) {
  const open = contents.filter((content) => contentAbilities(user, content).view);
  // A role may be barred from the editor whatever its abilities: such a user has no command to create either.
  const mayCreate = (content: ContentHead) =>
    decideAccess(recordAddress(content, 'new') ?? '', user).kind === 'allowed';
  return (
    <div className="space-y-4">
      <p className="text-muted">{open.length === 0 ? pageTexts.noSections : pageTexts.dashboardIntro}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {open.map((content) => (
          <Card key={content.area} title={content.titles.section}>
            <div className="flex flex-wrap gap-2">
              <CommandButton id={`go.${content.area}`}>{pageTexts.openList}</CommandButton>
              {mayCreate(content) && (
                <CommandButton
                  id={`create.${content.area}`}
                  variant="primary"
                  icon="add"
                  // Three cards beside each other leave little room for a long name at 200 %.
                  className="whitespace-normal!"
                />
              )}
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}

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
