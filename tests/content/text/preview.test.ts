import { expect, test } from 'vitest';
import { previewAddress } from '../../../src/content/text/webUrl';

test.each([
  ['/anteprima/news/1/it/ciao', '/anteprima/news/1/it/ciao?preview=1'],
  ['https://portale.example/it/ciao?id=1', 'https://portale.example/it/ciao?id=1&preview=1'],
  ['http://portale.example/it/ciao', 'http://portale.example/it/ciao?preview=1'],
  ['news/ciao', 'news/ciao?preview=1'],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://[', null],
])('the preview of %j is %j', (permalink, address) => expect(previewAddress(permalink)).toBe(address));
