import type { Page } from 'playwright/test';
import type { Username } from '../kit/api';
import { expect } from '../kit/fixtures';

/** What a test has in hand on its way to a screen. */
export interface Visit {
  readonly page: Page;
  readonly open: (route: string) => Promise<void>;
  readonly token: string;
}

interface Screen {
  /** Who looks at it; the administrator unless said. */
  readonly as?: Username;
  readonly go: (visit: Visit) => Promise<void>;
  /** Looked at in both themes at both widths, not each theme at one. */
  readonly inEveryLook?: boolean;
}

/** Every screen, dialog and state that looks different, by name → the way there. */
export type Screens = Readonly<Record<string, Screen>>;

/** A list's first page is there. */
export const listed = (page: Page) => expect(page.getByRole('row')).toHaveCount(51);

/** Opens a list of about ten rows: the others look the same, and each is looked at by every rule. */
export async function openShortList({ page, open }: Pick<Visit, 'page' | 'open'>): Promise<void> {
  await open('/news?keywords=faenza');
  await expect(page.getByRole('row').filter({ hasText: 'Faenza' }).nth(5)).toBeVisible();
}
