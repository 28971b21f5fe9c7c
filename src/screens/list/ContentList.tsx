import type { Content } from '../../content/model/types';
import { contentCells } from '../../ui/list/contentCells';
import { ListScreen } from './ListScreen';

/** The list of a content type. */
export function ContentList({ content }: { readonly content: Content }) {
  return <ListScreen listing={content} kinds={contentCells} />;
}
