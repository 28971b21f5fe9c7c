import type { FieldDeclaration, FieldKind } from '../../../src/content/field/field';
import type { Content } from '../../../src/content/model/content';
import { STATUS } from '../../../src/content/publication/status';
import { type Storage, storageOf } from '../names';

const isBlank = (text: string): string => `${text} !~ '[^\\s\\u00a0]'`;

/** Rich text that begins with a letter, whatever tags are around it: told at once, without taking its tags out. */
const BEGINS = String.raw`'^(\s|\u00a0|&nbsp;|<[^<>]*>)*[^\s\u00a0<&]'`;

/** Whether a text column is what the kind calls empty; the tests hold each to its kind's `isEmpty`. */
const EMPTY: Readonly<Partial<Record<FieldKind, (text: string) => string>>> = {
  text: isBlank,
  textarea: isBlank,
  slug: isBlank,
  url: isBlank,
  richText: (html) => {
    const shown = `replace(regexp_replace(${html}, '<[^<>]*>', '', 'g'), '&nbsp;', ' ')`;
    return `(${html} !~ ${BEGINS} and ${html} !~* '<(img|iframe|video|audio|hr|table)\\M' and ${isBlank(shown)})`;
  },
};

/** What all languages of the item of `t` share. */
const SHARED = '(select s.shared from contents s where s.id = t.content_id)';

function columnOf(field: FieldDeclaration): string {
  if (storageOf(field) === 'column') return `t.${field.path}`;
  return `coalesce(${field.localized ? 'b.body' : SHARED} #>> '{${field.path.replaceAll('.', ',')}}', '')`;
}

/** Where the choices of a field are rows of their own: the condition for one of them, `x`. */
function choicesOf({ path, localized, kind }: FieldDeclaration, storage: Storage): string | null {
  const own = `x.content_id = t.content_id and x.field = '${path}' and x.lang = ${localized ? 't.lang' : "''"}`;
  if (storage === 'categories') return `content_categories x where ${own}`;
  if (storage === 'files' || kind === 'files') return `content_files x where ${own} and x.position > 0`;
  return storage === 'municipalities' ? 'content_municipalities x where x.content_id = t.content_id' : null;
}

/**
 * The SQL for whether a field of a language `t` with the texts `b.body` is empty. Throws for a kind whose emptiness the
 * database can't tell.
 */
export function emptinessOf(field: FieldDeclaration): string {
  const choices = choicesOf(field, storageOf(field));
  if (choices !== null) return `not exists (select from ${choices})`;
  const empty = EMPTY[field.kind];
  if (empty === undefined) throw new Error(`field '${field.path}': no SQL says when the kind '${field.kind}' is empty`);
  return empty(columnOf(field));
}

/** The texts of a language, unpacked once for all their fields. */
const UNPACKED = `(select t.body || '{}'::jsonb as body offset 0) b`;

/** Languages `t` on their way to publication in which a field is missing that it requires. */
export function incompleteCondition({ fields, required }: Content): string {
  const gaps = fields.filter(({ path }) => required.published.includes(path)).map(emptinessOf);
  const unfinished = Object.values(STATUS).filter((status) => status !== STATUS.hidden && status !== STATUS.published);
  const isUnfinished = `t.status = any('{${unfinished.join(',')}}'::smallint[])`;
  return gaps.length === 0
    ? 'false'
    : `${isUnfinished} and exists (select from ${UNPACKED} where ${gaps.join(' or ')})`;
}
