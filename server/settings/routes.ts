import type { SettingsSection } from '../../src/content/model/settings';
import { settingsSection } from '../../src/content/settings/sections';
import {
  namedByIds,
  readSettings,
  type SettingsAnswer,
  type SettingsSectionName,
  saveSettings,
} from '../../src/contract/settings';
import type { RequestUser } from '../auth/context';
import { idsOf } from '../db/ids';
import { success } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { namedContents } from './named';
import { registerHomePreview } from './preview/page';
import { settingsAnswer } from './read';
import { assertMayOpen, FEATURING_ABILITIES, OPENING_ABILITIES } from './rights';
import { saveSection } from './save';

/** The section that a call is about; refuses with 403 who may not open it. */
function openedSection(user: RequestUser, name: SettingsSectionName): SettingsSection {
  const section = settingsSection(name);
  assertMayOpen(user, section);
  return section;
}

/** The settings of the site and the preview of its home page. Source: document 3, sections 2 and 7; contract, 'settings'. */
export function settingsFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, readSettings, {
    ability: OPENING_ABILITIES,
    handler: async ({ query, user }) => {
      const { data, meta } = await settingsAnswer(services, openedSection(user, query.section));
      return { ...success(data as SettingsAnswer['data']), meta };
    },
  });
  registerEndpoint(api, saveSettings, {
    ability: OPENING_ABILITIES,
    handler: async ({ body, user }) => {
      const written = await saveSection({ services, user }, openedSection(user, body.section), body);
      return success(written, written.message);
    },
  });
  registerEndpoint(api, namedByIds, {
    ability: FEATURING_ABILITIES,
    handler: async ({ query, user }) =>
      success(await namedContents(services, user, { ...query, ids: idsOf(query.ids) })),
  });
  registerHomePreview(api);
}
