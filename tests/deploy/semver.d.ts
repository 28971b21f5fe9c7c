declare module 'semver' {
  /** Whether a version is in a range of package.json's form. */
  export function satisfies(version: string, range: string): boolean;
}
