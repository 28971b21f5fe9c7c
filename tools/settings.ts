import { writeFileSync } from 'node:fs';
import { settingsExample } from './settings/example';

writeFileSync(new URL('../.env.example', import.meta.url), settingsExample());
