// Writes into the pages of docs/guida what the declarations say of each section, and the table of keys.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGenerated } from './guide/generated';
import { GUIDE_FOLDER } from './guide/pages';

for (const file of readdirSync(GUIDE_FOLDER).filter((name) => name.endsWith('.md'))) {
  const path = join(GUIDE_FOLDER, file);
  const text = readFileSync(path, 'utf8');
  const fresh = withGenerated(file.replace(/\.md$/, ''), text);
  if (fresh !== text) writeFileSync(path, fresh);
}
