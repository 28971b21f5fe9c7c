/** An object with keys: neither null, nor an array, nor a function. A JSON union narrows to its object. */
export const isPlainObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
