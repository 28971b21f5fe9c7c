import { nameKeyOf } from '../../content/field/areas';
import type { LookupOption } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import { categoryTitle } from '../../content/lists/categories';
import type { Category, Municipality, NamedContent, Person, Province } from '../../contract/lookups';

/** A category's titles in other languages than the one it is shown in. */
const otherTitles = ({ contents }: Category, shown: string): string =>
  Object.values(contents ?? {})
    .flatMap(({ title }) => (title && title !== shown ? [title] : []))
    .join(' ');

/** A category tree as a flat list in its order, each with its level and the way to it. */
export function categoryOptions(
  tree: readonly Category[],
  language: string,
  way: readonly string[] = [],
): readonly LookupOption[] {
  return tree.flatMap((category) => {
    const label = categoryTitle(category, language);
    const value: Json = { id: category.id, name: label, slug: category.slug ?? null };
    const detail = way.length === 0 ? {} : { detail: way.join(' › ') };
    const option: LookupOption = {
      id: category.id,
      label,
      also: otherTitles(category, label),
      depth: way.length,
      value,
      ...detail,
    };
    return [option, ...categoryOptions(category.children ?? [], language, [...way, label])];
  });
}

/** Most municipalities that a picker offers at a time. Source: document 1, section 9. */
export const MUNICIPALITIES_OFFERED = 10;

/** A municipality with its province: what an item keeps of it has the name under both keys that servers use. */
export function municipalityOption(municipality: Municipality): LookupOption {
  const { id, city, province, province_short: short, istat, zip_code: postcode, region } = municipality;
  const value: Json = {
    id,
    nome: city,
    city,
    istat: istat ?? null,
    province: province ?? null,
    province_short: short ?? null,
    region: region ?? null,
    zip_code: postcode ?? null,
  };
  const provinceName = short || province;
  return { id, label: city, value, ...(provinceName ? { detail: `(${provinceName})` } : {}) };
}

/** A province; the item keeps its name too. */
export const provinceOption = ({ id, nome }: Province): LookupOption => ({ id, label: nome, value: { id, nome } });

/** A person; the item keeps the number only. */
export const personOption = ({ id, name }: Person): LookupOption => ({ id, label: name, value: id });

/** A tag, as it is called in a language; it is found by its names in all of them. */
export function tagOption(tag: Category, language: string): LookupOption {
  const label = categoryTitle(tag, language);
  return { id: tag.id, label, also: otherTitles(tag, label), value: { id: tag.id, name: label } };
}

/** A content of an area as an option; what is kept of it is its id and its name, under the key of that area. */
export const contentOption =
  (area: string) =>
  ({ id, title, name, nome }: NamedContent): LookupOption => {
    const label = title || name || nome || `n. ${id}`;
    return { id, label, value: { id, [nameKeyOf(area)]: label } };
  };
