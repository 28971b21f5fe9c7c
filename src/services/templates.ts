import type { LookupOption } from '../content/field/field';
import { templates } from '../contract/lookups';
import type { Result } from '../contract/result';
import { fieldTexts } from '../messages/ui/fields';
import { createAside } from './aside';
import type { Client } from './client';

/**
 * The templates of pages. A server that has none to give, or gives them to others, says nothing about the session: it is
 * asked once, and the failure says what can be done without. Source: contract, 'Shared look-ups'.
 */
export function createTemplateService(client: Client) {
  const aside = createAside(client);
  return async (signal: AbortSignal): Promise<Result<readonly LookupOption[]>> => {
    const found = await aside.call(templates, { signal });
    if (found.ok) return { ok: true, value: found.value.data.map(({ id, name }) => ({ id, label: name, value: id })) };
    const { failure } = found;
    return failure.kind !== 'notFound'
      ? found
      : { ok: false, failure: { ...failure, message: fieldTexts.choice.absent.templates } };
  };
}
