import type { KeptDraft } from '../machines/kit/drafting';
import type { DraftPort } from '../screens/ports';
import type { SessionActor } from '../screens/session';
import { type DraftKey, type Drafts, formOf } from '../services/drafts';
import type { OpenForms } from '../services/openForms';

/** Begins to read the drafts of an item that will probably be opened. */
export interface DraftsAhead {
  ask(area: string, id: number | 'new'): void;
}

interface DraftServices {
  readonly drafts: Drafts;
  readonly openForms: OpenForms;
  readonly session: SessionActor;
}

/** Drafts of the user who is signed in, or was until the sign-in came over the page, or until the page was left for it. */
export function draftPort({ drafts, openForms, session }: DraftServices): DraftPort & DraftsAhead {
  let last: number | null = null;
  const keyOf = (area: string, id: number | 'new'): DraftKey | null => {
    const { context } = session.getSnapshot();
    // What is typed last is written when the page goes, and by then nobody may be in.
    last = context.user?.id ?? context.awaitedUser?.id ?? last;
    return last === null ? null : { user: last, area, id };
  };
  /** A draft that is cleared and written anew must not be written first. */
  let writing: Promise<void> = Promise.resolve();
  const inOrder = (write: (own: string) => void | Promise<void>) => {
    writing = writing.then(openForms.page).then(write);
  };
  /** Those of a form, told apart by whether their page has it open. */
  const keptOf = async (key: DraftKey) => {
    const [own, open, kept] = await Promise.all([openForms.page(), openForms.elsewhere(formOf(key)), drafts.load(key)]);
    const isOpen = ({ page }: KeptDraft) => page !== null && open.includes(page);
    return { own, open, kept, isOpen };
  };
  return {
    keeps: drafts.keeps,
    onChange: drafts.onChange,
    ask(area, id) {
      const key = keyOf(area, id);
      if (key !== null) drafts.ask(key);
    },
    async load(area, id) {
      const key = keyOf(area, id);
      if (key === null) return { storedDraft: null, otherDrafts: [] };
      const { own, kept, isOpen } = await keptOf(key);
      return {
        storedDraft: kept.find(({ page }) => page === own)?.draft ?? null,
        otherDrafts: kept.filter((draft) => draft.page !== own && !isOpen(draft)),
      };
    },
    save(area, id, draft, replaces) {
      const key = keyOf(area, id);
      if (key === null) return;
      inOrder((own) => {
        void drafts.save(key, own, draft, replaces);
      });
    },
    clear(area, id, page) {
      const key = keyOf(area, id);
      if (key === null) return;
      inOrder(async (own) => {
        const of = page === undefined ? own : page;
        const open = of === own ? [] : await openForms.elsewhere(formOf(key));
        if (of === null || !open.includes(of)) void drafts.clear(key, of);
      });
    },
    hold(area, id) {
      const key = keyOf(area, id);
      return key === null ? () => undefined : openForms.hold(formOf(key));
    },
    async elsewhere(area, id) {
      const key = keyOf(area, id);
      if (key === null) return [];
      const { open, kept } = await keptOf(key);
      return open.map((page) => kept.find((draft) => draft.page === page) ?? { page, savedAt: null, draft: null });
    },
  };
}
