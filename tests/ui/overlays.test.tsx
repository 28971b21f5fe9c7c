import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '../../src/ui/base/ConfirmDialog';
import { Dialog } from '../../src/ui/base/Dialog';
import { Menu } from '../../src/ui/base/Menu';
import { PATIENCE } from '../kit/patience';
import { click, descriptionOf, find, findAll, press, render } from '../page/render';

const button = (name: string) => {
  const found = findAll('button').find((one) => one.textContent === name || one.getAttribute('aria-label') === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};

function Confirming(props: Partial<ConfirmDialogProps> & { readonly log: (what: string) => void }) {
  const [open, setOpen] = useState(false);
  const end = (what: string) => {
    props.log(what);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <ConfirmDialog
        title="Elimina"
        {...props}
        open={open}
        onConfirm={() => end('confirm')}
        onCancel={() => end('cancel')}
      >
        Confermare cancellazione degli elementi selezionati?
      </ConfirmDialog>
    </>
  );
}

async function opened(props: Partial<ConfirmDialogProps> = {}) {
  const log: string[] = [];
  await render(<Confirming {...props} log={(what) => log.push(what)} />);
  button('Apri').focus();
  await click(button('Apri'));
  return log;
}

test('a confirmation has its name and its text, and starts on Annulla when it destroys', async () => {
  await opened({ tone: 'danger' });
  const dialog = find('[role="alertdialog"]');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Elimina');
  expect(descriptionOf(dialog)).toBe('Confermare cancellazione degli elementi selezionati?');
  expect(document.activeElement).toBe(button('Annulla'));
});

test('mod+Enter counts for the topmost dialog even before the focus is in it', async () => {
  const log = await opened();
  await press('Enter', {}, document.body);
  await press('Enter', { ctrlKey: true, altKey: true }, document.body);
  expect(log).toEqual([]);
  await press('Enter', { ctrlKey: true }, document.body);
  expect(log).toEqual(['confirm']);
  await press('Enter', { ctrlKey: true }, document.body);
  expect(log).toEqual(['confirm']);
});

test('Conferma, Annulla, Esc and mod+Enter do what they say; the focus comes back', async () => {
  const log = await opened();
  const opener = button('Apri');
  await click(button('Conferma'));
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener), PATIENCE);
  await click(opener);
  await click(button('Annulla'));
  await click(opener);
  await press('Escape');
  await click(opener);
  await press('Enter', { ctrlKey: true });
  await click(opener);
  await press('Enter', { metaKey: true });
  expect(log).toEqual(['confirm', 'cancel', 'cancel', 'confirm', 'confirm']);
});

test('mod+Enter goes no further than the dialog, a held key acts once, other keys pass', async () => {
  const below = vi.fn();
  document.addEventListener('keydown', below);
  const log = await opened({ refusal: 'Nessuna riga scelta' });
  await press('Enter', { ctrlKey: true });
  await press('Enter', { ctrlKey: true, altKey: true });
  document.removeEventListener('keydown', below);
  expect(log).toEqual([]);
  expect(below.mock.calls.map(([event]) => [(event as KeyboardEvent).altKey])).toEqual([[true]]);
});

test('under way it can be neither confirmed again nor closed, and an error is announced', async () => {
  const log = await opened({ busy: true, error: 'Il server non risponde' });
  await press('Escape');
  await press('Enter', { ctrlKey: true });
  await click(button('Conferma'));
  await click(button('Annulla'));
  expect(log).toEqual([]);
  expect(document.querySelector('[aria-label="Chiudi"]')).toBeNull();
  expect(find('[role="alertdialog"] [role="alert"]').textContent).toBe('Il server non risponde');
});

test('Esc closes the top dialog only', async () => {
  const closed: string[] = [];
  function Two() {
    const [open, setOpen] = useState(1);
    const close = (which: number, name: string) => {
      closed.push(name);
      setOpen(which - 1);
    };
    return (
      <Dialog open={open >= 1} title="Sotto" onClose={() => close(1, 'sotto')}>
        <button type="button" onClick={() => setOpen(2)}>
          Apri sopra
        </button>
        <Dialog open={open >= 2} title="Sopra" onClose={() => close(2, 'sopra')}>
          <button type="button">in cima</button>
        </Dialog>
      </Dialog>
    );
  }
  await render(<Two />);
  await click(button('Apri sopra'));
  expect(findAll('[role="dialog"]')).toHaveLength(2);
  await press('Escape');
  expect([closed, findAll('[role="dialog"]').length]).toEqual([['sopra'], 1]);
  await press('Escape');
  expect(closed).toEqual(['sopra', 'sotto']);
});

test('a menu opens with the arrow, runs what is chosen and never what is refused', async () => {
  const ran: string[] = [];
  await render(
    <Menu
      label="Profilo"
      trigger="Maria Rossi"
      triggerClass=""
      entries={[
        { id: 'profile', label: 'Profilo Utente', onSelect: () => ran.push('profile') },
        { id: 'publish', label: 'Pubblica', refusal: 'Manca il titolo', onSelect: () => ran.push('publish') },
        { id: 'out', label: 'Esci', onSelect: () => ran.push('out') },
      ]}
    />,
  );
  const opener = button('Profilo');
  const open = async () => {
    opener.focus();
    await press('ArrowDown');
  };
  await open();
  expect(findAll('[role="menuitem"]').map((item) => item.textContent)).toEqual([
    'Profilo Utente',
    'PubblicaManca il titolo',
    'Esci',
  ]);
  await press('End', {}, find('[role="menu"]'));
  await press('Enter', {}, find('[role="menu"]'));
  await open();
  await click(findAll('[role="menuitem"]')[1] as HTMLElement);
  expect(ran).toEqual(['out']);
});
