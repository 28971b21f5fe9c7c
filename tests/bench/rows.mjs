// What was measured, as rows of figures, each row with its goal: what the table shows and what two runs are compared by.

const ENGINE_NAMES = { pglite: 'PGlite', postgres: 'PostgreSQL' };
/** Source: the issue on the keyboard, point 1. */
const SEARCH = { pglite: '150 ms', postgres: '150 ms, anche p95 a 32 connessioni' };
const CALLS = {
  page1: { name: 'elenco, pagina 1', goal: { pglite: '3 ms, 600/s', postgres: '2 ms, 1.500/s' } },
  page1000: { name: 'elenco, pagina 1.000', goal: { pglite: '5 ms', postgres: '5 ms' } },
  deep: { name: 'elenco, pagine a caso', goal: {} },
  rare: { name: 'parole rare nei titoli', goal: { pglite: '3 ms', postgres: '3 ms' } },
  mistyped: { name: 'elenco: parole rare con un errore ciascuna', goal: SEARCH },
  pairs: { name: 'elenco: due lettere', goal: SEARCH },
  palette: { name: 'palette: parole rare', goal: SEARCH },
  paletteCommon: { name: 'palette: parole comuni', goal: SEARCH },
  paletteStart: { name: 'palette: due lettere', goal: SEARCH },
  paletteMistyped: { name: 'palette: parole rare con un errore ciascuna', goal: SEARCH },
  paletteCommonMistyped: { name: 'palette: parole comuni con un errore', goal: SEARCH },
  palettePeople: { name: 'palette: persone', goal: SEARCH },
  paletteNumber: { name: 'palette: numeri', goal: SEARCH },
  paletteLong: { name: 'palette: testo di 10.000 caratteri', goal: SEARCH },
  read: { name: 'lettura di una news', goal: { pglite: '1 ms', postgres: '1 ms, 1.200/s, CPU 0,6 ms' } },
  update: { name: 'salvataggio di una news', goal: { pglite: '3 ms', postgres: '3 ms, 350/s, CPU 2,5 ms' } },
};

const number = (value, digits) => value.toLocaleString('it-IT', { maximumFractionDigits: digits });

const SORTS = { title: 'titolo', province: 'provincia', city: 'comune' };

/**
 * A figure: `value` in its unit with so many decimals; `noise`, in the same unit, is how far it moves by itself, null where
 * that was not measured; `beside` is its p95 or another number of the same unit that is shown and not compared. What is mere
 * `isInformation` is not compared at all.
 */
const figure = (value, unit, more = {}) => ({ value, unit, digits: 1, noise: null, ...more });

const times = ({ p50, p95, noise = null }, more = {}) => figure(p50, 'ms', { noise, beside: p95, ...more });
const milliseconds = (value, more = {}) => figure(value, 'ms', { digits: 0, ...more });
const seconds = (value, more = {}) => figure(value, 's', more);
const megabytes = (value, more = {}) => figure(value, 'MB', { digits: 0, ...more });
/** Of a build, which has no noise. */
const kilobytes = (value, more = {}) => figure(value, 'KB', { digits: 0, noise: 0, ...more });
const processor = ({ server, database }, more = {}) => {
  const [value, noise] = [server.value + database.value, server.noise + database.noise];
  const beside = database.value === 0 ? {} : { beside: database.value, besideLabel: 'di cui database' };
  return figure(value, 'ms', { label: 'CPU', digits: 2, noise, ...beside, ...more });
};

const row = (name, figures, goal = '') => ({ name, figures: [figures].flat(), goal });

function bundleRows(bundle) {
  if (bundle === undefined) return [];
  const bytes = (name, { kilobytes: size, files }, goal) =>
    row(name, [kilobytes(size), figure(files, 'file', { digits: 0, noise: 0 })], goal);
  return [
    bytes('JavaScript gzip, accesso', bundle.login, '100 KB'),
    bytes('JavaScript gzip, elenco', bundle.list, '180 KB'),
    bytes('JavaScript gzip, editor col titolo modificabile', bundle.editor, '200 KB'),
    bytes('JavaScript gzip, editor col testo formattato', bundle.richText, '340 KB'),
  ];
}

function atlasRows(atlas) {
  if (atlas === undefined) return [];
  const { count, built, opened, searched, walked, all } = atlas;
  const step = (label, value) => seconds(value / 1000, { label });
  const steps = [
    step('costruzione', built),
    step('apertura', opened),
    step('ricerca', searched),
    step('percorsi', walked),
  ];
  return [
    row(
      `atlante di ${count} macchine: costruirlo, aprirlo, cercarvi, andare all’ultimo percorso di ognuna`,
      [seconds(all / 1000), ...steps],
      '10 s',
    ),
  ];
}

