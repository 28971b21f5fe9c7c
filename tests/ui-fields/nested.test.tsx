// The library remembers who had the focus from the moment it is loaded; in the application the shell loads it.
import { viaEmilia } from '../content/named';
import '@headlessui/react';
import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { PUBLISHED_STATUS } from '../../src/content/publication/status';
import { NestedPart } from '../../src/ui/fields/NestedPart';
import type { FieldContext } from '../../src/ui/fields/types';
import { eventually } from '../commands/harness';
import { entries, slots } from '../content/nestedFields';
import { click, find, findAll, press, render, type } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { createForm } from './form';
import { context } from './kit';

// The browser's own dialog stands in as long as ours is on its way; jsdom has none.
HTMLDialogElement.prototype.showModal ??= () => undefined;
HTMLDialogElement.prototype.close ??= () => undefined;

beforeAll(() =>
  Promise.all([
    import('../../src/ui/collection/EntriesCard'),
    import('../../src/ui/base/Combobox'),
    import('../../src/ui/base/MultiCombobox'),
    import('../../src/ui/base/ConfirmDialog'),
    import('../../src/ui/map/PointMap'),
    import('../../src/ui/map/RouteMap'),
  ]),
);

const stops = viaEmilia.fields.filter(({ path }) => path === 'tappe');

const stop = (id: number, order: number, title: string, more: { readonly [key: string]: Json } = {}) => ({
  ...{ id, order, contents: { it: { title, description: '' } }, location: { lat: 44.1, lng: 12.5 } },
  ...more,
});

async function drawStops(tappe: readonly Json[], readOnly = false) {
  const contents = { it: { status: PUBLISHED_STATUS }, en: { status: 2 } };
  const form = createForm(stops, { contents, tappe }, { readOnly });
  await render(withCommands(quietCenter([viaEmilia]), <form.Form />));
  await eventually(() => expect(findAll('[data-entry]')).toHaveLength(tappe.length));
  return form;
}

/** The line of an entry, which opens it. */
const lineOf = (key: number) => find(`[data-entry="${key}"] [aria-expanded]`);
const slotsAt = (path: string) => find(`[data-opens="${path}"]`);
function named(path: string): HTMLInputElement {
  const control = document.getElementById(`field-${path.replaceAll('.', '-')}`);
  if (!(control instanceof HTMLInputElement)) throw new Error(`no control of ${path}`);
  return control;
}

describe('slots within an entry', () => {
  test('are closed at first and say how many are filled; opened, each is called by its place', async () => {
    await drawStops([stop(7, 1, 'Rimini', { video: [null, { id: 2, title: 'Il ponte' }] })]);
    const opener = slotsAt('tappe.@7.video');
    expect([opener.textContent, opener.getAttribute('aria-expanded')]).toEqual(['Video1 di 5', 'false']);
    await click(opener);
    const body = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    expect(findAll('li', body as HTMLElement).map((slot) => slot.ariaLabel)).toEqual(
      [1, 2, 3, 4, 5].map((place) => `Video ${place}`),
    );
    expect([0, 1].map((place) => named(`tappe.@7.video.${place}.title`).value)).toEqual(['', 'Il ponte']);
    await click(opener);
    expect(findAll('li', body as HTMLElement)).toEqual([]);
  });

  test('are places: what is typed into the third stays the third, and redraws that field alone', async () => {
    const { sent, drawn } = await drawStops([stop(7, 1, 'Rimini')]);
    await click(slotsAt('tappe.@7.video'));
    await type(named('tappe.@7.video.2.title'), 'Il p');
    drawn.length = 0;
    await type(named('tappe.@7.video.2.title'), 'Il ponte');
    expect(drawn).toEqual(['tappe.@7.video.2.title']);
    expect(sent('tappe.0.video')).toEqual([{ id: null }, { id: null }, { id: null, title: 'Il ponte' }]);
    expect(slotsAt('tappe.@7.video').textContent).toBe('Video1 di 5');
    expect(sent('tappe.0.planning')).toBeUndefined();
  });

  test('that are wrong say so while they are closed, and F8 leads into them out of a closed entry', async () => {
    const wrong = stop(8, 2, 'Forlì', { podcast: [null, { id: 2, url: 'forlì' }] });
    const { leadTo } = await drawStops([stop(7, 1, 'Rimini'), wrong]);
    const entry = lineOf(8);
    expect(entry.textContent).toBe('Tappa 2: Forlìda correggere');
    await click(entry);
    expect(slotsAt('tappe.@8.podcast').textContent).toBe('Podcast1 di 2da correggere');
    await click(entry);
    await leadTo('tappe.@8.podcast.1.url');
    await eventually(() => expect(document.activeElement).toBe(named('tappe.@8.podcast.1.url')));
    expect(named('tappe.@8.podcast.1.url').getAttribute('aria-invalid')).toBe('true');
    expect(slotsAt('tappe.@8.podcast').textContent).toBe('Podcast1 di 2');
  });

  test('keep Alt and the arrows to themselves: the whole entry moves from its own fields alone', async () => {
    const { sent } = await drawStops([stop(7, 1, 'Rimini'), stop(8, 2, 'Forlì')]);
    const order = () => (sent('tappe') as readonly { readonly id: number }[]).map(({ id }) => id);
    await click(lineOf(8));
    await click(slotsAt('tappe.@8.video'));
    await act(async () => named('tappe.@8.video.0.title').focus());
    await press('ArrowUp', { altKey: true });
    expect(order()).toEqual([7, 8]);
    await act(async () => named('tappe.@8.contents.it.title').focus());
    await press('ArrowUp', { altKey: true });
    expect(order()).toEqual([8, 7]);
  });

  test('can be read where nothing may be changed', async () => {
    await drawStops([stop(7, 1, 'Rimini', { video: [{ id: 1, title: 'Il ponte' }] })], true);
    await click(slotsAt('tappe.@7.video'));
    expect([named('tappe.@7.video.0.title').readOnly, named('tappe.@7.video.4.url').readOnly]).toEqual([true, true]);
  });
});

