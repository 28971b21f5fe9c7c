import type { ChoiceSource, LookupOption } from '../content/field/field';
import { desks } from '../contract/lookups';
import type { Result } from '../contract/result';
import { blankPermissions, roles } from '../contract/roles';
import { type MatrixSection, sectionsOf } from '../machines/matrix/rules';
import type { Client } from './client';
import { createTemplateService } from './templates';

/** What forms and filters choose from, in the administration. */
export interface OptionService {
  /** Everything that a choice may be set to: a role by its machine name, anything else by its number. */
  choices(source: ChoiceSource, signal: AbortSignal): Promise<Result<readonly LookupOption[]>>;
  /** Rows of the permission matrix. */
  permissionSections(signal: AbortSignal): Promise<Result<readonly MatrixSection[]>>;
}

/** Roles, desks, templates and rights over a client. One service a session: it remembers what the server does not know. */
export function createOptionService(client: Client): OptionService {
  const sources: Record<ChoiceSource, (signal: AbortSignal) => Promise<Result<readonly LookupOption[]>>> = {
    async roles(signal) {
      const found = await client.call(roles, { signal });
      if (!found.ok) return found;
      return {
        ok: true,
        value: found.value.data.map(({ id, name, title }) => ({ id, label: title || name, value: name })),
      };
    },
    async desks(signal) {
      const found = await client.call(desks, { signal });
      if (!found.ok) return found;
      return { ok: true, value: found.value.data.map(({ id, nome }) => ({ id, label: nome, value: id })) };
    },
    templates: createTemplateService(client),
  };
  return {
    choices: (source, signal) => sources[source](signal),
    async permissionSections(signal) {
      const found = await client.call(blankPermissions, { signal });
      return found.ok ? { ok: true, value: sectionsOf(found.value.data.permission) } : found;
    },
  };
}
