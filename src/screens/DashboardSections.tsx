import { recordAddress } from '../content/lists/addresses';
import type { ContentHead } from '../content/model/content';
import { contents } from '../content/registry';
import type { CurrentUser } from '../contract/session';
import { contentAbilities } from '../machines/access/abilities';
import { decideAccess } from '../machines/access/rules';
import { pageTexts } from '../messages/screens/shell';
import { Card } from '../ui/base/Card';
import { CommandButton } from '../ui/commands/CommandButton';

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
