import { placeOf, problemsOfData, type Requirement, type Requirements } from './data';
import type { Holder } from './scan';

/** What does not hold: of the data, and between them and the tests. */
export function problemsOf(data: Requirements, holders: readonly Holder[]): string[] {
  const known = new Set(data.requirements.map(({ id }) => id));
  const held = new Set(holders.filter(({ isOff }) => !isOff).flatMap(({ ids }) => ids));
  return [
    ...problemsOfData(data),
    ...data.requirements
      .filter(({ id, pending }) => !held.has(id) && pending === undefined)
      .map(({ id, text }) => `${id}: nessuna prova lo tiene (${text})`),
    ...data.requirements
      .filter(({ id, pending }) => held.has(id) && pending !== undefined)
      .map(({ id }) => `${id}: in sospeso, eppure una prova lo tiene`),
    ...holders.flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${id}: lo nomina ${file} («${title}»), i documenti non lo hanno`),
    ),
    ...holders.filter(({ isOff }) => isOff).map(({ file, title }) => `${file}: «${title}» non si esegue`),
  ];
}

const cell = (texts: readonly string[]): string => texts.map((text) => text.replaceAll('|', '\\|')).join('<br>');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

/** The tests that hold each requirement, by its id. */
function testsById(holders: readonly Holder[]): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, string[]>();
  for (const { file, title, ids } of holders)
    for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), `\`${file}\` ${title}`]);
  return tests;
}

function totals({ documents, requirements }: Requirements, tests: ReadonlyMap<string, unknown>): string[] {
  const count = (of: string, which: (requirement: Requirement) => boolean) =>
    String(requirements.filter((one) => (of === '' || placeOf(one.id).document === of) && which(one)).length);
  const line = (name: string, of: string) => [
    name,
    count(of, () => true),
    count(of, ({ id }) => tests.has(id)),
    count(of, ({ deviation }) => deviation !== undefined),
    count(of, ({ pending }) => pending !== undefined),
  ];
  return table(
    ['Documento', 'Requisiti', 'Tenuti da prove', 'Scostamenti', 'In sospeso'],
    [...Object.entries(documents).map(([of, { title }]) => line(`${of} · ${title}`, of)), line('**tutti**', '')],
  );
}

/** What docs/conformance.md says: totals first, then each requirement by document and section. */
export function conformance(data: Requirements, holders: readonly Holder[]): string {
  const tests = testsById(holders);
  const rowOf = ({ id, text, where, deviation, pending }: Requirement) => [
    id,
    cell([text]),
    cell(where.map((file) => `\`${file}\``)),
    cell(tests.get(id) ?? (pending === undefined ? [] : [`in sospeso: ${pending}`])),
    cell(deviation === undefined ? [] : [deviation]),
  ];
  const sections = Object.entries(data.documents).flatMap(([of, { title, sections: titles }]) => [
    `## Documento ${of}: ${title}`,
    '',
    ...Object.entries(titles).flatMap(([name, heading]) => {
      const here = data.requirements.filter(({ id }) => {
        const { document, section } = placeOf(id);
        return document === of && section === name;
      });
      if (here.length === 0) return [];
      return [
        `### ${of}-${name} ${heading}`,
        '',
        ...table(['Id', 'Requisito', 'Dove', 'Prove', 'Scostamento'], here.map(rowOf)),
        '',
      ];
    }),
  ]);
  return [
    '# Conformità ai documenti',
    '',
    'Scritto da `npm run conformance` a partire da `tests/conformance/requirements.json` e dai titoli delle prove: non si modifica a mano. [qa.md](qa.md) dice come si usa.',
    '',
    ...totals(data, tests),
    '',
    ...sections,
  ].join('\n');
}
