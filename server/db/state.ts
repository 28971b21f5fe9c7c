import { sharedValue } from '../sharedCache';
import type { AreaState, DatabaseState, Queryable, Written } from './types';

const STATE = `
  select area, version, total from area_versions
  union all
  select null, version, 0 from access_version`;

const UNWRITTEN: AreaState = { version: 0, total: 0 };

async function readState(db: Queryable): Promise<DatabaseState> {
  const { rows } = await db.query<AreaState & { area: string | null }>({ name: 'state', text: STATE });
  const areas = new Map(rows.map(({ area, version, total }) => [area, { version, total }]));
  return { access: areas.get(null)?.version ?? 0, area: (name) => areas.get(name) ?? UNWRITTEN };
}

/**
 * For how long a process trusts what it read, in milliseconds: so far it may be behind what other processes wrote.
 * Promised is a second.
 */
const TRUSTED = 200;

/** The database's state as this process knows it. */
export interface KnownState {
  /** What was read lately, or read anew; callers at the same time share one reading. */
  get(): Promise<DatabaseState>;
  /** Its version of who may do what alone, which is still known where only areas were written since. */
  access(): Promise<number>;
  /** To be called when this process has written: from then on nothing older is given. */
  drop(written: Written): void;
}

export function createKnownState(db: Queryable): KnownState {
  /** Whether areas were written since: of what is known the rights alone still hold. */
  let areAreasOld = false;
  const known = sharedValue(() => {
    areAreasOld = false;
    return readState(db);
  }, TRUSTED);
  return {
    get: () => {
      if (areAreasOld) known.drop();
      return known.get();
    },
    access: async () => (await known.get()).access,
    drop: (written) => {
      if (written === 'everything') known.drop();
      else areAreasOld = true;
    },
  };
}
