import type { Column, Table } from './catalog';
import { COMMON_COLUMNS, SCHEMA_PARTS, type SchemaPart, type TableMeaning } from './meanings';

const HEAD = `# Schema della base dati

Le tabelle di Portolano, scritte da \`npm run schema\` dalle migrazioni in \`server/db/migrations\` e dai significati in \`tools/schema/meanings.ts\`; un test fallisce se la pagina è vecchia o se una tabella non ha la sua riga. Vale per tutti e due i motori.

Come si legge: in una figura ogni riga è un rimando, con il nome della colonna; \`||\` è «uno», \`|o\` o \`o|\` «uno o nessuno», \`}o\` «quanti si vuole». Chi ha creato e chi ha salvato per ultimo (\`created_by\`, \`updated_by\`) rimanda sempre a \`users\` e nelle figure non c’è. Nelle tabelle **chiave** è la chiave primaria, **necessaria** una colonna che non può mancare, **calcolata** una che la base dati ricava dalle altre.
`;

const WHO = ['created_by', 'updated_by'];

/** A link as mermaid draws it. */
const lineOf = (table: string, { column, target, required, unique }: Table['links'][number]): string =>
  `  ${table} ${unique ? '|o' : '}o'}--${required ? '||' : 'o|'} ${target} : ${column}`;

/** The tables of a part with what they point to; a table that neither points nor is pointed to stands alone. */
function pictureOf(tables: readonly Table[]): string {
  const lines = tables.flatMap(({ name, links }) =>
    links.filter(({ column }) => !WHO.includes(column)).map((link) => lineOf(name, link)),
  );
  const drawn = new Set(lines.flatMap((line) => line.split(/\s+/)));
  const alone = tables.filter(({ name }) => !drawn.has(name)).map(({ name }) => `  ${name}`);
  return ['```mermaid', 'erDiagram', ...lines, ...alone, '```'].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A type as migrations write it. */
const typeOf = ({ type }: Column): string =>
  type.replace(/^timestamp(.*) with time zone$/, 'timestamptz$1').replace(/ without time zone$/, '');

function columnRow(column: Column, { links }: Table, meaning: TableMeaning): string {
  const target = links.find((link) => link.column === column.name)?.target;
  const kinds = [
    ...(column.inPrimaryKey ? ['chiave'] : column.required && !column.computed ? ['necessaria'] : []),
    ...(column.computed ? ['calcolata'] : []),
    ...(target === undefined ? [] : [`→ \`${target}\``]),
  ];
  const text = meaning.columns?.[column.name] ?? COMMON_COLUMNS[column.name] ?? '';
  return row([`\`${column.name}\``, typeOf(column), kinds.join(', '), text]);
}

function tableSection(table: Table, meaning: TableMeaning): string {
  const indexes = table.indexes.map(
    ({ name, unique, definition }) => `- \`${name}\`${unique ? ' (unico)' : ''}: \`${definition}\``,
  );
  return [
    `### ${table.name}`,
    meaning.text,
    [
      row(['colonna', 'tipo', '', 'che cos’è']),
      '|---|---|---|---|',
      ...table.columns.map((column) => columnRow(column, table, meaning)),
    ].join('\n'),
    ...(indexes.length === 0 ? [] : [`Indici:\n\n${indexes.join('\n')}`]),
  ].join('\n\n');
}

function partSection({ title, text, tables }: SchemaPart, catalog: ReadonlyMap<string, Table>): string {
  const described = Object.entries(tables).map(([name, meaning]) => {
    const table = catalog.get(name);
    if (table === undefined) throw new Error(`tools/schema/meanings.ts tells of '${name}', which is no table`);
    const strange = Object.keys(meaning.columns ?? {}).find((one) => !table.columns.some(({ name }) => name === one));
    if (strange !== undefined) throw new Error(`tools/schema/meanings.ts: '${name}' has no column '${strange}'`);
    return { table, meaning };
  });
  return [
    `## ${title}`,
    text,
    pictureOf(described.map(({ table }) => table)),
    ...described.map(({ table, meaning }) => tableSection(table, meaning)),
  ].join('\n\n');
}

/** The text of `docs/schema.md`. Throws for a table that nothing is said of, and for what is said of none. */
export function schemaPage(catalog: ReadonlyMap<string, Table>): string {
  const told = SCHEMA_PARTS.flatMap(({ tables }) => Object.keys(tables));
  const untold = [...catalog.keys()].filter((name) => !told.includes(name));
  if (untold.length > 0) throw new Error(`tools/schema/meanings.ts says nothing of ${untold.join(', ')}`);
  return `${[HEAD.trimEnd(), ...SCHEMA_PARTS.map((part) => partSection(part, catalog))].join('\n\n')}\n`;
}
