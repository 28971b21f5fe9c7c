/** Events that are about the focused field, and the property that says which it is. */
const ABOUT_THE_FIELD: Readonly<Record<string, string>> = {
  'error.next': 'from',
  'error.previous': 'from',
  'field.copy': 'path',
};

/** Adds the focused field to an event that is about it: its path is in `data-path`. */
export function withFocusedField(event: { readonly type: string }) {
  const name = ABOUT_THE_FIELD[event.type];
  if (name === undefined || name in event) return event;
  const path = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
  return path === undefined ? event : { ...event, [name]: path };
}
