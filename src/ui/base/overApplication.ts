const ID = 'over-application';

/**
 * The element beside the application in which lies what is read out over a modal dialog too: one hides the application as
 * a whole. Made at its first use.
 */
export function overApplication(): HTMLElement {
  const found = document.getElementById(ID);
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = ID;
  document.body.append(made);
  return made;
}
