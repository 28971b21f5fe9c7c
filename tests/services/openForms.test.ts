import { expect, test } from 'vitest';
import { createOpenForms } from '../../src/services/openForms';

/** The locks of one browser: who has a name, and who waits for it. Given to one page each, which can be ended. */
function browser() {
  const held = new Map<string, symbol[]>();
  const waiting: { readonly name: string; readonly go: () => void }[] = [];
  const free = (name: string, holder: symbol) => {
    held.set(
      name,
      (held.get(name) ?? []).filter((one) => one !== holder),
    );
    for (const { name: wanted, go } of [...waiting]) if (wanted === name) go();
  };
  const page = () => {
    const own: { readonly name: string; readonly holder: symbol }[] = [];
    const locks = {
      request: (name: string, { mode, signal }: LockOptions, work: () => Promise<void>) =>
        new Promise<void>((settle, fail) => {
          const holder = Symbol(name);
          const take = () => {
            if (mode !== 'shared' && (held.get(name)?.length ?? 0) > 0) return;
            waiting.splice(0, waiting.length, ...waiting.filter(({ go }) => go !== take));
            held.set(name, [...(held.get(name) ?? []), holder]);
            own.push({ name, holder });
            void work().then(() => {
              free(name, holder);
              settle();
            });
          };
          waiting.push({ name, go: take });
          signal?.addEventListener('abort', () => {
            if (!waiting.some(({ go }) => go === take)) return;
            waiting.splice(0, waiting.length, ...waiting.filter(({ go }) => go !== take));
            fail(signal.reason);
          });
          take();
        }),
      query: async () => ({ held: [...held].flatMap(([name, holders]) => holders.map(() => ({ name }))) }),
    };
    return { locks: locks as unknown as LockManager, end: () => own.map(({ name, holder }) => free(name, holder)) };
  };
  return { page };
}

function storage(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    copy: () => Object.fromEntries(values),
  };
}

function names() {
  let count = 0;
  return () => `pagina-${++count}`;
}

test('a page keeps its name through a reload', async () => {
  const { page } = browser();
  const newName = names();
  const session = storage();
  const first = page();
  expect(await createOpenForms({ locks: first.locks, storage: session, newName }).page()).toBe('pagina-1');
  first.end();
  expect(await createOpenForms({ locks: page().locks, storage: session, newName }).page()).toBe('pagina-1');
});

test('a page that is loaded anew waits for what it was before to be gone', async () => {
  const { page } = browser();
  const newName = names();
  const session = storage();
  const first = page();
  await createOpenForms({ locks: first.locks, storage: session, newName }).page();
  const again = createOpenForms({ locks: page().locks, storage: session, newName }).page();
  first.end();
  expect(await again).toBe('pagina-1');
});

test('a copy of a page, which takes its storage along, has a name of its own', async () => {
  const { page } = browser();
  const newName = names();
  const session = storage();
  await createOpenForms({ locks: page().locks, storage: session, newName }).page();
  const copied = storage(session.copy());
  expect(await createOpenForms({ locks: page().locks, storage: copied, newName }).page()).toBe('pagina-2');
  expect(copied.copy()).toEqual({ 'portolano.page': 'pagina-2' });
});

test('who has a form open is known to the others, until it is left or the page ends', async () => {
  const { page } = browser();
  const newName = names();
  const [one, other, third] = [page(), page(), page()].map(({ locks, end }) => ({
    end,
    forms: createOpenForms({ locks, storage: storage(), newName }),
  }));
  if (one === undefined || other === undefined || third === undefined) throw new Error('three pages');
  await one.forms.page();
  await other.forms.page();
  await third.forms.page();
  const leave = one.forms.hold('3/news/new');
  third.forms.hold('3/news/new');
  other.forms.hold('3/news/7');
  await Promise.all([one, other, third].map(({ forms }) => forms.page()));
  expect(await other.forms.elsewhere('3/news/new')).toEqual(['pagina-1', 'pagina-3']);
  expect(await one.forms.elsewhere('3/news/new')).toEqual(['pagina-3']);
  expect(await one.forms.elsewhere('3/news/7')).toEqual(['pagina-2']);
  leave();
  third.end();
  await Promise.resolve();
  expect(await other.forms.elsewhere('3/news/new')).toEqual([]);
});

test('without locks or storage a page is alone, with a name', async () => {
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('closed');
    },
  };
  const forms = createOpenForms({ locks: undefined, storage: closed, newName: names() });
  expect(await forms.page()).toBe('pagina-1');
  forms.hold('3/news/new');
  expect(await forms.elsewhere('3/news/new')).toEqual([]);
});
