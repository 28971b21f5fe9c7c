import type { Answer, TestServer } from './kit';

export interface SettingsAnswer {
  status: string;
  code: string;
  message: string;
  data: Record<string, Record<string, unknown>>;
  meta: { updated_at: string | null; previews?: Record<string, string> };
  errors?: Record<string, string>;
}

export interface SavedSettings {
  status: string;
  code: string;
  message: string;
  data: { message: string; updated_at: string | null; updated_by?: string | null };
  errors?: Record<string, string>;
}

/** The calls of the settings, as somebody makes them. */
export const settingsOf = (server: () => TestServer) => {
  const read = (section: string, as = 'admin'): Promise<Answer<SettingsAnswer>> =>
    server().get(`operations/settings?section=${section}`, { as });
  const save = (section: string, data: object, more: object = {}, as = 'admin'): Promise<Answer<SavedSettings>> =>
    server().call('POST', 'operations/settings', { as, body: { section, data, ...more } });
  return {
    read,
    save,
    /** What a section says by language. */
    data: async (section: string) => {
      const answer = await read(section);
      if (answer.status !== 200) throw new Error(`read: ${answer.text}`);
      return answer.body.data;
    },
    version: async (section: string) => (await read(section)).body.meta.updated_at,
    /** Saves what must be taken. */
    saved: async (section: string, data: object, more: object = {}) => {
      const answer = await save(section, data, more);
      if (answer.status !== 200) throw new Error(`save: ${answer.text}`);
      return answer.body.data;
    },
  };
};

/** Status and field errors of a refusal. */
export const refusalIn = ({ status, body }: Answer<SavedSettings>) => ({ status, errors: body.errors });
