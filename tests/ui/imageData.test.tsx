import { act } from 'react';
import { expect, test } from 'vitest';
import type { MediaItem } from '../../src/contract/media';
import type { Result } from '../../src/contract/result';
import type { PickerActors, SavedItem } from '../../src/machines/picker/types';
import type { MediaPort } from '../../src/ui/media/port';
import { appears, eventually } from '../commands/harness';
import { failureOf } from '../machines/fixtures';
import { click, find, findAll, press, type } from '../page/render';
import { blur } from '../ui-fields/kit';
import { attached, drawCard, fakeMedia, item } from './mediaKit';

type Saved = Result<SavedItem>;

const DIALOG = '[role="dialog"]';
const button = (name: string) => {
  const found = findAll('button').find((element) => (element.ariaLabel ?? element.textContent) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
const control = (path: string) =>
  find<HTMLInputElement>(`${DIALOG} [data-path="${path}"] :is(input, textarea, select)`);
const title = () => control('titolo');
const text = () => find(DIALOG).textContent;

/** The dialog with the data of an image of a card, over a server whose answers the test gives. */
async function opened(stored: MediaItem = item(1), changes: Partial<MediaPort> = {}) {
  const fake = fakeMedia({ items: [stored] });
  const sent: Parameters<PickerActors['saveLicense']>[0][] = [];
  let answer: (result: Saved) => void = () => undefined;
  let now = stored;
  const picker: PickerActors = {
    ...fake.media.port.picker,
    readUnlicensed: async () => ({ ok: true, value: now }),
    saveLicense: (call) => {
      sent.push(call);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  await drawCard([attached(1, 1)], { media: { ...fake.media, port: { ...fake.media.port, picker, ...changes } } });
  await click(button('Modifica i dati di Foto 1'));
  await appears(`${DIALOG} [data-path="titolo"] input`);
  return {
    sent,
    notices: fake.notices,
    answer: (result: Saved) => act(async () => answer(result)),
    /** Somebody else stores this. */
    overtake: (change: Partial<MediaItem>) => {
      now = { ...now, ...change };
    },
  };
}

/** Its title changed, sent and closed before the answer. */
async function sentAndClosed() {
  const dialog = await opened();
  await type(title(), 'Foto mia');
  await click(button('Salva'));
  await press('Escape');
  await eventually(() => expect(findAll(DIALOG)).toEqual([]));
  return dialog;
}

const CONFLICT = failureOf('conflict', {
  conflict: { updatedAt: '2026-11-23T10:05:00.000Z', updatedBy: 'Anna Montanari' },
});

test('a save that fails after its dialog was closed brings it back, with what was typed', async () => {
  const { answer } = await sentAndClosed();
  await answer({ ok: false, failure: failureOf('network', { message: 'Il server non risponde' }) });
  await appears(DIALOG);
  expect(title().value).toBe('Foto mia');
  expect(text()).toContain('Il server non risponde');
});

test('so does one that somebody else overtook: mine stays, and I am told', async () => {
  const { answer, overtake } = await sentAndClosed();
  overtake({ copyright: 'Comune', updated_at: 'b' });
  await answer({ ok: false, failure: CONFLICT });
  await appears(DIALOG);
  await eventually(() => expect(text()).toContain('i campi che non avevi toccato mostrano ora i valori nuovi'));
  expect([title().value, control('copyright').value]).toEqual(['Foto mia', 'Comune']);
});

test('one that succeeds closes for good', async () => {
  const { answer } = await sentAndClosed();
  await answer({ ok: true, value: { message: null, item: null } });
  expect(findAll(DIALOG)).toEqual([]);
});

test('what both changed is decided field by field, licences by their names, and saved over the version that was seen', async () => {
  const { answer, overtake, sent } = await opened(item(1, { license_id: 7, updated_at: 'a' }));
  await type(title(), 'Foto mia');
  await act(async () => {
    control('license_id').value = '81';
    control('license_id').dispatchEvent(new Event('change', { bubbles: true }));
  });
  await click(button('Salva'));
  overtake({ title: 'Foto sua', license_id: null, updated_at: 'b' });
  await answer({ ok: false, failure: CONFLICT });
  await eventually(() => expect(text()).toContain('Ha salvato Anna Montanari.'));
  expect(findAll(`${DIALOG} [role="radiogroup"], ${DIALOG} fieldset`).map((group) => group.textContent)).toEqual([
    'TitoloIl mio: Foto miaQuello salvato: Foto sua',
    'LicenzaIl mio: CC BYQuello salvato: (vuoto)',
  ]);
  expect(title().readOnly).toBe(true);
  const choices = findAll(`${DIALOG} input[type="radio"]`);
  for (const choice of [choices[1], choices[2]]) if (choice !== undefined) await click(choice);
  const [save] = findAll('button').filter(({ textContent }) => textContent === 'Salva');
  if (save !== undefined) await click(save);
  expect(sent.map(({ facts, updatedAt }) => [facts.titolo, facts.license_id, updatedAt])).toEqual([
    ['Foto mia', 81, 'a'],
    ['Foto sua', 81, 'b'],
  ]);
});

test('what is refused says each problem, at its field and as a warning of its own [1-8.7, 3-8.1]', async () => {
  const { answer, notices } = await opened();
  await type(title(), 'Foto mia');
  await click(button('Salva'));
  const fields = { titolo: 'Titolo già usato', license_id: 'Licenza: voce sconosciuta' };
  await answer({ ok: false, failure: failureOf('invalid', { message: 'Dati non validi', fields }) });
  expect(notices).toEqual(['Titolo già usato', 'Licenza: voce sconosciuta']);
  expect(find(`${DIALOG} [data-path="titolo"]`).textContent).toContain('Titolo già usato');
  expect(document.activeElement).toBe(title());
  await type(title(), 'Foto nostra');
  expect(find(`${DIALOG} [data-path="titolo"]`).textContent).not.toContain('Titolo già usato');
  expect(find(`${DIALOG} [data-path="license_id"]`).textContent).toContain('Licenza: voce sconosciuta');
});

test('licence and version are asked for once they were left, or the data are saved [1-5.23, 1-5.30]', async () => {
  const { sent } = await opened(item(1, { license_id: null, versione_id: null }));
  const problem = 'Campo richiesto: scegli la licenza';
  expect(text()).not.toContain(problem);
  await blur(control('license_id'));
  expect(text()).toContain(problem);
  expect(text()).not.toContain(`${problem} della`);
  await click(button('Salva'));
  expect(text()).toContain('Campo richiesto: scegli la versione della licenza');
  expect(document.activeElement).toBe(control('license_id'));
  expect(sent).toEqual([]);
});

test('saved by its key it is named, and what shows the file hears of it', async () => {
  const { answer, notices, sent } = await opened();
  await type(title(), 'Foto mia');
  await press('s', { metaKey: true });
  expect(sent).toHaveLength(1);
  await answer({ ok: true, value: { message: null, item: item(1, { title: 'Foto mia', updated_at: 'b' }) } });
  expect(notices).toEqual(['Dati salvati: Foto mia']);
  expect(find('[data-image="1"]').textContent).toContain('Foto mia');
});

test('licences that can’t be had are said to be so; what is chosen already stays', async () => {
  const failure = failureOf('server', { message: 'Il server non risponde' });
  const { answer, sent } = await opened(item(1), { choices: async () => ({ ok: false, failure }) });
  expect(text()).toContain('Le licenze non si sono caricate: Il server non risponde');
  await type(title(), 'Foto mia');
  await click(button('Salva'));
  expect(sent.map(({ facts }) => [facts.license_id, facts.versione_id])).toEqual([[81, 91]]);
  await answer({ ok: true, value: { message: null, item: null } });
});