function startRows(engine, start) {
  if (start === undefined) return [];
  const goals = { postgres: ['500 ms', '120 MB'], pglite: ['1.200 ms', ''] }[engine];
  const name = ENGINE_NAMES[engine];
  return [
    row(`${name}: avvio fino alla prima risposta`, times(start, { digits: 0 }), goals[0]),
    row(`${name}: memoria a riposo`, megabytes(start.idle), goals[1]),
  ];
}

/** One call: alone, and many at once with what it takes of the processors. */
const callFigures = ({ one, many }) => [
  times(one),
  figure(many.perSecond.value, '/s', {
    label: '32 connessioni',
    digits: 0,
    noise: many.perSecond.noise,
    isMoreBetter: true,
  }),
  times(many, { label: 'per chiamata', digits: 0 }),
  processor(many.spent),
];

function callRows(engine, calls) {
  if (calls === undefined) return [];
  const rows = Object.entries(calls.measured).map(([name, measured]) =>
    row(`${ENGINE_NAMES[engine]}: ${CALLS[name].name}`, callFigures(measured), CALLS[name].goal[engine]),
  );
  return [...rows, row(`${ENGINE_NAMES[engine]}: memoria sotto carico`, megabytes(calls.busy))];
}

function mediaRows(engine, media) {
  if (media === undefined) return [];
  const { uploads, images, first, last, word, thumbnail } = media;
  const name = ENGINE_NAMES[engine];
  const many = `${number(images, 0)} immagini`;
  return [
    row(
      `${name}: memoria in più con 10 caricamenti di 100 MB`,
      [megabytes(uploads.growth), seconds(uploads.seconds)],
      '64 MB',
    ),
    row(`${name}: ${many}, prima pagina`, times(first)),
    row(`${name}: ${many}, ultima pagina`, times(last)),
    row(`${name}: ${many}, ricerca`, times(word)),
    row(`${name}: una miniatura`, times(thumbnail)),
  ];
}

function accountRows(engine, accounts) {
  if (accounts === undefined) return [];
  const { check, users, first, last, word, exported, reassigned } = accounts;
  const name = ENGINE_NAMES[engine];
  const many = `${number(users, 0)} utenti`;
  return [
    row(`${name}: controllo dei permessi di una chiamata`, processor(check), '1 ms'),
    row(`${name}: ${many}, prima pagina`, times(first)),
    row(`${name}: ${many}, ultima pagina per cognome`, times(last)),
    row(`${name}: ${many}, ricerca`, times(word)),
    row(`${name}: esportazione di ${number(exported.rows, 0)} utenti`, [
      milliseconds(exported.milliseconds),
      megabytes(exported.growth, { label: 'memoria in più' }),
    ]),
    row(
      `${name}: cancellazione di chi ha ${number(reassigned.contents, 0)} contenuti, riassegnati`,
      [seconds(reassigned.milliseconds / 1000), seconds(reassigned.processor / 1000, { label: 'CPU' })],
      engine === 'postgres' ? '3 s ogni 10.000' : '',
    ),
  ];
}

function treeRows(engine, trees) {
  if (trees === undefined) return [];
  const { nodes, level, read, order, removed } = trees;
  const name = ENGINE_NAMES[engine];
  return [
    row(`${name}: albero di ${number(nodes, 0)} categorie`, times(read), '150 ms con la pagina'),
    row(`${name}: ordine di ${number(level, 0)} categorie`, times(order)),
    row(
      `${name}: cancellazione di un tematismo di ${number(removed.contents, 0)} contenuti`,
      [seconds(removed.milliseconds / 1000), milliseconds(removed.longest, { label: 'una lista intanto al più' })],
      engine === 'postgres' ? '3 s ogni 10.000' : '',
    ),
  ];
}

function daysRows(engine, days) {
  if (days === undefined) return [];
  const many = `${ENGINE_NAMES[engine]}: ${number(days.events, 0)} eventi`;
  return [
    row(`${many}, quelli di un giorno`, [
      times(days.day),
      figure(days.ofToday, 'eventi', { label: 'oggi', digits: 0, isInformation: true }),
    ]),
    row(`${many}, quelli di un mese`, times(days.month)),
    row(`${many}, che cosa si sovrappone in un mese`, times(days.overlaps)),
  ];
}

function mixedRows(engine, types) {
  return Object.entries(types).flatMap(([type, { total, first, deep, sorted, narrowed, word, read }]) => {
    const name = `${ENGINE_NAMES[engine]}: ${type} (${number(total, 0)} fra tutti i tipi)`;
    const deepPages = { label: 'oltre la metà' };
    return [
      row(`${name}, prime pagine`, [times(first), times(deep, deepPages)], '5 ms'),
      ...Object.entries(sorted).map(([sort, { first: start, deep: rest }]) =>
        row(`${name}, per ${SORTS[sort]}: prime pagine`, [times(start), times(rest, deepPages)]),
      ),
      row(`${name}, di una provincia o di un target`, [times(narrowed), times(word, { label: 'con una parola' })]),
      row(`${name}, una scheda`, times(read), '1 ms'),
    ];
  });
}

