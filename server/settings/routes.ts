import { settingsSection } from '../../src/content/settings/sections';
import {
  namedByIds,
  readSettings,
  type SettingsAnswer,
  type SettingsSectionName,
  saveSettings,
} from '../../src/contract/settings';
import { idsOf } from '../db/ids';
import type { Need } from '../http/access';
import { success } from '../http/answers';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { namedContents } from './named';
import { registerHomePreview } from './preview/page';
import { settingsAnswer } from './read';
import { FEATURING_ABILITIES } from './rights';
import { saveSection } from './save';

/** What a call about a section asks: that one may open it. */
const needOf = ({ section }: { readonly section: SettingsSectionName }): Need => ({
  ability: settingsSection(section).abilities,
});

/** The settings of the site and the preview of its home page. Source: document 3, sections 2 and 7; contract, 'settings'. */
export function settingsFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, readSettings, {
    byCall: ({ query }) => needOf(query),
    handler: async ({ query }) => {
      const { data, meta } = await settingsAnswer(services, settingsSection(query.section));
      return { ...success(data as SettingsAnswer['data']), meta };
    },
  });
  registerEndpoint(api, saveSettings, {
    byCall: ({ body }) => needOf(body),
    handler: async ({ body, user }) => {
      const written = await saveSection({ services, user }, settingsSection(body.section), body);
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
