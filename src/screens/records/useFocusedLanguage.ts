import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { languageOfPath } from '../../content/model/record';
import { leadTo } from '../../ui/page/leadTo';
import type { RecordActor } from './useFormActor';

/** Puts the focus where the form wants it; on a field of a language that is not shown, once `onLanguage` has shown it. */
export function useFocusedLanguage(actor: RecordActor, language: string, onLanguage: (language: string) => void): void {
  const focus = useSelector(actor, ({ context }) => context.focus);
  const led = useRef(0);
  const lead = useEffectEvent(() => {
    if (focus === null || focus.turn === led.current) return;
    const wanted = languageOfPath(focus.field);
    if (wanted !== null && wanted !== language) return onLanguage(wanted);
    led.current = focus.turn;
    const { field: path, part } = focus;
    return leadTo({ path, ...(part === undefined ? {} : { part }) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field is led to once it is wanted, and once its language is shown
  useLayoutEffect(() => lead() ?? undefined, [focus, language]);
}
