import { createHash } from 'node:crypto';
import { slugOf } from '../../src/content/text/slug';
import { categoryId, categoryIds } from '../categories';
import { SUBJECTS, type Subject } from '../news/subjects';
import { withoutArticle } from '../news/text';
import { createRandom, type Random } from '../random';
import { PALETTES, type Palette } from './shapes';

/** Images of the demo. */
const IMAGE_COUNT = 300;

/** An image of the demo: what is written down of it, and what it is drawn from. */
export interface DemoImage {
  readonly key: string;
  readonly extension: 'jpg' | 'png' | 'webp' | 'svg';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly copyright: string;
  readonly description: string;
  /** Category ids; null for the few that nobody has described yet. */
  readonly license: number | null;
  readonly version: number | null;
  readonly theme: string;
  readonly seed: number;
  readonly palette: Palette;
}

/** The key of one of the demo's files: the same in every demo. */
export function demoKey(what: string, index: number): string {
  const digest = createHash('sha256').update(`portolano demo ${what} ${index}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 24);
}

const SIDES: readonly (readonly [width: number, height: number])[] = [
  [1600, 1067],
  [1200, 800],
  [1920, 1080],
  [1080, 1350],
  [1400, 1400],
  [2400, 1350],
  [1500, 1000],
];

/** Views of a subject, as the light of a palette shows it; as many as there are palettes. */
const VIEWS: readonly (readonly [title: string, description: string])[] = [
  ["all'alba", "nella luce rosata dell'alba"],
  ['di mattina', 'in una mattina limpida'],
  ['a mezzogiorno', 'sotto il sole di mezzogiorno'],
  ['nel pomeriggio', 'nella luce dorata del pomeriggio'],
  ['al tramonto', 'con il cielo rosso del tramonto'],
  ["all'imbrunire", "nelle ombre viola dell'imbrunire"],
  ["in un giorno d'inverno", 'sotto un cielo grigio'],
  ['in primavera', "nell'aria chiara della primavera"],
];

/** What a picture of a theme shows. */
const SHOWN: Readonly<Record<string, string>> = {
  'Castelli e rocche': 'una rocca con torri merlate fra le colline',
  'Arte e cultura': 'un palazzo con i portici e un campanile',
  Enogastronomia: 'una forma di formaggio, una bottiglia e un calice sulla tavola',
  Musica: "un palcoscenico con l'orchestra e il sipario rosso",
  Motori: "un'auto rossa su una strada fra le colline",
  Cammini: 'un sentiero fra colline e cipressi',
  Bicicletta: 'una bicicletta davanti a un filare di pioppi',
  'Appennino e natura': 'monti innevati, abeti e un lago',
  Mare: 'una spiaggia con gli ombrelloni e una vela al largo',
  'Terme e benessere': 'una vasca fumante davanti a un colonnato',
  'Parchi divertimento': 'una ruota panoramica sopra i padiglioni colorati',
};

const OWNERS = ['APT Servizi Emilia-Romagna', 'Archivio fotografico regionale', 'Pro Loco', 'Visit Romagna'];

/** Photographs mostly; now and then another format. */
function extensionOf(random: Random): DemoImage['extension'] {
  const at = random.next();
  if (at < 0.82) return 'jpg';
  if (at < 0.9) return 'webp';
  return at < 0.96 ? 'png' : 'svg';
}

const NAMES: readonly ((slug: string, index: number) => string)[] = [
  (slug) => slug,
  (slug, index) => `${slug}_${String(index % 90).padStart(2, '0')}`,
  (_slug, index) => `DSC_${String(1000 + index * 7)}`,
  (_slug, index) => `IMG_${String(20_250_000 + index * 131)}`,
];

function copyrightOf(random: Random, { town }: Subject): string {
  return random.chance(0.35) ? `Comune di ${town}` : random.pick(OWNERS);
}

function imageOf(index: number, subject: Subject): DemoImage {
  const random = createRandom(7_000 + index);
  const at = random.between(0, PALETTES.length - 1);
  const [view, light] = VIEWS[at] as (typeof VIEWS)[number];
  const [width, height] = random.pick(SIDES);
  const [bare] = withoutArticle(subject.name);
  const shown = SHOWN[subject.theme] ?? subject.theme;
  const extension = extensionOf(random);
  const isDescribed = random.chance(0.94);
  const isFree = random.chance(0.7);
  return {
    key: demoKey('image', index),
    extension,
    name: `${random.pick(NAMES)(slugOf(bare), index)}.${extension}`,
    width,
    height,
    title: `${bare} ${view}`,
    copyright: copyrightOf(random, subject),
    description: random.chance(0.85) ? `Illustrazione: ${shown}, ${light} (${subject.town})` : '',
    license: isDescribed ? random.pick(categoryIds(8)) : null,
    version: isDescribed ? categoryId(9, isFree ? '4.0' : 'Nessuna versione') : null,
    theme: subject.theme,
    seed: 90_000 + index * 13,
    palette: PALETTES[at] as Palette,
  };
}

/** The images of the demo, always the same; the subjects take turns. */
export const demoImages = (): DemoImage[] =>
  Array.from({ length: IMAGE_COUNT }, (_, index) =>
    imageOf(index, SUBJECTS[(index * 37) % SUBJECTS.length] as Subject),
  );