function pickerRows(picker) {
  if (picker === undefined) return [];
  const tasks = ({ count, longest }) => [
    figure(count, 'compiti', { digits: 0 }),
    milliseconds(longest, { label: 'il più lungo' }),
  ];
  const { opened, loading, scrolling } = picker;
  return [
    row('picker: dal pulsante alle miniature in vista', times(opened), '300 ms'),
    row(
      'picker: oltre 50 ms scorrendo tutte le immagini',
      [...tasks(scrolling), figure(scrolling.frames, 'fotogrammi', { digits: 0, isInformation: true })],
      '0',
    ),
    row('picker: gli stessi in tempo di processore', tasks(scrolling.processor), '0'),
    row('picker: oltre 50 ms caricandole tutte, pagina per pagina', tasks(loading)),
  ];
}

function uiRows(ui) {
  if (ui === undefined) return [];
  return [
    row('JavaScript gzip trasferito, accesso', kilobytes(ui.loginKilobytes), '100 KB'),
    row('JavaScript gzip trasferito, elenco visibile', kilobytes(ui.list.kilobytes), '180 KB'),
    row('elenco visibile, cache vuota', times(ui.list.cold, { digits: 0 }), '300 ms, mai dopo react-admin'),
    row('elenco visibile, cache piena', times(ui.list.warm, { digits: 0 }), '150 ms, mai dopo react-admin'),
    row(
      'dal primo clic di tutti al titolo modificabile, l’elenco appena apparso',
      times(ui.firstEditor.cold, { digits: 0 }),
    ),
    row(
      'dal primo clic di tutti al titolo modificabile, l’elenco a riposo da 4 s',
      times(ui.firstEditor.rested, { digits: 0 }),
      '1,5 × i successivi',
    ),
    row('dal clic al titolo modificabile', times(ui.editor, { digits: 0 }), '80 ms'),
    row('thread principale per tasto nel titolo, tutto aperto', times(ui.key), '7 ms'),
    row('memoria JavaScript, elenco', megabytes(ui.heap.list, { digits: 1 }), '8 MB'),
    row('memoria JavaScript, editor', megabytes(ui.heap.editor, { digits: 1 }), '14 MB'),
    row('palette, fino alla prima riga', times(ui.palette), '50 ms'),
  ];
}

function matchingRows(matching) {
  if (matching === undefined) return [];
  const rows = `palette con ${number(matching.rows, 0)} righe`;
  return [
    row(`${rows}: processore per tasto, anche con errori di battitura`, times(matching.key), '50 ms'),
    row(`${rows}: processore per aprirla`, times(matching.opened)),
  ];
}

/** A key: all that the main thread does, and the scripts of it. */
const keyFigures = ({ script, all }) => [times(all), times(script, { label: 'script' })];

function eventRows(event) {
  if (event === undefined) return [];
  return [
    row(
      'evento pieno (10 luoghi, 200 giorni, 10 immagini, due lingue): dai dati ai campi modificabili',
      times(event.opening, { digits: 0 }),
      '400 ms',
    ),
    ...Object.entries(event.keys).map(([name, key]) =>
      row(`evento pieno: un tasto, ${name}`, keyFigures(key), '10 ms'),
    ),
  ];
}

function entriesRows(entries) {
  if (entries === undefined) return [];
  const { stops, opening, keys, heap, saves } = entries;
  const name = `Via Emilia con ${stops} tappe piene`;
  return [
    row(`${name}: dai dati ai campi modificabili`, times(opening, { digits: 0 }), '300 ms'),
    ...Object.entries(keys).map(([place, key]) =>
      row(`${name}: un tasto, ${place}`, [...keyFigures(key), figure(key.redraws, 'ridisegni')], '10 ms, 1 ridisegno'),
    ),
    row(`${name}: memoria JavaScript`, megabytes(heap, { digits: 1 }), '30 MB'),
    row(
      `${name}: un salvataggio`,
      [
        times(saves),
        milliseconds(saves.first, { label: 'processore del server', digits: 1 }),
        milliseconds(saves.all, { label: 'con il database', digits: 1 }),
      ],
      'server 20 ms',
    ),
  ];
}

function localityRows(locality) {
  if (locality === undefined) return [];
  const { opening, chapters } = locality;
  return [
    row('news: dai dati ai campi modificabili', times(opening.news, { digits: 0 })),
    row(
      'località con dodici capitoli in due lingue: dai dati ai campi modificabili',
      times(opening.locality, { digits: 0 }),
      'news + 20 ms',
    ),
    row('località: tutti i capitoli aperti insieme', times(chapters, { digits: 0 })),
  ];
}

