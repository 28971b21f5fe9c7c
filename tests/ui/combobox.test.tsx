import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { matchingChoices } from '../../src/content/text/fold';
import { Combobox, type ComboboxBaseProps } from '../../src/ui/base/Combobox';
import { Field } from '../../src/ui/base/Field';
import { MultiCombobox } from '../../src/ui/base/MultiCombobox';
import type { ComboOption, LookupState } from '../../src/ui/base/options';
import { PATIENCE } from '../kit/patience';
import { click, find, findAll, press, render, type } from '../page/render';

const towns: ComboOption[] = [
  { id: 1, label: 'Bologna', detail: 'BO' },
  { id: 2, label: 'Forlì', detail: 'FC' },
  { id: 3, label: 'San Giovanni in Persiceto', detail: 'BO' },
  { id: 4, label: 'Rimini', detail: 'RN', refusal: 'Non è della tua redazione' },
];
const labels = (options: readonly ComboOption[]) => options.map((option) => option.label);
const listed = () => findAll('[role="option"]').map((option) => option.textContent);

test('matching takes every word, in label or detail, without accents or case', () => {
  expect(labels(matchingChoices(towns, 'forli'))).toEqual(['Forlì']);
  expect(labels(matchingChoices(towns, 'FORLÌ'))).toEqual(['Forlì']);
  expect(labels(matchingChoices(towns, 'bo persi'))).toEqual(['San Giovanni in Persiceto']);
  expect(labels(matchingChoices(towns, '  '))).toEqual(labels(towns));
  expect(labels(matchingChoices(towns, 'modena'))).toEqual([]);
});

test('of many options the first are offered, and that typing on narrows them is said', async () => {
  const box = (most: number) => (
    <Combobox label="Comune" options={towns} value={null} onValue={() => undefined} most={most} />
  );
  const { draw } = await render(box(2));
  await type(input(), 'o');
  expect(listed()).toEqual(['Bologna BO', 'Forlì FC']);
  expect(find('[role="listbox"]').textContent).toContain('Ecco i primi 2: continua a scrivere per restringere');
  expect(find('.sr-only[aria-live]').textContent).toBe('Ecco i primi 2: continua a scrivere per restringere');
  await draw(box(3));
  expect(listed()).toEqual(['Bologna BO', 'Forlì FC', 'San Giovanni in Persiceto BO']);
  expect(find('.sr-only[aria-live]').textContent).toBe('3 risultati');
});

test('a value that changes outside is shown, also after a key in the closed box', async () => {
  const box = (value: ComboOption | null) => (
    <Combobox label="Comune" options={towns} value={value} onValue={() => undefined} />
  );
  const { draw } = await render(box(towns[0] ?? null));
  input().focus();
  await press('Enter');
  await draw(box(null));
  expect(input().value).toBe('');
  await draw(box(towns[1] ?? null));
  expect(input().value).toBe('Forlì');
});

function One({ log, ...rest }: { readonly log: (option: ComboOption | null) => void; readonly readOnly?: boolean }) {
  const [value, setValue] = useState<ComboOption | null>(null);
  const change = (next: ComboOption | null) => {
    log(next);
    setValue(next);
  };
  return (
    <Field label="Comune">
      {(control) => (
        <Combobox label="Comune" control={control} options={towns} value={value} onValue={change} {...rest} />
      )}
    </Field>
  );
}

const input = () => find<HTMLInputElement>('[role="combobox"]');

test('one choice: typed, announced, chosen with the keyboard, shown, cleared', async () => {
  const log = vi.fn();
  await render(<One log={log} />);
  expect(input().labels?.[0]?.textContent).toBe('Comune');
  input().focus();
  await type(input(), 'forli');
  expect(listed()).toEqual(['Forlì FC']);
  expect(find('.sr-only[aria-live]').textContent).toBe('1 risultato');
  const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Forlì FC');
  await press('Enter');
  expect(log.mock.calls).toEqual([[towns[1]]]);
  expect(input().value).toBe('Forlì');
  await click(find('[aria-label="Togli la scelta: Comune"]'));
  expect(log).toHaveBeenLastCalledWith(null);
  await vi.waitFor(() => expect(input().value).toBe(''), PATIENCE);
});

test('nothing found is said in the list and to assistive technology [1-8.17, 2-8.5, 3-8.6]', async () => {
  await render(<One log={() => {}} />);
  input().focus();
  await type(input(), 'zzz');
  expect(listed()).toEqual(['Non ci sono risultati disponibili']);
  expect(find('[role="option"]').getAttribute('aria-disabled')).toBe('true');
  expect(find('.sr-only[aria-live]').textContent).toBe('Non ci sono risultati disponibili');
});

