import { redirectTexts as texts } from '../../messages/screens/redirects';
import type { RowSnapshot } from './machine';
import { awaitsOther, isBlank } from './rules';
import type { RedirectField, RowPhase } from './types';

const PHASES: readonly RowPhase[] = ['saving', 'conflict', 'failed', 'incomplete', 'editing', 'saved', 'clean'];

const phaseOf = (snapshot: RowSnapshot): RowPhase => PHASES.find((phase) => snapshot.hasTag(phase)) ?? 'clean';

/** What the server said about a field's present value; null for nothing. */
function problem({ context: { failure } }: RowSnapshot, field: RedirectField): string | null {
  return failure?.fields[field] ?? null;
}

/** What is shown under a row: why it is not saved, where it would lead. */
interface RowNote {
  readonly tone: 'danger' | 'warning' | 'info';
  readonly text: string;
}

function stateNote(snapshot: RowSnapshot): RowNote | null {
  const { draft, failure, conflict } = snapshot.context;
  if (conflict !== null) return { tone: 'warning', text: texts.conflict.text(conflict.by) };
  if (snapshot.hasTag('failed') && failure !== null) {
    return Object.keys(failure.fields).length > 0 ? null : { tone: 'danger', text: failure.message };
  }
  if (!snapshot.hasTag('incomplete')) return null;
  if (isBlank(draft)) return { tone: 'info', text: texts.incomplete.blank };
  return awaitsOther(draft) ? { tone: 'info', text: texts.incomplete.other } : null;
}

/** The path, unless the server's refusal of the new address says it already. */
function traceNote(snapshot: RowSnapshot): RowNote | null {
  const { trace } = snapshot.context;
  if (trace === null || trace.kind === 'straight') return null;
  if (trace.kind === 'loop' && problem(snapshot, 'new_url') !== null) return null;
  return { tone: trace.kind === 'loop' ? 'danger' : 'warning', text: texts.trace[trace.kind](trace.path) };
}

/** What answers in the rule's place, as long as its old address is the stored one. */
function hiddenNote({ context: { stored, draft } }: RowSnapshot): RowNote | null {
  if (stored?.hiddenBy === undefined || draft.old_url !== stored.old_url) return null;
  return { tone: 'warning', text: texts.hidden(stored.hiddenBy.id, stored.hiddenBy.old_url) };
}

const notes = (snapshot: RowSnapshot): readonly RowNote[] =>
  [stateNote(snapshot), hiddenNote(snapshot), traceNote(snapshot)].filter((note) => note !== null);

/** Everything that a row says about itself, for the screen. */
export const rowTexts = {
  phase: phaseOf,
  problem,
  notes,
  /** Whether anything stands under the row. */
  isNoted: (snapshot: RowSnapshot): boolean => notes(snapshot).length > 0,
  /** One sentence for those who don't see the row: its state and what is wrong with it. */
  spoken(snapshot: RowSnapshot): string {
    const phase = phaseOf(snapshot);
    if (phase === 'clean' || phase === 'editing')
      return notes(snapshot)
        .map(({ text }) => text)
        .join(' ');
    const fields = Object.values(snapshot.context.failure?.fields ?? {});
    return [texts.states[phase], ...fields, ...notes(snapshot).map(({ text }) => text)].join('. ');
  },
};
