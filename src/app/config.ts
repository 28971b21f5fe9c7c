import { MalformedKey, readSiteConfig, type SiteConfig } from '../contract/config';
import { startTexts } from '../messages/screens/start';

export type LoadedConfig =
  | { readonly ok: true; readonly config: SiteConfig }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads the site's `config.json`, beside `index.html`. A missing file means the defaults; a malformed one is refused with
 * what is wrong in it. Source: contract, 'Ground rules'.
 */
export async function loadConfig(read: (url: string) => Promise<Response> = fetch): Promise<LoadedConfig> {
  let text: string;
  try {
    const response = await read('./config.json');
    if (response.status === 404) return { ok: true, config: readSiteConfig({}) };
    if (!response.ok) return { ok: false, problem: startTexts.configStatus(response.status) };
    text = await response.text();
  } catch {
    return { ok: false, problem: startTexts.configUnreachable };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problem: startTexts.configNotJson };
  }
  try {
    return { ok: true, config: readSiteConfig(json) };
  } catch (error) {
    if (error instanceof MalformedKey) return { ok: false, problem: startTexts.configKey(error.message) };
    throw error;
  }
}
