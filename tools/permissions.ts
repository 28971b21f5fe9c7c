import { writeFileSync } from 'node:fs';
import { permissionsPage } from './permissions/page';

writeFileSync(new URL('../docs/permissions.md', import.meta.url), await permissionsPage());
