/** Adds the focused field to an event for the next or previous error: its path is in `data-path`. */
export function withFocusedField(event: { readonly type: string }) {
  if (event.type !== 'error.next' && event.type !== 'error.previous') return event;
  const from = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
  return from === undefined ? event : { ...event, from };
}
