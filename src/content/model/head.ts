import { type ContentRow, listEndpoints } from '../../contract/content';
import type { ContentLanguages } from '../../contract/languages';
import { deepFreeze } from '../field/json';
import { opensRecords } from '../lists/addresses';
import { filterSchema } from '../lists/filter';
import { APPROVE, listProblem } from '../lists/list';
import { usersIn } from '../lists/listing';
import { isRowRead, rowPermalink, rowRevision, rowTitle } from '../lists/row';
import { factsProblem } from '../lists/section';
import type { ContentDeclaration, ContentHead } from './content';

/** What is wrong with what a content type says of itself apart from its form; null for nothing. */
function headProblem(declaration: ContentDeclaration): string | null {
  const { area, paths, list, dashboardNames } = declaration;
  const problem = listProblem(list) ?? factsProblem(declaration);
  if (problem !== null) return problem;
  if (!Object.hasOwn(dashboardNames, area)) return 'no name on the dashboard';
  if (!opensRecords(declaration)) return 'its items have no route';
  if (list.exports === undefined && paths.export !== undefined) return 'nothing says what is exported';
  return null;
}

/**
 * Declares a content type; what of its form follows from it is `defineForm`'s. Throws with the content type's name and
 * what is wrong; gives it frozen. Its calls are made when they are first asked for.
 */
export function defineContent(declaration: ContentDeclaration): ContentHead {
  const { area, list } = declaration;
  const problem = headProblem(declaration);
  if (problem !== null) throw new Error(`content type '${area}': ${problem}`);
  let endpoints: ContentHead['endpoints'] | null = null;
  return Object.freeze({
    ...deepFreeze(declaration),
    abilities: Object.freeze(Object.keys(declaration.permissions)),
    list: Object.freeze({ ...list, actions: Object.freeze([...(list.actions ?? []), APPROVE]) }),
    get endpoints() {
      endpoints ??= listEndpoints(
        declaration,
        Object.fromEntries(list.filters.map((filter) => [filter.name, filterSchema(filter)])),
      );
      return endpoints;
    },
    titleOf: (row: ContentRow, languages: ContentLanguages) => rowTitle(row, languages)?.text ?? null,
    permalinkOf: rowPermalink,
    revisionOf: rowRevision,
    isRead: isRowRead,
    blockersOf: usersIn,
    isCopied: true,
  });
}
