/** Id of a field's main control, out of its path. */
export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
