import type { Result } from '../../contract/result';
import type { TreeCover, TreeNode, TreeTexts } from '../../machines/categoryTree/types';

/** A category as it is written; without a parent it stands on the top level. */
interface NodeDraft {
  readonly main: number;
  readonly parentId: number | null;
  readonly contents: Readonly<Record<string, TreeTexts>>;
  readonly cover: TreeCover | null;
}

type Answer = Promise<Result<{ readonly message: string | null }>>;
type Written = Promise<Result<{ readonly id: number; readonly message: string | null }>>;

/** What the screen of a category tree calls. */
export interface CategoryPort {
  read(main: number, signal: AbortSignal): Promise<Result<readonly TreeNode[]>>;
  /** `key` makes a retry of the same creation harmless. */
  create(draft: NodeDraft, key: string): Written;
  update(id: number, draft: NodeDraft, updatedAt: string | null): Written;
  remove(id: number): Answer;
  order(ids: readonly number[], stored: readonly number[]): Answer;
  uses(id: number, signal: AbortSignal): Promise<Result<{ readonly contents: number; readonly children: number }>>;
}
