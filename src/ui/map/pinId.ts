/** Id of the element that stands for a stop on the map `id`: its pin, or under the map its button. It takes the focus. */
export const pinId = (id: string, key: string): string => `${id}-pin-${key}`;
