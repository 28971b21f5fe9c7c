/** Values of fields, told outside their form. */
export const saidTexts = {
  empty: '(vuoto)',
  yes: 'Sì',
  no: 'No',
  filledIn: 'compilato',
  entries: (count: number) => (count === 1 ? '1 voce' : `${count} voci`),
} as const;
