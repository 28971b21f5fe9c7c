import { useEffect, useState } from 'react';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import type { Category } from '../../contract/lookups';
import { LICENSE_GROUP, LICENSE_VERSION_GROUP } from '../../contract/media';
import { mediaTexts as texts } from '../../messages/ui/media';
import { uiTexts } from '../../messages/ui/ui';
import type { Media } from './port';

export interface Choices {
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly problem: string | null;
  /** They are still on their way. */
  readonly loading: boolean;
}

const LOADING: Choices = { options: [], problem: null, loading: true };

const optionOf = ({ id, name, contents }: Category) => ({
  value: id,
  label: contents?.[INTERFACE_LANGUAGE]?.title || name || String(id),
});

/** Licences or versions to choose from, by category group. A failure is shown under the select. */
export function useChoices({ port }: Media, group: number): Choices {
  const [choices, setChoices] = useState<Choices>(LOADING);
  useEffect(() => {
    let current = true;
    void port.choices(group).then((result) => {
      if (!current) return;
      setChoices(
        result.ok
          ? { options: result.value.map(optionOf), problem: null, loading: false }
          : { options: [], problem: `${texts.optionsFailed}: ${result.failure.message}`, loading: false },
      );
    });
    return () => {
      current = false;
    };
  }, [port, group]);
  return choices;
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
