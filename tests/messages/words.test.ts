import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../src/messages', import.meta.url));

/** Texts of the documents, to the letter, and the permission that bears this name; and a browser's cookies. */
const LITERAL: readonly RegExp[] = [
  /Cancella Selezionati/g,
  /Errore Cancellazione/g,
  /Confermare cancellazione (degli elementi selezionati|elemento selezionato|della rotta)/g,
  /il file sarà rimosso dal server!!!/g,
  /cancellato \$\{name\}/g,
  /cancellare associazione con/g,
  /: Cancella»/g,
  /delete: 'Cancella'/g,
  /permesso di cancellare/g,
  /cancella i cookie/g,
  // What 410 says of an address.
  /410: 'rimossa'|rotta è rimossa|Pagina rimossa/g,
];

/** What people may type instead, in lists of words. */
const TYPED = /\[[^[\]]*\]/g;

// 'Elimina' destroys a thing; 'Togli' takes it out of where it is. One word for each.
it('what is destroyed is "eliminato", what is taken out is "tolto"', () => {
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const source = readFileSync(join(FOLDER, path), 'utf8').replace(TYPED, '');
      const text = LITERAL.reduce((left, literal) => left.replace(literal, ''), source);
      return (text.match(/^.*(cancell(?!ed)|rimuov|rimoss).*$/gim) ?? []).map((line) => `${path}: ${line.trim()}`);
    });
  expect(found).toEqual([]);
});
