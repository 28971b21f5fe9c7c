import { useCallback, useState } from 'react';
import { createListeners } from '../machines/kit/listeners';
import { workLeft } from '../machines/picker/rules';
import { pickerTexts } from '../messages/screens/picker';
import type { GuardedPicker } from '../ui/media/port';
import { usePorts } from './ports';
import { useLeaveGuard, useLosingLink, useUnload } from './unsavedWork';

/** The pickers of a page, looked at as one. */
function createWatch() {
  const pickers = new Set<GuardedPicker>();
  const listeners = createListeners();
  return {
    isUnsaved: () => [...pickers].some((picker) => workLeft(picker.getSnapshot().context) !== 'none'),
    guard(picker: GuardedPicker) {
      pickers.add(picker);
      const subscription = picker.subscribe(() => listeners.tell());
      return () => {
        subscription.unsubscribe();
        pickers.delete(picker);
        listeners.tell();
      };
    },
    subscribe: (listener: () => void) => ({ unsubscribe: listeners.subscribe(listener) }),
  };
}

/**
 * Image data that are typed over a page and lie in none of its drafts: while some are unsaved, questions say that they would
 * be lost, and the page is not left, with the reason. Gives what pickers register with.
 */
export function useImageData(): (picker: GuardedPicker) => () => void {
  const { notify } = usePorts();
  const [watch] = useState(createWatch);
  const [resumable] = useState(() => ({ subscribe: watch.subscribe, send: () => undefined }));
  const refuse = useCallback(() => notify('warning', pickerTexts.unsaved), [notify]);
  const [leavable] = useState(() => ({
    getSnapshot: () => ({ hasTag: () => false }),
    subscribe: watch.subscribe,
    on: () => ({ unsubscribe: () => undefined }),
    send: refuse,
  }));
  useLosingLink(resumable, watch.isUnsaved);
  useUnload(watch.isUnsaved);
  useLeaveGuard(leavable, watch.isUnsaved, true);
  return watch.guard;
}
