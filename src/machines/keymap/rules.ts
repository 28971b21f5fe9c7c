import {
  activatesControl,
  actsWhileTyping,
  editsText,
  hasModifier,
  isSingleKey,
  parseKeys,
  readKeys,
  steersWidget,
  typesOrMoves,
} from './chord';
import type { Binding, BindingSource, KeymapContext, KeyPreferences, KeyPress, Layer } from './types';

/** Keys as declared: all on, none changed. */
export const DEFAULT_PREFERENCES: KeyPreferences = { singleKeys: true, off: [], changed: {} };

/** Topmost first. */
const LAYERS: readonly Layer[] = ['dialog', 'screen', 'shell'];

type Keyed = Pick<BindingSource, 'command' | 'keys'>;

/** Whether every key is as declared. */
export const isDefault = ({ singleKeys, off, changed }: KeyPreferences): boolean =>
  singleKeys && off.length === 0 && Object.keys(changed).length === 0;

/** The keys chosen for a command, switched off or not. A change that can't be used leaves the command its own keys. */
export function chosenKeys({ command, keys }: Keyed, { changed }: KeyPreferences): readonly string[] {
  const own = Object.hasOwn(changed, command) ? changed[command] : undefined;
  return own?.every((entry) => readKeys(entry) !== null) ? own : keys;
}

/**
 * The keys that a command answers to, as declared or as the user changed them. Source: WCAG 2.2, success criterion
 * 2.1.4.
 */
export function keysInForce(keyed: Keyed, preferences: KeyPreferences): readonly string[] {
  if (preferences.off.includes(keyed.command)) return [];
  const chosen = chosenKeys(keyed, preferences);
  return preferences.singleKeys ? chosen : chosen.filter((entry) => !parseKeys(entry).every(isSingleKey));
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
        // Whatever the command allows, a letter that the user gave it is typed where one types.
        allowInInput:
          (source.allowInInput ?? sequence.every(actsWhileTyping)) &&
          (source.keys.includes(keys) || !sequence.some(typesOrMoves)),
        allowInDialog: source.allowInDialog ?? false,
        repeat: source.repeat ?? false,
      };
    }),
  );
}

/** What a key press comes to. 'repeated', 'broken' and 'barred' take the key from the browser without running anything. */
export type Decision =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'begun'; readonly typed: readonly string[]; readonly layer: Layer }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'broken' }
  /** A modal dialog lies over what the key is bound to. */
  | { readonly kind: 'barred' };

/** Whether a modal dialog lies over what the key is bound to. */
const liesBeneath = (binding: Binding, { modal }: KeyPress): boolean =>
  modal && binding.layer !== 'dialog' && !binding.allowInDialog;

function mayAct(binding: Binding, press: KeyPress): boolean {
  return !liesBeneath(binding, press) && actsAtFocus(binding, press);
}

function actsAtFocus(binding: Binding, { chord, focus }: KeyPress): boolean {
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
    if (press.repeat && !first.repeat) return { kind: 'repeated' };
    return first.sequence.length === 1 ? { kind: 'run', command: first.command } : { kind: 'begun', typed, layer };
  }
  return { kind: 'ignored' };
}

function decideNext(context: KeymapContext, candidates: readonly Binding[], press: KeyPress): Decision {
  if (press.repeat && press.chord === context.typed.at(-1)) return { kind: 'repeated' };
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

/** Every dialog answers it itself, also before the focus is in it. */
const OF_DIALOGS = 'mod+Enter';

/**
 * Whether the browser would do something of its own with a chord that means something to the page below: mod+S, which
 * saves there, would save the page as a file.
 */
function isBarred(bindings: readonly Binding[], press: KeyPress): boolean {
  const { chord, focus } = press;
  if (!hasModifier(chord) || chord === OF_DIALOGS || (focus === 'text' && editsText(chord))) return false;
  return bindings.some(
    (binding) => binding.sequence[0] === chord && liesBeneath(binding, press) && actsAtFocus(binding, press),
  );
}

/**
 * Which command a key press runs, if any: one at most, in the topmost layer that binds it.
 * A sequence ends in the layer in which it began; a character that doesn't continue it is swallowed, never acts alone.
 */
export function decide(context: KeymapContext, press: KeyPress): Decision {
  const candidates = context.bindings.filter((binding) => mayAct(binding, press));
  const decision = context.typed.length === 0 ? decideFirst(candidates, press) : decideNext(context, candidates, press);
  return decision.kind === 'ignored' && isBarred(context.bindings, press)
    ? { kind: press.repeat ? 'repeated' : 'barred' }
    : decision;
}

/** Whether a chord may mean anything where the focus is: of a letter typed into a text nobody needs to know more. */
export const isListenedFor = (
  { bindings, typed }: KeymapContext,
  { chord, focus }: Pick<KeyPress, 'chord' | 'focus'>,
) =>
  typed.length > 0 ||
  bindings.some(({ sequence, allowInInput }) => sequence[0] === chord && (focus !== 'text' || allowInInput));

/** The bindings that what is typed so far may still become; where nothing was begun there is no layer, and so none. */
export function continuations(context: Pick<KeymapContext, 'bindings' | 'typed' | 'layer'>): readonly Binding[] {
  return matching(
    context.bindings.filter((binding) => binding.layer === context.layer),
    context.typed,
  );
}
