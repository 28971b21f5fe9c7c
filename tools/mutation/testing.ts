import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { fn, restoreAllMocks, spyOn } from '@vitest/spy';

type Body = (...args: readonly unknown[]) => unknown;

interface Hooks {
  readonly before: Body[];
  readonly after: Body[];
}

interface Test {
  readonly name: string;
  readonly body: () => unknown;
  readonly hooks: readonly Hooks[];
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const matchers = (globalThis as Record<symbol, object | undefined>)[ASYMMETRIC_MATCHERS_OBJECT];
const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect, matchers);
setState({ assertionCalls: 0 }, expect as never);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, configurable: true });
(chai.expect as unknown as { extend: (to: object, what: object) => void }).extend(expect, customMatchers);

let tests: Test[] = [];
let scopes: { readonly name: string; readonly hooks: Hooks }[] = [];

function describe(name: string, body: Body): void {
  scopes.push({ name, hooks: { before: [], after: [] } });
  try {
    body();
  } finally {
    scopes.pop();
  }
}

function test(name: string, body: Body): void {
  const names = [...scopes.map((scope) => scope.name), name];
  tests.push({ name: names.join(' > '), body, hooks: scopes.map(({ hooks }) => hooks) });
}

const each =
  (declare: (name: string, body: Body) => void) => (table: readonly unknown[]) => (name: string, body: Body) => {
    // As the test runner does it: a row is spread only where all of them are rows.
    const areRows = table.every((row) => Array.isArray(row));
    for (const [index, row] of table.entries())
      declare(`${name} [${index}]`, () => (areRows && Array.isArray(row) ? body(...row) : body(row)));
  };

const hook = (when: keyof Hooks) => (body: Body) => {
  scopes.at(-1)?.hooks[when].push(body);
};

const typeTest: unknown = new Proxy(() => typeTest, { get: () => typeTest });
const allTests = Object.assign(test, { each: each(test) });

/** What tests import from the test runner, as far as tests of machines and rules do. */
export const testRunner = {
  __esModule: true,
  describe: Object.assign(describe, { each: each(describe) }),
  test: allTests,
  it: allTests,
  expect,
  expectTypeOf: () => typeTest,
  beforeAll: hook('before'),
  beforeEach: hook('before'),
  afterAll: hook('after'),
  afterEach: hook('after'),
  vi: { fn, spyOn, restoreAllMocks },
};

async function runTest({ body, hooks }: Test): Promise<void> {
  for (const { before } of hooks) for (const prepare of before) await prepare();
  try {
    await body();
  } finally {
    for (const { after } of hooks.toReversed()) for (const tidy of after) await tidy();
  }
}

/**
 * Runs the tests that loading declares, up to the first that fails. Gives that one's name, null when all pass.
 * What loading throws is a failure too.
 */
export async function firstFailure(load: () => Promise<void>): Promise<string | null> {
  tests = [];
  scopes = [];
  try {
    await load();
  } catch (error) {
    return `loading: ${String(error).slice(0, 200)}`;
  }
  for (const each of tests)
    try {
      await runTest(each);
    } catch (error) {
      restoreAllMocks();
      return `${each.name}: ${String(error).slice(0, 200)}`;
    }
  return tests.length === 0 ? 'no tests' : null;
}