test('a refused option is shown with its reason and not chosen', async () => {
  const log = vi.fn();
  await render(<One log={log} />);
  input().focus();
  await type(input(), 'rimini');
  expect(listed()).toEqual(['Rimini RNNon è della tua redazione']);
  await click(find('[role="option"]'));
  await press('Enter');
  expect(log).not.toHaveBeenCalled();
});

test('a look-up shows what it is given, and what it is doing', async () => {
  const typed = vi.fn();
  const combobox = (state: LookupState, options: readonly ComboOption[]) => (
    <Combobox
      label="Comune"
      options={options}
      onType={typed}
      state={state}
      minimum={2}
      value={null}
      onValue={() => {}}
    />
  );
  const { draw } = await render(combobox('short', []));
  input().focus();
  await type(input(), 'b');
  expect(listed()).toEqual(['Scrivi almeno 2 caratteri']);
  await draw(combobox('loading', []));
  expect(listed()).toEqual(['Ricerca in corso']);
  await draw(combobox('loading', towns.slice(0, 1)));
  expect(listed()).toEqual(['Bologna BO']);
  await draw(combobox('ready', towns.slice(1, 2)));
  expect(listed()).toEqual(['Forlì FC']);
  await draw(combobox('failed', []));
  expect(listed()).toEqual(['Ricerca non riuscita']);
  expect(typed.mock.calls).toEqual([['b']]);
});

type Failed = Pick<ComboboxBaseProps, 'label' | 'options' | 'onType' | 'state' | 'failure'>;

describe.each<[string, (props: Failed, log: (what: string) => void) => ReactNode]>([
  ['one choice', (props, log) => <Combobox {...props} value={null} onValue={() => log('chosen')} />],
  ['several choices', (props, log) => <MultiCombobox {...props} values={[]} onValues={() => log('chosen')} />],
])('a look-up that failed, for %s', (_, box) => {
  async function failed() {
    const done: string[] = [];
    const failure = { reason: 'Il server non risponde.', retry: () => void done.push('retried') };
    const props: Failed = { label: 'Comune', options: [], onType: () => undefined, state: 'failed', failure };
    await render(box(props, (what) => done.push(what)));
    input().focus();
    await type(input(), 'bo');
    return done;
  }

  test('says why, and asks again by Enter or by a press, the list staying open [2-8.4]', async () => {
    const done = await failed();
    expect(listed()).toEqual(['Il server non risponde.Riprova']);
    await press('Enter');
    expect(done).toEqual(['retried']);
    find('[role="option"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(done).toEqual(['retried', 'retried']);
    expect(listed()).toHaveLength(1);
  });

  test('chooses nothing when Tab leaves the box', async () => {
    const done = await failed();
    await press('Tab');
    expect(done).toEqual([]);
  });
});

const many: ComboOption[] = Array.from({ length: 13 }, (_, index) => ({ id: index, label: `Comune ${index}` }));

function Several({ log }: { readonly log: (ids: readonly (string | number)[]) => void }) {
  const [values, setValues] = useState<readonly ComboOption[]>(many);
  const change = (next: readonly ComboOption[]) => {
    log(next.map((option) => option.id));
    setValues(next);
  };
  return (
    <MultiCombobox label="Comuni" options={[...many, { id: 99, label: 'Zocca' }]} values={values} onValues={change} />
  );
}
const chosen = () => findAll('ul[aria-label] > li').map((one) => one.textContent);

test('ten chosen ones are shown, the rest is counted and can be shown [2-8.8, 3-9.5]', async () => {
  await render(<Several log={() => {}} />);
  expect(chosen()).toEqual([...labels(many).slice(0, 10), 'e 3 altre destinazioni']);
  await click(find('[aria-expanded="false"].underline'));
  expect(chosen()).toEqual([...labels(many), 'mostra meno']);
});

test('one more than shown is one other', async () => {
  await render(<MultiCombobox label="Comuni" options={many} values={many.slice(0, 11)} onValues={() => {}} />);
  expect(chosen().at(-1)).toBe('e 1 altra destinazione');
});

test('one is taken away by its button, with the focus back in the input; another is added by typing', async () => {
  const log = vi.fn();
  await render(<Several log={log} />);
  await click(find('[aria-label="Togli Comune 1"]'));
  expect(log.mock.lastCall?.[0]).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(document.activeElement).toBe(input());
  await type(input(), 'zocca');
  await press('Enter');
  expect(log.mock.lastCall?.[0]).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99]);
});
