import { useEffect } from 'react';
import { commandTexts } from '../../messages/commands/commands';
import { usePorts } from '../../screens/ports';
import { lazyPart } from '../../ui/base/lazyPart';
import { whenIdle } from '../../ui/base/pageShown';

const report = lazyPart(() => import('../report'));

/** What 'Segnala un problema' does: exports what the machines went through last, and tells what the file holds. */
export function useReport(): () => void {
  const { notify } = usePorts();
  // Ahead of need: who has a problem may have lost the server too. What does not come is fetched again then.
  useEffect(() => whenIdle(() => void report.ahead()), []);
  return () =>
    void report.fetch().then(
      ({ saveReport }) => notify('success', saveReport()),
      () => notify('danger', commandTexts.notLoaded),
    );
}
