import type { ChosenPath } from './choice';
import { type OnBroken, walk } from './paths';
import type { Model, Path, Step } from './types';

/** Where a machine's replay stands: the folder under tests/browser/replays and the name that its screen is exported by. */
export interface ReplayPlace {
  readonly folder: string;
  readonly screen: string;
}

/** A text as a literal in single quotes. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function entry({ code, title, inputName, steps }: ChosenPath): string {
  const keys = steps.map(({ key }) => `      ${quoted(key)},`);
  return [
    '  {',
    `    title: ${quoted(`${title} · ${code}`)},`,
    `    start: ${quoted(inputName)},`,
    ...(keys.length === 0 ? ['    steps: [],'] : ['    steps: [', ...keys, '    ],']),
    '  },',
  ].join('\n');
}

/**
 * A Playwright spec, to be put into tests/browser/replays, that plays these paths on the machine's real screen. The paths
 * must be chosen out of the screen's own model: only those can be brought about there.
 */
export function playwrightSpec(paths: readonly ChosenPath[], { folder, screen }: ReplayPlace, command: string): string {
  return [
    `// Generato da: ${command}`,
    "import { playPaths } from '../kit/chosen';",
    `import { ${screen} } from './${folder}/screen';`,
    '',
    `playPaths(${screen}, [`,
    ...paths.map(entry),
    ']);',
    '',
  ].join('\n');
}

/** A path by its content: the name of its start and the keys of its steps. */
export interface NamedPath {
  readonly title: string;
  readonly start: string;
  readonly steps: readonly string[];
}

/** The path that these steps make on the model. Throws where a step is not offered any more: the behaviour has changed. */
export function pathNamed(model: Model, { title, start, steps }: NamedPath, onBroken?: OnBroken): Path {
  if (!Object.hasOwn(model.inputs, start)) throw new Error(`'${title}': the model has no start '${start}'`);
  const choose = (offered: readonly Step[], index: number) => {
    const key = steps[index];
    if (key === undefined) return null;
    const step = offered.find((offer) => offer.key === key);
    if (step === undefined) throw new Error(`'${title}', step ${index + 1}: '${key}' can't happen here any more`);
    return step;
  };
  return walk(model, start, choose, onBroken);
}
