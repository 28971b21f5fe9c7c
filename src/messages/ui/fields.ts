import { formatCount } from '../numbers';
/** Texts of the editor's fields. Sources: document 1, sections 2 and 5; document 2, sections 3, 5, 6 and 8. */
export const fieldTexts = {
  slugFromTitle: 'Genera dal titolo',
  dateTime: {
    format: 'GG/MM/AAAA HH:MM:SS',
    now: 'Adesso',
  },
  author: { placeholder: 'Cerca un autore', unknown: (id: number) => `Utente n. ${id}` },
  status: { barred: 'non consentito', unknown: (id: number) => `Stato n. ${id}` },
  tags: {
    placeholder: 'Cerca un tag',
    refusal: 'Per aggiungere tag serve il permesso «Scegliere i tag di un contenuto»: chiedilo a un amministratore',
    unknown: (id: number) => `Tag n. ${id}`,
  },
  full: (limit: number) => `Sono già ${formatCount(limit)}, il massimo: togline una per sceglierne un’altra`,
  categories: { placeholder: 'Cerca una voce', unknown: (id: number) => `Voce n. ${id}` },
  municipalities: { placeholder: 'Scrivi il nome di un comune', unknown: (id: number) => `Comune n. ${id}` },
  provinces: { placeholder: 'Scrivi il nome di una provincia', unknown: (id: number) => `Provincia n. ${id}` },
  contents: {
    placeholders: {
      iat: 'Inizia a digitare il nome di uno IAT',
      localita: 'Inizia a digitare il nome di una località',
      luoghi: 'Inizia a digitare il nome di un luogo',
      event: 'Inizia a digitare il titolo di un evento',
      operatori: 'Inizia a digitare il nome di un operatore',
    } as Readonly<Record<string, string>>,
    placeholder: 'Inizia a digitare il titolo',
    unknown: (id: number) => `N. ${id}`,
    numbered: (name: string, id: number) => `${name} (n. ${id})`,
    missing: (ids: readonly number[]) =>
      ids.length === 1
        ? `Il contenuto n. ${ids[0]} non si trova più: forse è stato eliminato. Toglilo e, se serve, scegline un altro.`
        : `I contenuti n. ${ids.join(', ')} non si trovano più: forse sono stati eliminati. Toglili e, se serve, scegline altri.`,
    /** Beside a choice that the user may not see. */
    withheld: 'C’è una scelta che non puoi vedere: resta com’è finché non la togli.',
    notSearchable: (abilities: readonly string[]) =>
      `Per cercare qui serve il permesso ${abilities.map((name) => `«${name}»`).join(' o ')}: chiedilo a un amministratore`,
    unsearchable: 'Questo server non permette di cercare questi contenuti',
  },
  select: { none: 'Nessuna scelta' },
  choice: {
    placeholder: 'Cerca una voce',
    /** Of a value that the list does not name, and of one that it has no more. */
    unnamed: (field: string, value: string) => `${field} ${/^\d+$/.test(value) ? `n. ${value}` : value}`,
    gone: (name: string) => `${name}, non più disponibile`,
    absent: {
      templates:
        'Questo server non dice quali modelli ci sono: quello della scheda resta com’è e per il resto si può salvare',
    },
  },
  address: {
    city: 'Città',
    postcode: (code: string) => `CAP ${code}`,
    street: 'Indirizzo',
    number: 'Numero',
    latitude: 'Latitudine',
    longitude: 'Longitudine',
    locate: 'Calcola coordinate',
    located: (lat: number, lng: number) => `Coordinate trovate: ${lat}, ${lng}`,
    doubt: {
      exchanged: 'Latitudine e longitudine sembrano scambiate',
      far: (kilometres: number, city: string) =>
        `Il punto è a ${formatCount(kilometres)} km da ${city}: controlla le coordinate o la città`,
    },
    swap: 'Scambia',
    byHand: 'Scrivi le coordinate, oppure metti il segnaposto sulla mappa.',
    takePosition: (place: string) => `Usa la posizione di ${place}`,
    unplaced: 'Non è ancora sulla mappa: per pubblicare calcola le coordinate, scrivile o metti il segnaposto',
    remove: 'Togli indirizzo',
    removeQuestion: "Confermi la rimozione dell'elemento?",
    nothing: 'Non c’è nessun indirizzo da togliere',
  },
  map: {
    label: 'Mappa',
    loading: 'Caricamento della mappa…',
    failed: 'La mappa non si è caricata: scrivi le coordinate a mano, oppure riprova.',
    retry: 'Riprova',
    keys: 'Segnaposto: frecce per spostarlo, con Maiusc a passi lunghi. Mappa: frecce per scorrerla, Invio per mettere il segnaposto al centro. + e − per lo zoom, Inizio per centrare la mappa sul segnaposto, Esc per uscire.',
    marker: (lat: number, lng: number) => `Segnaposto a ${lat}, ${lng}`,
    place: 'Metti il segnaposto al centro della mappa',
    moved: (lat: number, lng: number) => `Segnaposto spostato a ${lat}, ${lng}`,
    centred: (lat: number, lng: number) => `Mappa centrata sul segnaposto a ${lat}, ${lng}`,
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    zoom: (level: number) => `Zoom ${level}`,
    tilesMissing: 'Lo sfondo della mappa non si è caricato: il segnaposto si può spostare lo stesso.',
    noTiles: 'Lo sfondo della mappa non è configurato: il segnaposto si può spostare lo stesso.',
  },
  readOnly: 'Campo di sola lettura',
} as const;
