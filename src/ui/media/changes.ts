import type { MediaItem } from '../../contract/media';
import { createListeners } from '../../machines/kit/listeners';

/** What became of a file in some picker of this page. */
type MediaChange =
  | { readonly type: 'saved'; readonly item: MediaItem }
  | { readonly type: 'deleted'; readonly id: number };

/** Broadcasts changes of files to everything on the page that shows them. */
export interface MediaChanges {
  emit(change: MediaChange): void;
  /** Gives what ends the listening. */
  listen(listener: (change: MediaChange) => void): () => void;
}

export function createMediaChanges(): MediaChanges {
  const listeners = createListeners<MediaChange>();
  return { emit: listeners.tell, listen: listeners.subscribe };
}
