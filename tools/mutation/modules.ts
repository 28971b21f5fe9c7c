import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';

type Exports = Record<string, unknown>;

/** A module as its code sees it; `vitest` is there in the one that is run as a test. */
interface Module {
  readonly exports: Exports;
  readonly vitest: unknown;
}

type Code = (module: Module, exports: Exports, require: (name: string) => unknown) => void;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
/** A constant that a module waits for as it loads, which the format that the code runs in does not have. */
const AWAITED = /^(export )?const (\w+) = await (.*?;)\n(?=\S|$)/ms;
/** What a module exports that resolves once it has its constant. */
const READY = 'moduleIsReady';

const withoutAwaiting = (source: string): string =>
  source.replace(
    AWAITED,
    (_, exported = '', name, value) =>
      `${exported}let ${name}: any;\nexport const ${READY} = (async () => { ${name} = await ${value} })();\n`,
  );

const ENDINGS = ['.ts', '.tsx', '.json', ''];

/** What stands in for packages and files that the tests import, by name or by path from the root. */
export type StandIns = Readonly<Record<string, unknown>>;

/**
 * The project's modules, compiled once and run as often as wanted, each time from nothing: a module's constants (a
 * machine is one) see the changed code. Takes the root's path and what stands in for the test runner.
 */
export class Modules {
  private readonly code = new Map<string, Code>();
  private readonly packages = new Map<string, unknown>();
  /** The files, of those seen, that wait for something as they load. */
  private readonly waiting = new Set<string>();

  private readonly root: string;
  private readonly standIns: StandIns;
  private readonly renamed: Readonly<Record<string, string>>;

  constructor(root: string, standIns: StandIns, renamed: Readonly<Record<string, string>> = {}) {
    this.root = root;
    this.standIns = standIns;
    this.renamed = renamed;
  }

  /** The text of a file of the project. */
  readonly read = (file: string): string => readFileSync(resolve(this.root, file), 'utf8');

  /** Path from the root of what a file imports; null when it is a package. */
  private located(from: string, name: string): string | null {
    if (!name.startsWith('.')) return null;
    const base = resolve(this.root, dirname(from), name);
    const found = ENDINGS.map((ending) => base + ending).find((path) => /\.\w+$/.test(path) && existsSync(path));
    if (found === undefined) throw new Error(`${from}: no module '${name}'`);
    const file = relative(this.root, found);
    return this.renamed[file] ?? file;
  }

  private importsOf(file: string): string[] {
    return [...this.read(file).matchAll(IMPORT)]
      .filter(([text]) => !/^\s*(import|export)\s+type\b/.test(text.trim()))
      .map(([, from, bare, late]) => from ?? bare ?? late ?? '');
  }

  /** The files that a file needs to run, itself among them. Loads the packages they need. */
  async closure(entry: string): Promise<Set<string>> {
    const seen = new Set<string>([entry]);
    for (const file of seen) {
      if (file.endsWith('.json')) continue;
      if (AWAITED.test(this.read(file))) this.waiting.add(file);
      for (const name of this.importsOf(file)) {
        const path = this.located(file, name);
        if (path !== null) seen.add(path);
        else if (!Object.hasOwn(this.standIns, name) && !this.packages.has(name)) {
          const loaded: object = await import(name);
          this.packages.set(name, { __esModule: true, ...loaded });
        }
      }
    }
    return seen;
  }

  /** A digest of the texts of these files. */
  digest(files: Iterable<string>): string {
    const hash = createHash('sha1');
    for (const file of [...files].sort()) hash.update(`${file}\0${this.read(file)}\0`);
    return hash.digest('hex');
  }

  /** The code of a file with this text. Throws when it can't be compiled. */
  compile(file: string, source: string): Code {
    const { code } = transformSync(withoutAwaiting(source), {
      loader: file.endsWith('.json') ? 'json' : file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      // Loaded like all others, from nothing at each run.
      supported: { 'dynamic-import': false },
      define: {
        __PORTOLANO_VERSION__: '"0.1.0"',
        'import.meta.env.DEV': 'true',
        'import.meta.vitest': 'module.vitest',
      },
    });
    return compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as unknown as Code;
  }

  private codeOf(file: string): Code {
    const known = this.code.get(file);
    if (known !== undefined) return known;
    const code = this.compile(file, this.read(file));
    this.code.set(file, code);
    return code;
  }

  /**
   * Runs a file and all that it needs (`closure`), each once, with this code in place of a file's own; what waits for
   * something runs first, as its importers need its value.
   */
  async run(file: string, closure: ReadonlySet<string>, changed: Readonly<Record<string, Code>> = {}): Promise<void> {
    const loaded = new Map<string, Module>();
    const load = (one: string): Exports => {
      const known = loaded.get(one);
      if (known !== undefined) return known.exports;
      const module: Module = { exports: {}, vitest: one === file ? this.standIns.vitest : undefined };
      loaded.set(one, module);
      const need = (name: string): unknown => {
        const path = this.located(one, name);
        if (path !== null) return load(path);
        return Object.hasOwn(this.standIns, name) ? this.standIns[name] : this.packages.get(name);
      };
      (changed[one] ?? this.codeOf(one))(module, module.exports, need);
      return module.exports;
    };
    for (const one of [...closure].reverse()) if (this.waiting.has(one)) await load(one)[READY];
    load(file);
  }
}
