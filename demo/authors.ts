import type { Queryable } from '../server/db/types';

/** Desk that writes about each province, by the car code. */
const DESKS: Readonly<Record<string, string>> = {
  BO: 'Redazione Bologna',
  MO: 'Redazione Modena',
  FE: 'Redazione Ferrara',
  RA: 'Redazione Ravenna',
  RN: 'Redazione Rimini',
  PR: 'Redazione Parma',
  RE: 'Redazione Reggio Emilia',
  PC: 'Redazione Piacenza',
  FC: 'Redazione Appennino romagnolo',
};

/** Who writes about each province; the regional desk about those without a desk. */
export async function authorsByProvince(tx: Queryable): Promise<Map<string, number[]>> {
  const { rows } = await tx.query<{ id: number; desk: string }>(
    `select u.id, d.nome as desk from users u join roles r on r.id = u.role_id join desks d on d.id = u.desk_id
      where r.name <> 'lettore' order by u.id`,
  );
  const of = (desk: string) => rows.filter((user) => user.desk === desk).map(({ id }) => id);
  const entries = Object.entries(DESKS).map(([province, desk]) => [province, of(desk)] as const);
  return new Map([...entries.filter(([, ids]) => ids.length > 0), ['', of('Redazione regionale')]]);
}
