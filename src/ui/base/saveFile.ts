/** Milliseconds after which the browser has surely taken a file. */
const TAKEN_AFTER = 60_000;

/** Has the browser keep a file among its downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_AFTER);
}
