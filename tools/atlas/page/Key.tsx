/** The key that does what stands beside it; who hears the page has the list of keys. */
export function Key({ name }: { readonly name: string }) {
  return (
    <span className="key-name" aria-hidden="true">
      {name}
    </span>
  );
}
