import type { Content, ContentHead } from './model/content';
import { contents } from './registry';

/** The forms of content types whose code has come so far. */
export interface Forms {
  /** A content type with its form; null as long as that has not come. */
  of(head: Pick<ContentHead, 'area'>): Content | null;
  /** Whether all have come. */
  isWhole(): boolean;
  /** Those that have come, in the order of the menu. */
  all(): readonly Content[];
  /** Fetches the form of a content type unless it is there; rejects when loading fails, and may be called again. */
  load(head: ContentHead): Promise<Content>;
  /** Fetches all of them. */
  loadAll(): Promise<void>;
  /** Calls back once more of them are there, before those waiting for them continue. */
  subscribe(listener: () => void): () => void;
}

/** The forms of these content types, each fetched when it is first needed. */
function createForms(heads: readonly ContentHead[]): Forms {
  const loaded = new Map<string, Content>();
  let inOrder: readonly Content[] = [];
  const listeners = new Set<() => void>();
  const keep = (forms: readonly Content[]) => {
    const fresh = forms.filter(({ area }) => !loaded.has(area));
    if (fresh.length === 0) return;
    for (const form of fresh) loaded.set(form.area, form);
    inOrder = heads.flatMap(({ area }) => loaded.get(area) ?? []);
    for (const listener of [...listeners]) listener();
  };
  const fetched = async (head: ContentHead) => {
    const [{ defineForm }, { form }] = await Promise.all([import('./model/form'), head.form()]);
    return loaded.get(head.area) ?? defineForm(head, form);
  };
  return {
    of: ({ area }) => loaded.get(area) ?? null,
    isWhole: () => inOrder.length === heads.length,
    all: () => inOrder,
    async load(head) {
      const form = await fetched(head);
      keep([form]);
      return loaded.get(form.area) ?? form;
    },
    loadAll: async () => keep(await Promise.all(heads.map(fetched))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The forms of this page: a screen waits for those it shows. */
export const forms = createForms(contents);
