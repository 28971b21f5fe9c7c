/** Milliseconds after which the object URL is revoked: the browser has read the file by then. */
const REVOKE_AFTER = 60_000;

/** Has the browser keep a file among its downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
}
