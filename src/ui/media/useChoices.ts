import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import type { Category } from '../../contract/lookups';
import { LICENSE_GROUP, LICENSE_VERSION_GROUP } from '../../contract/media';
import { mediaTexts as texts } from '../../messages/ui/media';
import { uiTexts } from '../../messages/ui/ui';
import { useLoading } from '../base/useLoading';
import type { Media } from './port';

export interface Choices {
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly problem: string | null;
  /** They are still on their way. */
  readonly loading: boolean;
}

const optionOf = ({ id, name, contents }: Category) => ({
  value: id,
  label: contents?.[INTERFACE_LANGUAGE]?.title || name || String(id),
});

/** Licences or versions to choose from, by category group. A failure is shown under the select. */
export function useChoices({ port }: Media, group: number): Choices {
  const actor = useLoading(() => port.choices(group), { open: true });
  const snapshot = useSelector(actor, (now) => now);
  const { value, failure } = snapshot.context;
  const options = useMemo(() => ((value ?? []) as readonly Category[]).map(optionOf), [value]);
  const problem = failure && `${texts.optionsFailed}: ${failure.message}`;
  return { options, problem, loading: snapshot.hasTag('busy') };
}

/** What a select shows of choices while nothing is chosen, and whether it is waiting. */
export const choicesProps = ({ options, loading }: Choices) => ({
  options,
  placeholder: loading ? uiTexts.loading : texts.fields.choose,
  'aria-busy': loading || undefined,
});

/** Fetches licences and versions before a dialog needs them, so that its keys work as it appears. */
export function fetchChoices({ port }: Media): void {
  for (const group of [LICENSE_GROUP, LICENSE_VERSION_GROUP]) void port.choices(group);
}