describe('an entry', () => {
  test('is called by its title, which follows what is typed once it is closed', async () => {
    await drawStops([stop(7, 1, 'Rimini'), stop(8, 2, '')]);
    expect([7, 8].map((key) => lineOf(key).textContent)).toEqual(['Tappa 1: Rimini', 'Tappa 2: Ancora da compilare']);
    await click(lineOf(8));
    await type(named('tappe.@8.contents.it.title'), 'Forlì');
    await click(lineOf(8));
    expect(lineOf(8).textContent).toBe('Tappa 2: Forlì');
  });

  test('needs its coordinates once anything of it is filled, and readers see it', async () => {
    const problem = "Per pubblicare servono latitudine e longitudine: calcolale dall'indirizzo o scrivile";
    await drawStops([{ id: 7, order: 1 }]);
    expect(document.body.textContent).not.toContain(problem);
    await type(named('tappe.@7.distanza.it'), '3 km');
    expect(find('[data-path="tappe.@7.location"]').textContent).toContain(problem);
    await type(named('tappe.@7.distanza.it'), '');
    expect(document.body.textContent).not.toContain(problem);
  });

  test('that was removed comes back with all that it says', async () => {
    const { sent } = await drawStops([
      stop(7, 1, 'Rimini', { video: [null, { id: 2, title: 'Il ponte' }] }),
      stop(8, 2, 'Forlì'),
    ]);
    const before = sent('tappe');
    await act(async () => lineOf(7).focus());
    await press('Delete');
    await eventually(() => expect(findAll('[role="alertdialog"] button')).not.toHaveLength(0));
    await press('Enter', { ctrlKey: true });
    await eventually(() => expect(sent('tappe')).toEqual([stop(8, 1, 'Forlì')]));
    await click(findAll('button').find((one) => one.textContent === 'Rimetti Tappa 1') as HTMLElement);
    expect(sent('tappe')).toEqual(before);
  });
});

test('what lies within reads the values beside it, also in a slot of an entry', async () => {
  const item: Json = {
    tappe: [{ '@key': '7', title: 'della tappa', video: [{ title: 'primo' }, { title: 'secondo' }] }],
  };
  const read: string[] = [];
  const asked: FieldContext = {
    ...context,
    valueAt: (path) => {
      read.push(path);
      return item;
    },
    nested: {
      errorIn: () => null,
      draw: (field, path, own) => {
        own.valueAt('title');
        return field.kind === 'slots' ? (
          <NestedPart field={slots} path={`${path}.1`} language="it" context={own} />
        ) : null;
      },
    },
  };
  await render(<NestedPart field={entries} path="tappe.@7" language="it" context={asked} />);
  expect([...new Set(read)]).toEqual(['tappe.@7.title', 'tappe.@7.video.1.title']);
});
