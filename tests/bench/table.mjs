// The figures as one Markdown table, each beside its goal.

const ENGINE_NAMES = { pglite: 'PGlite', postgres: 'PostgreSQL' };
/** Source: the issue on the keyboard, point 1. */
const SEARCH = { pglite: '150 ms', postgres: '150 ms' };
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
  read: { name: 'lettura di una news', goal: { pglite: '1 ms', postgres: '1 ms' } },
  update: { name: 'salvataggio di una news', goal: { pglite: '2 ms', postgres: '2 ms' } },
};

const SORTS = { title: 'titolo', province: 'provincia', city: 'comune' };

const number = (value, digits = 1) =>
  value.toLocaleString('it-IT', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const times = ({ p50, p95 }) => `${number(p50)} / ${number(p95)} ms`;
const kilobytes = (value) => `${number(value, 0)} KB`;

function bundleRows(bundle) {
  if (bundle === undefined) return [];
  const row = (name, { kilobytes: size, files }, goal) => [name, `${kilobytes(size)} in ${files} file`, goal];
  return [
    row('JavaScript gzip, accesso', bundle.login, '125 KB'),
    row('JavaScript gzip, elenco', bundle.list, '180 KB'),
    row('JavaScript gzip, editor col titolo modificabile', bundle.editor, '200 KB'),
    row('JavaScript gzip, editor col testo formattato', bundle.richText, '340 KB'),
  ];
}

function atlasRows(atlas) {
  if (atlas === undefined) return [];
  const seconds = (value) => `${number(value / 1000)} s`;
  const { count, built, opened, searched, walked, all } = atlas;
  return [
    [
      `atlante di ${count} macchine: costruirlo, aprirlo, cercarvi, andare all’ultimo percorso di ognuna`,
      `${seconds(all)} (${[built, opened, searched, walked].map(seconds).join(', ')})`,
      '10 s',
    ],
  ];
}

function startRows(engine, start) {
  if (start === undefined) return [];
  const goal = engine === 'postgres' ? ['0,5 s', '120 MB'] : ['', ''];
  return [
    [`${ENGINE_NAMES[engine]}: avvio fino alla prima risposta, p50 / p95`, times(start), goal[0]],
    [`${ENGINE_NAMES[engine]}: memoria a riposo`, `${number(start.idle, 0)} MB`, goal[1]],
  ];
}

function callRows(engine, calls) {
  if (calls === undefined) return [];
  const rows = Object.entries(calls.measured).map(([name, { one, many, spent }]) => {
    const database = spent.database === 0 ? '' : ` + ${number(spent.database, 2)} database`;
    return [
      `${ENGINE_NAMES[engine]}: ${CALLS[name].name}`,
      `${times(one)}; 32 connessioni: ${number(many.perSecond, 0)}/s, ${number(many.p50, 0)} / ${number(many.p97, 0)} ms; CPU ${number(spent.server, 2)} ms${database}`,
      CALLS[name].goal[engine] ?? '',
    ];
  });
  return [...rows, [`${ENGINE_NAMES[engine]}: memoria sotto carico`, `${number(calls.busy, 0)} MB`, '']];
}

function mediaRows(engine, media) {
  if (media === undefined) return [];
  const { uploads, images, first, last, word, thumbnail } = media;
  const name = ENGINE_NAMES[engine];
  const many = `${number(images, 0)} immagini`;
  return [
    [
      `${name}: memoria in più con 10 caricamenti di 100 MB`,
      `${number(uploads.growth, 0)} MB (${number(uploads.seconds)} s)`,
      '64 MB',
    ],
    [`${name}: ${many}, prima pagina`, times(first), ''],
    [`${name}: ${many}, ultima pagina`, times(last), ''],
    [`${name}: ${many}, ricerca`, times(word), ''],
    [`${name}: una miniatura`, times(thumbnail), ''],
  ];
}

function accountRows(engine, accounts) {
  if (accounts === undefined) return [];
  const { check, users, first, last, word, exported, reassigned } = accounts;
  const name = ENGINE_NAMES[engine];
  const many = `${number(users, 0)} utenti`;
  const database = check.database === 0 ? '' : ` + ${number(check.database, 2)} database`;
  return [
    [`${name}: controllo dei permessi, CPU di una chiamata`, `${number(check.server, 2)} ms${database}`, '1 ms'],
    [`${name}: ${many}, prima pagina`, times(first), ''],
    [`${name}: ${many}, ultima pagina per cognome`, times(last), ''],
    [`${name}: ${many}, ricerca`, times(word), ''],
    [
      `${name}: esportazione di ${number(exported.rows, 0)} utenti`,
      `${number(exported.milliseconds, 0)} ms, ${number(exported.growth, 0)} MB in più`,
      '',
    ],
    [
      `${name}: cancellazione di chi ha ${number(reassigned.contents, 0)} contenuti, riassegnati`,
      `${number(reassigned.milliseconds / 1000)} s; CPU ${number(reassigned.processor / 1000)} s`,
      engine === 'postgres' ? '3 s ogni 10.000' : '',
    ],
  ];
}

function treeRows(engine, trees) {
  if (trees === undefined) return [];
  const { nodes, level, read, order, removed } = trees;
  const name = ENGINE_NAMES[engine];
  return [
    [`${name}: albero di ${number(nodes, 0)} categorie`, times(read), '150 ms con la pagina'],
    [`${name}: ordine di ${number(level, 0)} categorie`, times(order), ''],
    [
      `${name}: cancellazione di un tematismo di ${number(removed.contents, 0)} contenuti`,
      `${number(removed.milliseconds / 1000)} s; una lista intanto al più ${number(removed.longest, 0)} ms`,
      engine === 'postgres' ? '3 s ogni 10.000' : '',
    ],
  ];
}

function daysRows(engine, days) {
  if (days === undefined) return [];
  const many = `${ENGINE_NAMES[engine]}: ${number(days.events, 0)} eventi`;
  return [
    [`${many}, quelli di un giorno (oggi ${number(days.ofToday, 0)})`, times(days.day), ''],
    [`${many}, quelli di un mese`, times(days.month), ''],
    [`${many}, che cosa si sovrappone in un mese`, times(days.overlaps), ''],
  ];
}

function mixedRows(engine, types) {
  return Object.entries(types).flatMap(([type, { total, first, deep, sorted, narrowed, word, read }]) => {
    const name = `${ENGINE_NAMES[engine]}: ${type} (${number(total, 0)} fra tutti i tipi)`;
    return [
      [`${name}, prime pagine; pagine oltre la metà`, `${times(first)}; ${times(deep)}`, '5 ms'],
      ...Object.entries(sorted).map(([sort, { first: start, deep: rest }]) => [
        `${name}, per ${SORTS[sort]}: prime pagine; oltre la metà`,
        `${times(start)}; ${times(rest)}`,
        '',
      ]),
      [`${name}, di una provincia o di un target; con una parola`, `${times(narrowed)}; ${times(word)}`, ''],
      [`${name}, una scheda`, times(read), '1 ms'],
    ];
  });
}

function pickerRows(picker) {
  if (picker === undefined) return [];
  const tasks = ({ count, longest }) => `${count} (il più lungo ${number(longest, 0)} ms)`;
  const { opened, loading, scrolling } = picker;
  return [
    ['picker: dal pulsante alle miniature in vista, p50 / p95', times(opened), '300 ms'],
    [`picker: compiti oltre 50 ms scorrendo tutte le immagini (${scrolling.frames} fotogrammi)`, tasks(scrolling), '0'],
    ['picker: gli stessi in tempo di processore', tasks(scrolling.processor), '0'],
    ['picker: compiti oltre 50 ms caricandole tutte, pagina per pagina', tasks(loading), ''],
  ];
}

function uiRows(ui) {
  if (ui === undefined) return [];
  return [
    ['JavaScript gzip trasferito, accesso', kilobytes(ui.loginKilobytes), '125 KB'],
    ['JavaScript gzip trasferito, elenco visibile', kilobytes(ui.warm.kilobytes), '180 KB'],
    ['elenco visibile, cache vuota, p50 / p95', times(ui.cold), '160 ms'],
    ['elenco visibile, cache piena', times(ui.warm), '120 ms'],
    ['dal clic al titolo modificabile', times(ui.editor), '60 ms'],
    ['thread principale per tasto nel titolo, tutto aperto', times(ui.key), '7 ms'],
    ['memoria JavaScript, elenco', `${number(ui.heap.list)} MB`, '8 MB'],
    ['memoria JavaScript, editor', `${number(ui.heap.editor)} MB`, '14 MB'],
    ['palette, fino alla prima riga', times(ui.palette), '50 ms'],
  ];
}

function matchingRows(matching) {
  if (matching === undefined) return [];
  const rows = `palette con ${number(matching.rows, 0)} righe`;
  return [
    [`${rows}: processore per tasto, anche con errori di battitura, p50 / p95`, times(matching.key), '50 ms'],
    [`${rows}: processore per aprirla`, times(matching.opened), ''],
  ];
}

function eventRows(event) {
  if (event === undefined) return [];
  return [
    [
      'evento pieno (10 luoghi, 200 giorni, 10 immagini, due lingue): dai dati ai campi modificabili',
      times(event.opening),
      '400 ms',
    ],
    ...Object.entries(event.keys).map(([name, { script, all }]) => [
      `evento pieno: script per tasto, ${name}`,
      `${times(script)}; tutto il thread principale ${times(all)}`,
      'p95 16 ms',
    ]),
  ];
}

function entriesRows(entries) {
  if (entries === undefined) return [];
  const { stops, opening, keys, heap, saves } = entries;
  const name = `Via Emilia con ${stops} tappe piene`;
  return [
    [`${name}: dai dati ai campi modificabili`, times(opening), '300 ms'],
    ...Object.entries(keys).map(([place, { script, all, redraws }]) => [
      `${name}: script per tasto, ${place}`,
      `${times(script)}; tutto il thread principale ${times(all)}; ${number(redraws)} ridisegni`,
      'p95 16 ms, 1 ridisegno',
    ]),
    [`${name}: memoria JavaScript`, `${number(heap)} MB`, '30 MB'],
    [
      `${name}: un salvataggio`,
      `${times(saves)}; processore del server ${number(saves.first)} ms, con il database ${number(saves.all)} ms`,
      'server 20 ms',
    ],
  ];
}

function localityRows(locality) {
  if (locality === undefined) return [];
  const { opening, chapters } = locality;
  return [
    ['news: dai dati ai campi modificabili', times(opening.news), ''],
    [
      'località con dodici capitoli in due lingue: dai dati ai campi modificabili',
      times(opening.locality),
      'news + 20 ms',
    ],
    ['località: tutti i capitoli aperti insieme', times(chapters), ''],
  ];
}

function treeScreenRows(screen) {
  if (screen === undefined) return [];
  const { nodes, opening, moving, quick, orders } = screen;
  const name = `albero di ${number(nodes, 0)} categorie`;
  return [
    [`${name}: dai dati alle voci`, times(opening), '150 ms'],
    [`${name}: da un tasto che sposta al disegno`, times(moving), 'un fotogramma'],
    [`${name}: ordini inviati per ${quick} spostamenti di seguito`, number(orders, 0), '1'],
  ];
}

function killRow(engine, { times: rounds, saves, lost, slowest }) {
  const found = `${number(saves, 0)} salvataggi confermati, ${lost.length} persi; avvio successivo al massimo ${number(slowest / 1000)} s`;
  return [`${ENGINE_NAMES[engine]}: ${rounds} SIGKILL durante i salvataggi`, found, '0 persi'];
}

/** The Markdown of some figures. Takes how many contents there were, the number of processors and the day. */
export function tableOf({ bundle, atlas, matching, engines, mixed, kills, loads }, { count, processors, day }) {
  const rows = [
    ...bundleRows(bundle),
    ...atlasRows(atlas),
    ...matchingRows(matching),
    ...Object.entries(engines).flatMap(([engine, { start, calls, media, accounts, days, trees }]) => [
      ...startRows(engine, start),
      ...callRows(engine, calls),
      ...mediaRows(engine, media),
      ...accountRows(engine, accounts),
      ...daysRows(engine, days),
      ...treeRows(engine, trees),
    ]),
    ...Object.entries(mixed).flatMap(([engine, types]) => mixedRows(engine, types)),
    ...pickerRows(engines.pglite?.picker),
    ...uiRows(engines.pglite?.ui),
    ...eventRows(engines.pglite?.event),
    ...entriesRows(engines.pglite?.entries),
    ...localityRows(engines.pglite?.locality),
    ...treeScreenRows(engines.pglite?.treeScreen),
    ...Object.entries(kills).map(([engine, figures]) => killRow(engine, figures)),
  ];
  return [
    '# Misure',
    '',
    `${number(count, 0)} contenuti generati in due lingue, ${processors} processori, ${day}. I tempi sono p50 / p95 di una chiamata alla volta; a 32 connessioni p50 / p97,5. Carico della macchina (media di un minuto) prima, durante e dopo: ${loads.map((load) => number(load)).join(', ')}. Si ripetono con \`npm run bench\`.`,
    '',
    '| che cosa | misura | obiettivo |',
    '| --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}
