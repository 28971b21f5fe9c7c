import { act, useSyncExternalStore } from 'react';
import { expect, vi } from 'vitest';
import type { FieldDeclaration, FieldKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { kindOf } from '../../src/content/kinds/table';
import type { FieldContext, FieldLookups, FieldWidgetProps } from '../../src/ui/fields/types';
import { fieldWidgets } from '../../src/ui/fields/widgets';
import { PATIENCE } from '../kit/patience';
import { find, render } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';

/** A look-up's answer. */
export const found = <T,>(value: T) => Promise.resolve({ ok: true as const, value });
export const bologna = { id: 1, city: 'Bologna', province: 'Bologna', province_short: 'BO', zip_code: '40121' };

/** Look-ups that answer, as far as `changes` says nothing else. */
export const lookups = (changes: Partial<FieldLookups> = {}): FieldLookups => ({
  municipalities: () => found([bologna]),
  municipality: () => found(null),
  provinces: () =>
    found([
      { id: 33, nome: 'Piacenza' },
      { id: 99, nome: 'Rimini' },
    ]),
  categories: () =>
    found([{ id: 10, name: 'Arte', slug: 'arte', children: [{ id: 11, name: 'Musei', slug: 'musei' }] }]),
  authors: () => found([{ id: 1, name: 'Anna Bianchi' }]),
  contents: (area) => found(area === 'iat' ? [{ id: 31, title: 'IAT Bologna' }] : [{ id: 41, name: 'Ponte Vecchio' }]),
  contentsByIds: (_area, ids) =>
    found(ids.filter((id) => id < 90).map((id) => ({ id, title: `Contenuto ${id}`, statuses: { it: 1 } }))),
  attachments: () =>
    found([{ id: 51, name: 'guida-castelli.pdf', url: '/media/files/x/guida-castelli.pdf', size: 2048 }]),
  choices: (source) =>
    found(
      source === 'roles'
        ? [{ id: 2, label: 'Redazione', value: 'redazione' }]
        : [{ id: 3, label: 'Redazione Rimini', value: 3 }],
    ),
  permissionSections: () => found([{ name: 'event', actions: ['view', 'edit'] }]),
  geocode: () => found({ lat: 44.5, lng: 11.3 }),
  ...changes,
});

export const context: FieldContext = {
  statusOptions: [],
  publishRefusal: null,
  mayTag: true,
  mapCentre: { lat: 44, lng: 11 },
  tiles: { url: '', attribution: '' },
  title: () => 'Città & Sapori: l’Emilia',
  languages: ['it', 'en'],
  valueAt: () => null,
  subscribe: () => () => undefined,
};

export const field = (kind: FieldKind, more: Partial<FieldDeclaration> = {}): FieldDeclaration => ({
  path: kind,
  kind,
  label: 'Campo',
  localized: true,
  main: 5,
  ...more,
});

type Changes = Partial<Omit<FieldWidgetProps, 'field' | 'value'>>;

/** A form that holds one value, at its path: what a card reads and writes. Everything else is asked of `around`. */
export function holding(path: string, first: Json, around: FieldContext = context) {
  const listeners = new Set<() => void>();
  const state = { value: first };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    state,
    subscribe,
    change(next: Json) {
      state.value = next;
      for (const listener of [...listeners]) listener();
    },
    context: {
      ...around,
      valueAt: (asked) => (asked === path ? state.value : around.valueAt(asked)),
      subscribe(listener) {
        const ends = [subscribe(listener), around.subscribe(listener)];
        return () => {
          for (const end of ends) end();
        };
      },
    } satisfies FieldContext,
  };
}

/** A widget with its value kept as an editor would. Gives the value at any time, and what it called. */
export async function draw(declared: FieldDeclaration, initial: Json, changes: Changes = {}) {
  const form = holding(declared.path, initial, changes.context);
  const onBlur = vi.fn();
  const given = lookups();
  const Widget = fieldWidgets[declared.kind];
  function Kept() {
    const value = useSyncExternalStore(form.subscribe, () => form.state.value);
    return (
      <Widget
        {...{
          field: declared,
          path: declared.path,
          id: 'f',
          value,
          readOnly: false,
          refusal: null,
          language: 'it',
          required: false,
        }}
        {...{ error: kindOf(declared).problem(value, declared), onBlur, lookups: given }}
        {...changes}
        onChange={form.change}
        context={form.context}
      />
    );
  }
  await render(withCommands(quietCenter(), <Kept />));
  await vi.waitFor(() => act(async () => expect(find('#f').matches('[aria-busy="true"] > *')).toBe(false)), PATIENCE);
  return { state: form.state, onBlur };
}

export const blur = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    element.blur();
  });
