import { referredTable } from '../../../src/content/field/areas';
import { isNested } from '../../../src/content/field/entries';
import { remembered } from '../../../src/content/field/remembered';
import { kindOf } from '../../../src/content/kinds/table';
import type { Content } from '../../../src/content/model/content';
import { INTERFACE_LANGUAGE } from '../../../src/contract/languages';
import { isTold } from '../../auth/told';
import { languageOrder } from '../../db/languageOrder';
import { type Storage, storageOf } from '../names';

const OWN = `
  select c.id, c.shared, c.created_at, c.updated_at, c.revision_of,
         (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)
            from users u where u.id = c.updated_by) as updated_by,
         (select json_agg(json_build_object('lang', t.lang, 'title', t.title, 'slug', t.slug, 'status', t.status,
                   'author', t.author_id, 'pub_date', to_char(t.pub_date, 'YYYY-MM-DD HH24:MI:SS'), 'body', t.body))
            from translations t where t.content_id = c.id) as translations,
         (select json_build_object('id', r.id, 'statuses',
                   (select json_object_agg(t.lang, t.status) from translations t where t.content_id = r.id))
            from contents r where r.revision_of = c.id) as revision,
         (select json_build_object('id', o.id, 'updated_at', o.updated_at, 'statuses',
                   (select json_object_agg(t.lang, t.status) from translations t where t.content_id = o.id))
            from contents o where o.id = c.revision_of) as original`;

/** Names are those of the field's language, of a field shared by all the interface's. */
const CHOICES = `,
         (select json_agg(json_build_object('field', cc.field, 'lang', cc.lang, 'id', cc.category_id,
                   'name', coalesce(own.title, main.title), 'slug', coalesce(own.slug, main.slug))
                   order by cc.position, cc.category_id)
            from content_categories cc
            left join category_contents own on own.category_id = cc.category_id and own.lang = nullif(cc.lang, '')
            left join category_contents main on main.category_id = cc.category_id and main.lang = '${INTERFACE_LANGUAGE}'
           where cc.content_id = c.id) as choices`;

const MUNICIPALITIES = `,
         (select json_agg(json_build_object('id', m.id, 'nome', m.city, 'city', m.city, 'istat', m.istat,
                   'zip_code', m.zip_code, 'province', p.nome, 'province_short', p.short, 'region', p.region,
                   'provincia', json_build_object('id', p.id, 'nome', p.nome)) order by cm.position, m.id)
            from content_municipalities cm
            join municipalities m on m.id = cm.municipality_id
            join provinces p on p.id = m.province_id
           where cm.content_id = c.id and cm.is_chosen) as municipalities`;

/** Of files that readers download, what they are told of them. */
const TOLD_OF_FILES = `'size', f.size, 'mime', f.mime, 'notes', f.notes, `;

const files = (told: string) => `,
         (select json_agg(json_build_object('field', cf.field, 'lang', cf.lang, 'id', f.id, 'area', f.area, 'key', f.key,
                   'extension', f.extension, 'name', f.name, 'has_thumbnail', f.has_thumbnail, 'title', f.title,
                   'copyright', f.copyright, ${told}'description', coalesce(cf.description, f.description), 'width', f.width,
                   'height', f.height, 'order', cf.position, 'is_primary', cf.is_primary) order by cf.position)
            from content_files cf
            join files f on f.id = cf.file_id
           where cf.content_id = c.id and cf.position > 0) as files`;

/** What the contents that a content points to are called: in the first language of $3 whose title a reader of $4 is told. */
const CONTENT_NAMES = `,
         (select json_agg(json_build_array(l.target_id, (
                   select t.title from translations t where t.content_id = l.target_id and t.title <> '' and ${isTold('t', '$4')}
                    order by ${languageOrder('$3')} limit 1)))
            from content_links l where l.content_id = c.id) as content_names`;

const PLACE_NAMES = `,
         (select json_agg(json_build_array(p.id, p.nome))
            from place_links l join places p on p.id = l.place_id
           where l.content_id = c.id and ${isTold('p', '$4')}) as place_names`;

type Form = Pick<Content, 'fields'>;

const stores = ({ fields }: Form, storage: Storage): boolean =>
  fields.some((field) => storageOf(field) === storage || (isNested(field) && stores(field.entry, storage)));

function filesColumn(content: Form): string {
  if (content.fields.some(({ kind }) => kind === 'files')) return files(TOLD_OF_FILES);
  return stores(content, 'files') ? files('') : '';
}

/** Columns of an item's row, `c` of `contents`: a content type reads no table that none of its fields is in. */
const columnsOf = (content: Form): string =>
  [
    OWN,
    stores(content, 'categories') ? CHOICES : '',
    stores(content, 'municipalities') ? MUNICIPALITIES : '',
    filesColumn(content),
  ].join('');

/** Tables whose rows' names fields show. */
function namedTables({ fields }: Form): ReadonlySet<string> {
  const areas = fields.flatMap((field) => {
    const kind = kindOf(field);
    return kind.named === undefined ? [] : (kind.areas?.(field) ?? []);
  });
  return new Set(areas.map(referredTable));
}

/** A statement that reads items of a content type. */
export interface ItemStatement {
  readonly name: string;
  readonly text: string;
}

const ONE = 'from contents c where c.id = $1 and c.area = $2';

/** One item, by $1 its id and $2 its area. */
export const itemStatement = remembered(
  (content: Content): ItemStatement => ({
    name: `content-read-${content.area}`,
    text: `${columnsOf(content)} ${ONE}`,
  }),
);

/**
 * One item with the names of what it points to, in the languages $3, for a reader of the areas $4; null for a content type
 * that points to nothing.
 */
export const namedItemStatement = remembered((content: Content): ItemStatement | null => {
  const tables = namedTables(content);
  if (tables.size === 0) return null;
  const names = `${tables.has('contents') ? CONTENT_NAMES : ''}${tables.has('places') ? PLACE_NAMES : ''}`;
  return { name: `content-read-named-${content.area}`, text: `${columnsOf(content)}${names} ${ONE}` };
});

/** $3 items that follow the id $1, by id, without revision drafts; $2 is their area. */
export const itemsAfterStatement = remembered(
  (content: Content): ItemStatement => ({
    name: `content-read-after-${content.area}`,
    text: `${columnsOf(content)} from contents c
            where c.id > $1 and c.area = $2 and c.revision_of is null order by c.id limit $3`,
  }),
);
