import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { FieldDeclaration, FieldKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { kindOf } from '../../src/content/kinds/table';
import { fieldWidgets } from '../../src/ui/fields/widgets';
import { PATIENCE } from '../kit/patience';
import { find, render } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { createForm } from './form';
import { field } from './kit';

beforeAll(() =>
  Promise.all([
    import('../../src/ui/base/Combobox'),
    import('../../src/ui/base/MultiCombobox'),
    import('../../src/ui/fields/TicketingCard'),
  ]),
);

/** What kinds ask of their declaration. */
const DECLARED: Partial<Record<FieldKind, Partial<FieldDeclaration>>> = {
  choice: { source: 'desks' },
  contents: { area: 'iat' },
  select: { options: [{ value: 1, label: 'Uno' }] },
  times: { companion: 'dates' },
};

/**
 * Kinds made of declared fields, into which `collection.test.tsx` and `nested.test.tsx` lead, and images and files, which draw
 * nothing where there are none to choose from.
 */
const ELSEWHERE: ReadonlySet<string> = new Set(['entries', 'slots', 'images', 'image', 'files']);

const KINDS_OF_FIELDS = (Object.keys(fieldWidgets) as FieldKind[]).filter((kind) => !ELSEWHERE.has(kind));

async function lead(declared: FieldDeclaration, value: Json): Promise<void> {
  const item = { contents: { it: { status: 2 }, en: { status: 2 } }, [declared.path]: value };
  const { Form, leadTo } = createForm([declared], item as Json);
  await render(withCommands(quietCenter(), <Form />));
  await leadTo(declared.path);
}

const focusIsOn = (check: (focused: Element | null) => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check(document.activeElement);
  }, PATIENCE);

test.each(KINDS_OF_FIELDS)('a field of kind %s is entered at a control, never as a set of them', async (kind) => {
  const declared = field(kind, { localized: false, path: kind, ...DECLARED[kind] });
  await lead(declared, kindOf(declared).blank as Json);
  await focusIsOn((focused) => {
    expect(focused?.closest('[data-path]')?.getAttribute('data-path')).toBe(kind);
    expect(focused?.matches('input, textarea, select, button, [contenteditable="true"]')).toBe(true);
  });
});

test('of tickets it is the text that is wrong, where letters are written', async () => {
  const tickets = field('ticketing', { localized: false, path: 'ticketing' });
  await lead(tickets, { ingresso: 2, info: { it: { costi: '5 euro', sito: 'non un sito' } } });
  await focusIsOn((focused) => expect(focused).toBe(find('#field-ticketing-sito')));
});
