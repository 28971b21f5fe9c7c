import { contents } from '../content/registry';
import type { CurrentUser } from '../contract/session';
import { contentAbilities, hasNothing } from '../machines/access/abilities';
import { sessionTexts } from '../messages/session';
import { pages } from '../messages/shell';
import { Banner } from '../ui/base/Banner';
import { Card } from '../ui/base/Card';
import { CommandButton } from '../ui/commands/CommandButton';

/** The sections the user may enter, each with what is done there most. */
export function DashboardSections({ user }: { readonly user: CurrentUser }) {
  if (hasNothing(user)) return <Banner tone="warning" role="status" title={sessionTexts.withoutRole} />;
  const sections = contents.map((content) => ({ content, may: contentAbilities(user, content) }));
  const open = sections.filter(({ may }) => may.view);
  return (
    <div className="space-y-4">
      <p className="text-muted">{open.length === 0 ? pages.noSections : pages.dashboardIntro}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {open.map(({ content, may }) => (
          <Card key={content.area} title={content.titles.section}>
            <div className="flex flex-wrap gap-2">
              <CommandButton id={`go.${content.area}`}>{pages.openList}</CommandButton>
              {may.create && <CommandButton id={`create.${content.area}`} variant="primary" icon="add" />}
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
