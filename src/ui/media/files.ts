import { useListening } from '../base/useListening';

import { hasModal } from '../commands/focus';

/** The files of a paste; none of one that contains text, whatever picture of it comes along. */
export function pastedFiles(data: DataTransfer | null): readonly File[] {
  return data === null || data.getData('text/plain') !== '' ? [] : [...data.files];
}

/** Files pasted anywhere on the page. A paste of text is left alone, and so is what concerns an open dialog. */
export function useFilePaste(onFiles: (files: readonly File[]) => void): void {
  useListening('document', {
    paste(event) {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0 || event.defaultPrevented || hasModal(document)) return;
      event.preventDefault();
      onFiles(files);
    },
  });
}
