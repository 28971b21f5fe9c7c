import { act } from 'react';
import { expect, test } from 'vitest';
import { attachments } from '../../src/content/listings/attachments';
import { webUrl } from '../../src/content/text/webUrl';
import type { CellInput } from '../../src/ui/list/columns';
import { fileCells } from '../../src/ui/list/fileCells';
import { FileCatch } from '../../src/ui/media/FileCatch';
import { find, findAll, render } from '../page/render';

const row = { id: 7, name: 'orari.pdf', url: '/media/files/k/orari.pdf', size: 1536 };
const cells = fileCells((url) => `https://portale.example${url}`);

const inputOf = (mayDelete: boolean, done: unknown[]): CellInput => ({
  languages: ['it'],
  columnCount: 6,
  mayEdit: false,
  mayDelete,
  titleOf: attachments.titleOf as CellInput['titleOf'],
  itemHref: () => null,
  previewHref: () => null,
  fileHref: (url: string) => url,
  onDelete: (id) => done.push(['delete', id]),
  onAction: (name, id) => done.push([name, id]),
});

test('an attachment shows name, size and whole address', async () => {
  const input = inputOf(true, []);
  const { host } = await render(
    <>
      {cells.file.cell(row, input)}
      {cells.url.cell(row)}
    </>,
  );
  expect(host.textContent).toBe('orari.pdf2 KBhttps://portale.example/media/files/k/orari.pdf');
});

test('an attachment whose address is none of the web is no link', async () => {
  const kinds = fileCells((url) => webUrl(url, 'https://portale.example/')?.href ?? null);
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'http://[',
  ]) {
    const hostile = { ...row, url };
    const input = inputOf(true, []);
    const { host } = await render(
      <>
        {kinds.url.cell(hostile)}
        {kinds.fileActions.cell(hostile, input)}
      </>,
    );
    expect([host.textContent, findAll('a', host).length, findAll('button', host).length]).toEqual([url, 0, 2]);
  }
});

test('an attachment is downloaded under its name, copied and, by who may, deleted [1-2.19.1, 3-2.67]', async () => {
  const done: unknown[] = [];
  const { host, draw } = await render(cells.fileActions.cell(row, inputOf(true, done)));
  const link = find<HTMLAnchorElement>('a', host);
  expect([link.href, link.download, link.getAttribute('aria-label')]).toEqual([
    'https://portale.example/media/files/k/orari.pdf',
    'orari.pdf',
    'Scarica',
  ]);
  for (const button of findAll('button', host)) act(() => button.click());
  expect(done).toEqual([
    ['copy', 7],
    ['delete', 7],
  ]);
  await draw(cells.fileActions.cell(row, inputOf(false, done)));
  expect(findAll('button', host).map((button) => button.getAttribute('aria-label'))).toEqual(['Copia URL']);
});

test('an attachment without a name is called by its address', () => {
  expect(attachments.titleOf({ id: 1, name: null, url: '/media/files/k/x' })).toBe('/media/files/k/x');
});

const file = new File(['x'], 'foto.png', { type: 'image/png' });
const transfer = (files: readonly File[], text = '') => ({ files, types: ['Files'], getData: () => text });

/** An event as browsers send it, with what jsdom lacks; gives whether the page took it. */
function fire(type: string, data: object): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  act(() => void document.body.dispatchEvent(Object.assign(event, data)));
  return event.defaultPrevented;
}

test('files dropped or pasted anywhere on the page are taken, a pasted text is not', async () => {
  const received: string[][] = [];
  await render(<FileCatch here="Rilascia qui" onFiles={(files) => received.push(files.map(({ name }) => name))} />);
  expect(fire('paste', { clipboardData: transfer([file]) })).toBe(true);
  expect(fire('paste', { clipboardData: transfer([file], 'una cella') })).toBe(false);
  fire('dragover', { dataTransfer: transfer([file]) });
  expect(document.body.textContent).toBe('Rilascia qui');
  expect(fire('drop', { dataTransfer: transfer([file]) })).toBe(true);
  expect(document.body.textContent).toBe('');
  expect(received).toEqual([['foto.png'], ['foto.png']]);
});

test('below an open dialog nothing is taken, and the browser does not leave the page for it', async () => {
  const received: unknown[] = [];
  await render(
    <>
      <div role="dialog" aria-modal="true" />
      <FileCatch here="Rilascia qui" onFiles={(files) => received.push(files)} />
    </>,
  );
  expect(fire('paste', { clipboardData: transfer([file]) })).toBe(false);
  expect(fire('drop', { dataTransfer: transfer([file]) })).toBe(true);
  expect(received).toEqual([]);
});