function treeScreenRows(screen) {
  if (screen === undefined) return [];
  const { nodes, opening, moving, quick, orders } = screen;
  const name = `albero di ${number(nodes, 0)} categorie`;
  return [
    row(`${name}: dai dati alle voci`, times(opening, { digits: 0 }), '150 ms'),
    row(`${name}: da un tasto che sposta al disegno`, times(moving), 'un fotogramma'),
    row(`${name}: ordini inviati per ${quick} spostamenti di seguito`, figure(orders, 'ordini', { digits: 0 }), '1'),
  ];
}

function reviewRows(review) {
  if (review === undefined) return [];
  const { rows, slow, choosing, moving } = review;
  const name = `${rows} attività da valutare, il server a ${slow} ms`;
  return [
    row(`${name}: da una cifra al disegno`, times(choosing), '16 ms'),
    row(`${name}: da una freccia al disegno`, times(moving), '16 ms'),
  ];
}

const killRow = (engine, { times: rounds, saves, lost, slowest }) =>
  row(
    `${ENGINE_NAMES[engine]}: salvataggi confermati e poi persi con ${rounds} SIGKILL`,
    [
      figure(lost.length, 'persi', { digits: 0, noise: 0 }),
      figure(saves, 'confermati', { digits: 0, isInformation: true }),
      seconds(slowest / 1000, { label: 'avvio successivo al massimo' }),
    ],
    '0 persi',
  );

/** The floors and peers, measured in the same run: what the same work costs where nothing else is done. */
function floorRows(floor) {
  if (floor === undefined) return [];
  const names = { read: 'lettura di una news', update: 'salvataggio di una news', page1: 'elenco, pagina 1' };
  return [
    row('nudo (Fastify e pg soltanto): avvio fino alla prima risposta', times(floor.start, { digits: 0 })),
    ...Object.entries(floor.calls).map(([name, measured]) =>
      row(`nudo (Fastify e pg soltanto): ${names[name]}`, callFigures(measured)),
    ),
  ];
}

function peerRows(peers = {}) {
  return Object.entries(peers).flatMap(([name, { cold, warm, kilobytes: size }]) => [
    row(`${name}: elenco visibile, cache vuota`, times(cold, { digits: 0 })),
    row(`${name}: elenco visibile, cache piena`, times(warm, { digits: 0 })),
    row(`${name}: JavaScript gzip trasferito, elenco visibile`, kilobytes(size)),
  ]);
}

function importRows(imports) {
  if (imports === undefined) return [];
  const { few, many, again, page1, page1000, word, town } = imports;
  const memory = ({ memory: value }, label) => megabytes(value, { label });
  const name = `PostgreSQL: ${number(many.count, 0)} attività di altri`;
  return [
    row(`${name}, importarle`, seconds(many.milliseconds / 1000), '60 s'),
    row(`${name}, importarle di nuovo`, seconds(again.milliseconds / 1000)),
    row(
      `${name}, memoria dell’importazione`,
      [memory(many, 'al più'), memory(few, `con ${number(few.count, 0)}`)],
      'la stessa',
    ),
    row(`${name}, pagina 1`, times(page1)),
    row(`${name}, pagina 1.000`, times(page1000)),
    row(`${name}, con due parole`, times(word)),
    row(`${name}, di un comune`, times(town)),
  ];
}

/** The rows of everything that was measured. */
export function rowsOf({ bundle, atlas, matching, engines, mixed, imports, kills }) {
  return [
    ...bundleRows(bundle),
    ...atlasRows(atlas),
    ...matchingRows(matching),
    ...floorRows(engines.postgres?.floor),
    ...Object.entries(engines).flatMap(([engine, { start, calls, media, accounts, days, trees }]) => [
      ...startRows(engine, start),
      ...callRows(engine, calls),
      ...mediaRows(engine, media),
      ...accountRows(engine, accounts),
      ...daysRows(engine, days),
      ...treeRows(engine, trees),
    ]),
    ...Object.entries(mixed).flatMap(([engine, types]) => mixedRows(engine, types)),
    ...importRows(imports),
    ...pickerRows(engines.pglite?.picker),
    ...peerRows(engines.pglite?.ui?.peers),
    ...uiRows(engines.pglite?.ui),
    ...eventRows(engines.pglite?.event),
    ...entriesRows(engines.pglite?.entries),
    ...localityRows(engines.pglite?.locality),
    ...treeScreenRows(engines.pglite?.treeScreen),
    ...reviewRows(engines.pglite?.review),
    ...Object.entries(kills).map(([engine, figures]) => killRow(engine, figures)),
  ];
}
