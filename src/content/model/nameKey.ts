/** Keys under which references are written with the name of what they point to. */
export type NameKey = 'name' | 'nome' | 'title';

const KEYS: Readonly<Partial<Record<string, NameKey>>> = { localita: 'name', luoghi: 'nome', operatori: 'nome' };

/** The key of references to an area; whoever reads takes any of the three. Source: contract, 'Shared look-ups', 'stop'. */
export const nameKeyOf = (area: string | undefined): NameKey => KEYS[area ?? ''] ?? 'title';
