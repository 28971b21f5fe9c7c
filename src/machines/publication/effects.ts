import { languageIsBlank } from '../../content/item/item';
import type { ContentForm, ContentItem } from '../../content/model/content';
import { PUBLISHED_STATUS, STATUS } from '../../content/publication/status';
import { outcomeOf } from './outcome';
import { publishedLanguages } from './rules';
import { isWaiting } from './steps';

/** What readers see otherwise: a language appears, disappears, or a revision draft takes its place. */
type ReadersEffect = 'publishes' | 'hides' | 'takesOver';

/** What a save does to the publication of a language: what readers see, and steps on the way there. */
export interface PublicationEffect {
  readonly language: string;
  /** The language's title, or another's; empty where none has any. */
  readonly title: string;
  readonly effect: ReadersEffect | 'submits' | 'returns';
}

/** A save as it is looked at before it is sent. */
export interface PlannedSave {
  readonly content: ContentForm;
  /** The version that it replaces, or the blank item. */
  readonly before: ContentItem;
  /** What is sent. */
  readonly after: ContentItem;
  /** Language that the user has before the eyes. */
  readonly language: string;
}

const statusIn = (item: ContentItem, language: string): number | null => item.contents[language]?.status ?? null;

/**
 * The languages of a revision draft that the save makes the item's own, by the rules of the server. Which languages readers
 * see of that item is not known here: every written one is taken for it.
 */
function takenOver({ content, before, after, language }: PlannedSave): readonly string[] {
  const revises = Object.keys(before.contents).filter((each) => !languageIsBlank(content, before, each));
  const outcome = outcomeOf({ content, before, after, mayPublish: after.canSave, language, revises });
  if (outcome.kind !== 'takesOver') return [];
  return outcome.languages.length > 0 ? outcome.languages : publishedLanguages(after);
}

function readersEffect(save: PlannedSave, taken: readonly string[], language: string): ReadersEffect | null {
  const { before, after } = save;
  // Who may not publish changes nothing of what readers see: the server keeps it as a revision draft.
  if (!after.canSave) return null;
  if (after.draft > 0) return taken.includes(language) ? 'takesOver' : null;
  const [was, is] = [before, after].map((item) => statusIn(item, language) === PUBLISHED_STATUS);
  if (was === is) return null;
  return is ? 'publishes' : 'hides';
}

function stepEffect({ before, after }: PlannedSave, language: string): 'submits' | 'returns' | null {
  const [was, is] = [statusIn(before, language), statusIn(after, language)];
  if (was === is) return null;
  if (isWaiting(is) && !isWaiting(was)) return 'submits';
  return is === STATUS.sentBack ? 'returns' : null;
}

/** What a save does to the publication of an item, language by language: what readers see comes before everything else. */
export function effectsOf(save: PlannedSave): readonly PublicationEffect[] {
  const { after } = save;
  const taken = after.draft > 0 && after.canSave ? takenOver(save) : [];
  const titles = Object.values(after.contents).map(({ title }) => title.trim());
  return Object.keys(after.contents).flatMap((language) => {
    const effect = readersEffect(save, taken, language) ?? stepEffect(save, language);
    const own = after.contents[language]?.title.trim() ?? '';
    const title = own === '' ? (titles.find((one) => one !== '') ?? '') : own;
    return effect === null ? [] : [{ language, title, effect }];
  });
}

const OF_READERS: readonly string[] = ['publishes', 'hides', 'takesOver'] satisfies readonly ReadersEffect[];

/** What readers would see otherwise after a save; what is not empty is asked before it is sent, wherever it comes from. */
export const readersEffects = (save: PlannedSave): readonly PublicationEffect[] =>
  effectsOf(save).filter(({ effect }) => OF_READERS.includes(effect));
