import { HOME_PATH } from '../machines/access/paths';
import { accessibilitySectionTexts } from '../messages/commands/sections';
import { accessibilityTexts as texts } from '../messages/screens/accessibility';
import { usePageTitle } from '../ui/page/title';
import { PublicLink } from './PublicLink';
import { PublicPage } from './PublicPage';

/** The accessibility statement, for everybody, signed in or not. */
export function Component() {
  usePageTitle(accessibilitySectionTexts.title);
  return (
    <PublicPage title={accessibilitySectionTexts.title} wide>
      <p>{texts.intro}</p>
      {texts.parts.map((part) => (
        <section key={part.title} className="mt-6">
          <h2 className="mb-1.5 font-semibold text-lg">{part.title}</h2>
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-2">
              {paragraph}
            </p>
          ))}
          {'items' in part && (
            <ul className="list-disc space-y-1 pl-5">
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className="mt-6">
        <PublicLink to={HOME_PATH}>{texts.toApplication}</PublicLink>
      </p>
    </PublicPage>
  );
}
