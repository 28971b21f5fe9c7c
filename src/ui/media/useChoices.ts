import { useEffect, useState } from 'react';
import type { Category } from '../../contract/lookups';
import { mediaScreens as texts } from '../../messages/mediaScreens';
import type { Media } from './port';

export interface Choices {
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly problem: string | null;
}

const optionOf = ({ id, name, contents }: Category) => ({
  value: id,
  label: contents?.it?.title || name || String(id),
});

/** Licences or versions to choose from, by category group. A failure is told under the select. */
export function useChoices({ port }: Media, group: number): Choices {
  const [choices, setChoices] = useState<Choices>({ options: [], problem: null });
  useEffect(() => {
    let current = true;
    void port.choices(group).then((result) => {
      if (!current) return;
      setChoices(
        result.ok
          ? { options: result.value.map(optionOf), problem: null }
          : { options: [], problem: `${texts.optionsFailed}: ${result.failure.message}` },
      );
    });
    return () => {
      current = false;
    };
  }, [port, group]);
  return choices;
}
