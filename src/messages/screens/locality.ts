/** Texts of the locality that something lies in. */
export const localityTexts = {
  unknown: (id: number) => `Località n. ${id}`,
} as const;
