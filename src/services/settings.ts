import type { Json } from '../content/field/json';
import { settingsData, settingsErrorPath, settingsItem, unreadIn } from '../content/settings/form';
import type { SettingsSection } from '../content/settings/sections';
import { failure } from '../contract/result';
import { readSettings, saveSettings } from '../contract/settings';
import type { RecordActors } from '../machines/record/types';
import { languageName } from '../messages/screens/content';
import { settingsTexts as texts } from '../messages/screens/settings';
import type { Client } from './client';

const messageIn = (data: unknown): string | null => {
  const message = (data as { readonly message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : null;
};

/** What the form of a section of the settings calls. Source: contract, 'Pinned for documents 2 and 3', settings. */
export function createSettingsService(client: Client, section: SettingsSection): RecordActors {
  return {
    async loadRecord(_input, signal) {
      const result = await client.call(readSettings, { query: { section: section.name }, signal });
      if (!result.ok) return result;
      const { meta } = result.value;
      const data = result.value.data as Json;
      const unread = unreadIn(section, data);
      if (unread !== null)
        return {
          ok: false,
          failure: failure('nonsense', 200, texts.unread(unread.field.label, languageName(unread.language))),
        };
      return {
        ok: true,
        value: settingsItem(section, {
          data,
          updatedAt: meta?.updated_at,
          previews: meta?.previews,
        }),
      };
    },
    async saveRecord({ item }) {
      const data = settingsData(section, item);
      const body = { section: section.name, data, updated_at: item.updated_at };
      const result = await client.call(saveSettings, { body });
      if (result.ok)
        return {
          ok: true,
          value: { id: section.id, message: messageIn(result.value.data) ?? result.value.message ?? null },
        };
      const fields = Object.fromEntries(
        Object.entries(result.failure.fields).map(([path, message]) => [settingsErrorPath(section, path), message]),
      );
      return { ok: false, failure: { ...result.failure, fields } };
    },
  };
}
