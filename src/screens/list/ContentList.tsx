import type { ContentHead } from '../../content/model/content';
import { contentCells } from '../../ui/list/contentCells';
import { BoundList } from './BoundList';

/** The list of a content type. */
export function ContentList({ content }: { readonly content: ContentHead }) {
  return <BoundList listing={content} kinds={contentCells} />;
}
