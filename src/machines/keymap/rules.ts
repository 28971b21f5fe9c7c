import { activatesControl, actsWhileTyping, isSingleKey, parseKeys, readKeys, steersWidget } from './chord';
import type { Binding, BindingSource, KeymapContext, KeyPreferences, KeyPress, Layer } from './types';

/** Keys as declared: all on, none changed. */
export const DEFAULT_PREFERENCES: KeyPreferences = { singleKeys: true, off: [], changed: {} };

/** Topmost first. */
const LAYERS: readonly Layer[] = ['dialog', 'screen', 'shell'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Preferences out of storage; what is no good falls back to the keys as declared. */
export function readPreferences(stored: unknown): KeyPreferences {
  if (!isRecord(stored)) return DEFAULT_PREFERENCES;
  const changed = isRecord(stored.changed) ? Object.entries(stored.changed) : [];
  return {
    singleKeys: stored.singleKeys !== false,
    off: isTexts(stored.off) ? stored.off : [],
    changed: Object.fromEntries(changed.filter((entry): entry is [string, readonly string[]] => isTexts(entry[1]))),
  };
}

/**
 * The keys that a command answers to, as declared or as the user changed them. A change that can't be used leaves the
 * command its own keys. Source: WCAG 2.2, success criterion 2.1.4.
 */
export function keysInForce(
  { command, keys }: Pick<BindingSource, 'command' | 'keys'>,
  { singleKeys, off, changed }: KeyPreferences,
): readonly string[] {
  if (off.includes(command)) return [];
  const own = changed[command];
  const chosen = own?.every((entry) => readKeys(entry) !== null) ? own : keys;
  return singleKeys ? chosen : chosen.filter((entry) => !parseKeys(entry).every(isSingleKey));
}

/** The bindings that are in force. Takes what the mounted commands declare and the user's preferences. */
export function bindingsOf(sources: readonly BindingSource[], preferences: KeyPreferences): readonly Binding[] {
  return sources.flatMap((source) =>
    keysInForce(source, preferences).map((keys) => {
      const sequence = parseKeys(keys);
      return {
        command: source.command,
        sequence,
        layer: source.layer,
        allowInInput: source.allowInInput ?? sequence.every(actsWhileTyping),
        allowInDialog: source.allowInDialog ?? false,
        repeat: source.repeat ?? false,
      };
    }),
  );
}

const beginsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((chord, index) => long[index] === chord);

/** The command of the same layer that usable keys would collide with if this command had them; null without any. */
export function collision(
  { sources, bindings }: Pick<KeymapContext, 'sources' | 'bindings'>,
  command: string,
  keys: string,
): string | null {
  const sequence = parseKeys(keys);
  const layer = sources.find((source) => source.command === command)?.layer;
  const other = bindings.find(
    (binding) =>
      binding.layer === layer &&
      binding.command !== command &&
      (beginsWith(binding.sequence, sequence) || beginsWith(sequence, binding.sequence)),
  );
  return other?.command ?? null;
}

/** What a key press comes to. 'held' and 'broken' take the key from the browser without running anything. */
export type Decision =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'begun'; readonly typed: readonly string[]; readonly layer: Layer }
  | { readonly kind: 'held' }
  | { readonly kind: 'broken' };

function mayAct(binding: Binding, { chord, focus, modal }: KeyPress): boolean {
  if (modal && binding.layer !== 'dialog' && !binding.allowInDialog) return false;
  if (focus === 'text') return binding.allowInInput;
  if (focus === 'widget' && steersWidget(chord)) return false;
  return focus === 'none' || !activatesControl(chord);
}

function matching(bindings: readonly Binding[], typed: readonly string[]): readonly Binding[] {
  return bindings.filter(({ sequence }) => typed.every((chord, index) => sequence[index] === chord));
}

function decideFirst(candidates: readonly Binding[], press: KeyPress): Decision {
  const typed = [press.chord];
  for (const layer of LAYERS) {
    const [first] = matching(
      candidates.filter((binding) => binding.layer === layer),
      typed,
    );
    if (first === undefined) continue;
    if (press.repeat && !first.repeat) return { kind: 'held' };
    return first.sequence.length === 1 ? { kind: 'run', command: first.command } : { kind: 'begun', typed, layer };
  }
  return { kind: 'ignored' };
}

function decideNext(context: KeymapContext, candidates: readonly Binding[], press: KeyPress): Decision {
  if (press.repeat && press.chord === context.typed.at(-1)) return { kind: 'held' };
  const typed = [...context.typed, press.chord];
  const [next] = matching(
    candidates.filter((binding) => binding.layer === context.layer),
    typed,
  );
  if (next !== undefined && context.layer !== null)
    return next.sequence.length === typed.length
      ? { kind: 'run', command: next.command }
      : { kind: 'begun', typed, layer: context.layer };
  const continued = isSingleKey(press.chord) || press.chord === 'Escape';
  return continued && press.focus !== 'text' && !press.modal ? { kind: 'broken' } : decideFirst(candidates, press);
}

/**
 * Which command a key press runs, if any: one at most, in the topmost layer that binds it.
 * A sequence ends in the layer in which it began; a character that doesn't continue it is swallowed, never acts alone.
 */
export function decide(context: KeymapContext, press: KeyPress): Decision {
  const candidates = context.bindings.filter((binding) => mayAct(binding, press));
  return context.typed.length === 0 ? decideFirst(candidates, press) : decideNext(context, candidates, press);
}

/** The bindings that what is typed so far may still become. */
export function continuations(context: Pick<KeymapContext, 'bindings' | 'typed' | 'layer'>): readonly Binding[] {
  if (context.typed.length === 0) return [];
  return matching(
    context.bindings.filter((binding) => binding.layer === context.layer),
    context.typed,
  );
}
