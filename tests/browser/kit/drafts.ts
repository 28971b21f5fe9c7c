import type { Page } from 'playwright/test';

/** The Italian titles of the drafts in this browser, by user, area and id, whichever page they are of. */
export const readDrafts = (page: Page) =>
  page.evaluate(async () => {
    // Opening it would make it, before the application has made it as it should be.
    const made = (await indexedDB.databases()).some(({ name }) => name === 'portolano');
    if (!made) return {};
    return new Promise<Record<string, string>>((found, fail) => {
      const opening = indexedDB.open('portolano');
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const drafts: Record<string, string> = {};
        const database = opening.result;
        if (!database.objectStoreNames.contains('drafts')) {
          database.close();
          found({});
          return;
        }
        const cursors = database.transaction('drafts').objectStore('drafts').openCursor();
        cursors.onerror = () => fail(cursors.error);
        cursors.onsuccess = () => {
          const cursor = cursors.result;
          if (cursor === null) {
            database.close();
            found(drafts);
            return;
          }
          drafts[String(cursor.key).split('/').slice(0, 3).join('/')] = cursor.value.draft.item.contents.it.title;
          cursor.continue();
        };
      };
    });
  });
