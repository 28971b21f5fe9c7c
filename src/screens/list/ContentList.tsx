import type { Content } from '../../content/model/types';
import { contentCells } from '../../ui/list/contentCells';
import { useBound } from '../useBound';
import { ListScreen } from './ListScreen';

/** The list of a content type. */
export function ContentList({ content }: { readonly content: Content }) {
  const { listing } = useBound(content);
  return <ListScreen key={listing.boundTo} listing={listing} kinds={contentCells} />;
}
