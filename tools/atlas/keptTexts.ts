/** What the atlas says of what came of a test. */
export const resultTexts = {
  title: 'Esito del passo',
  passed: 'Superato',
  failed: 'Fallito',
  note: 'Nota',
  of: (at: number) => (at === 0 ? 'Esito della partenza' : `Esito del passo ${at}`),
  onlyPaths: 'Scegli un percorso per segnare che cosa è superato e che cosa è fallito.',
  count: (passed: number, failed: number) =>
    `${passed} ${passed === 1 ? 'superato' : 'superati'}, ${failed} ${failed === 1 ? 'fallito' : 'falliti'}`,
  all: 'Esiti',
  kept: (count: number) =>
    count === 0
      ? 'Nessun esito segnato.'
      : `${count} ${count === 1 ? 'esito segnato' : 'esiti segnati'} in questo browser.`,
  notKept: 'Il browser non conserva gli esiti: esportali prima di chiudere la pagina.',
  csv: 'Esporta CSV',
  json: 'Esporta JSON',
  junit: 'Esporta JUnit',
  tester: 'Chi prova',
  suites: 'Portolano: prove a mano',
  expected: (what: string) => `Atteso: ${what}`,
  load: 'Importa JSON',
  clear: 'Elimina gli esiti',
  surely: 'Eliminare tutti gli esiti segnati? Esportali prima, se servono ancora.',
  loaded: (count: number) => `${count} ${count === 1 ? 'esito importato' : 'esiti importati'}.`,
  notOurs: 'Il file non è un’esportazione JSON dell’atlante: scegli quello fatto con «Esporta JSON». Nulla è cambiato.',
  file: 'esiti-atlante',
} as const;
