/** A value that is made when it is first asked for: what takes time and the first page does without. */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
