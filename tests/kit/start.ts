/** The demo's users. */
export type DemoName = 'admin' | 'regionale' | 'redazione' | 'turistica' | 'lettore' | 'editor';

/** Calls a server's API as its administrator, unless told who else; gives what the answer holds. Rejects when it is refused. */
export type Api = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as?: DemoName) => Promise<unknown>;

/** Ability → whether somebody has it; nothing is said of those left out. */
export type Abilities = Readonly<Record<string, boolean>>;

/** Where a path begins: what its replay opens, and what is prepared for somebody who plays it by hand. */
export interface Start {
  /** Route of the page, with `:id` for the element. */
  readonly page: string;
  readonly user: Abilities | 'administrator';
  /** False for a page that one comes to from outside. */
  readonly signedIn?: boolean;
  /** Italian sentences: what is there, and what is done before the first step. */
  readonly data: string;
  /** Puts the element onto a server that has the demo content, or finds it there; gives its id. */
  readonly element?: (api: Api) => Promise<number>;
}

/** The route of a start, around this element. */
export const routeOf = ({ page }: Start, id: number | string): string => page.replace(':id', String(id));
