import { type NamedPath, pathNamed } from '../../kit/spec';
import { siteTest as test } from './fixtures';
import { replayOnScreen, type Screen } from './replay';

/** The specs that `npm run paths -- <machine> --format playwright` writes: each path played on the machine's screen. */
export function playPaths<Facts>(screen: Screen<Facts>, paths: readonly NamedPath[]): void {
  test.describe(`${screen.model.title}: percorsi scelti`, () => {
    test.use({ mouse: true, viewport: { width: 1280, height: 1200 } });
    for (const path of paths)
      test(path.title, async ({ page }) => replayOnScreen(screen, page, pathNamed(screen.model, path)));
  });
}
