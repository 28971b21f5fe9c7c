/** What a table is for, and its columns whose names do not say it, in Italian. */
export interface TableMeaning {
  readonly text: string;
  readonly columns?: Readonly<Record<string, string>>;
}

/** Tables that are about the same. */
export interface SchemaPart {
  readonly title: string;
  readonly text: string;
  readonly tables: Readonly<Record<string, TableMeaning>>;
}

/** Columns that mean the same wherever they are. */
export const COMMON_COLUMNS: Readonly<Record<string, string>> = {
  created_by: 'chi l’ha creato',
  updated_at: 'ultimo salvataggio: la versione da cui deve partire il prossimo',
  updated_by: 'chi l’ha salvato per ultimo',
  folded: 'il testo in cui cerca la ricerca, senza accenti né maiuscole',
  lang: 'lingua, due lettere',
  area: 'tipo, come nelle chiamate: news, event …',
  position: 'posto nell’elenco, da 1 o da 0',
  gone_since: 'da quando la fonte non l’ha più',
  imported_at: 'ultima importazione che l’ha toccata',
  content_hash: 'impronta di ciò che è stato importato',
};

export const SCHEMA_PARTS: readonly SchemaPart[] = [
  {
    title: 'Persone e accessi',
    text: 'Chi entra, con quale ruolo e da quale redazione.',
    tables: {
      users: {
        text: 'Gli utenti.',
        columns: {
          username: 'nome utente, unico senza badare alle maiuscole',
          company: 'ente o azienda',
          password_hash: 'Argon2id',
          initial_password_hash: 'la password data da altri: finché è questa, al primo accesso va cambiata',
          public_password: 'la password pubblica di un utente dimostrativo, finché apre',
          active: 'se può entrare',
        },
      },
      roles: { text: 'I ruoli.', columns: { name: 'nome per il programma', title: 'nome che si legge' } },
      role_abilities: {
        text: 'Che cosa può fare ogni ruolo.',
        columns: { ability: 'permesso, per esempio news-edit' },
      },
      desks: {
        text: 'Le redazioni.',
        columns: { url_it: 'indirizzo nel portale, in italiano', url_en: 'in inglese', url_de: 'in tedesco' },
      },
      desk_municipalities: { text: 'I comuni di una redazione.' },
      user_destinations: { text: 'Le destinazioni di un utente: categorie del gruppo 2.' },
      sessions: {
        text: 'Gli accessi aperti.',
        columns: {
          token_hash: 'impronta del gettone: il gettone non è scritto da nessuna parte',
          last_used_at: 'ultimo uso, con un minuto di ritardo al più',
          user_agent: 'il browser con cui si è entrati',
          address: 'indirizzo dell’ultimo uso',
        },
      },
      sign_in_attempts: {
        text: 'Accessi falliti: rallentano chi prova password.',
        columns: { key: 'impronta di nome e rete', blocked_until: 'fino a quando si aspetta' },
      },
      known_networks: {
        text: 'Reti da cui un utente è già entrato.',
        columns: { key: 'impronta di utente e rete' },
      },
      password_resets: {
        text: 'Il codice con cui un utente sceglie una nuova password, uno al più.',
        columns: { code_hash: 'impronta del codice, che sta solo nell’email' },
      },
      access_version: { text: 'Una riga: cresce quando cambia chi può fare che cosa.' },
    },
  },
  {
    title: 'Contenuti',
    text: 'Tutti i tipi di contenuto stanno nelle stesse tabelle; che cosa ha ogni tipo lo dicono le sue dichiarazioni.',
    tables: {
      contents: {
        text: 'Una riga per contenuto, e una per ogni bozza di revisione.',
        columns: {
          shared: 'i campi comuni alle lingue che non hanno una tabella',
          sort_title: 'titolo con cui si ordina',
          sort_date: 'data con cui si ordina',
          sort_province: 'provincia e comune del primo indirizzo, per ordinare',
          sort_city: 'comune del primo indirizzo, per ordinare',
          revision_of: 'il contenuto di cui questa riga è la bozza di revisione',
          revision_base: 'com’era il contenuto quando la bozza è cominciata',
          days: 'i giorni in cui accade, per gli eventi',
          place_keys: 'ciò che distingue i luoghi in cui accade, per trovare le sovrapposizioni',
        },
      },
      translations: {
        text: 'Una riga per lingua di un contenuto.',
        columns: {
          status: 'stato: bozza, in validazione, pubblicato …',
          author_id: 'autore',
          pub_date: 'data di pubblicazione, ora di Roma',
          body: 'i campi della lingua che non hanno una colonna',
          slug: 'ultima parte dell’indirizzo nel portale',
          revision_of: 'come in contents',
          item_id: 'il contenuto a cui la lingua appartiene, anche quando è di una bozza',
          entry_titles: 'i titoli delle parti, per esempio delle tappe: la ricerca trova anche questi',
        },
      },
      content_categories: {
        text: 'Le categorie e i tag scelti, campo per campo.',
        columns: { lang: 'lingua; vuota per un campo comune', field: 'percorso del campo' },
      },
      content_municipalities: {
        text: 'I comuni di un contenuto.',
        columns: { is_chosen: 'se è scelto in un campo; altrimenti è dove sta un indirizzo' },
      },
      content_links: {
        text: 'I contenuti a cui un contenuto rimanda: un contenuto a cui si rimanda non si elimina.',
        columns: { lang: 'lingua; vuota per un campo comune', field: 'percorso del campo' },
      },
      content_files: {
        text: 'Le immagini e i file che un contenuto mostra o a cui rimanda: un file in uso non si elimina.',
        columns: {
          lang: 'lingua; vuota per un campo comune',
          field: 'percorso del campo',
          is_primary: 'se è la copertina',
          description: 'testo alternativo per quest’uso; senza, quello del file',
        },
      },
      place_links: {
        text: 'I luoghi a cui un contenuto rimanda.',
        columns: { lang: 'lingua; vuota per un campo comune', field: 'percorso del campo' },
      },
      featured_events: { text: 'Gli eventi in evidenza, o che lo sono stati.' },
      templates: { text: 'I modelli di pagina fra cui si sceglie.' },
      area_versions: {
        text: 'Di ogni tipo quanti contenuti ha e una versione che cresce a ogni scrittura.',
        columns: { total: 'quanti sono, senza le bozze di revisione' },
      },
      search_words: { text: 'Le parole dei titoli: con queste si corregge una parola scritta male.' },
    },
  },
  {
    title: 'Territorio e categorie',
    text: 'Gli elenchi da cui contenuti, luoghi e utenti scelgono.',
    tables: {
      provinces: { text: 'Le province.', columns: { short: 'sigla', destination_id: 'la destinazione turistica' } },
      municipalities: {
        text: 'I comuni.',
        columns: { city: 'nome', istat: 'codice ISTAT', zip_code: 'CAP', lat: 'latitudine', lng: 'longitudine' },
      },
      categories: {
        text: 'Gli alberi di categorie e i tag.',
        columns: {
          main: 'gruppo: 2 destinazioni, 8 licenze, 9 versioni di licenza, 14 tag …',
          parent_id: 'la categoria che la contiene',
          cover_id: 'immagine',
        },
      },
      category_contents: { text: 'I testi di una categoria, lingua per lingua.' },
      reference_data: { text: 'Quali parti dei dati del prodotto sono state scritte: ognuna una volta sola.' },
    },
  },
  {
    title: 'Media',
    text: 'I file caricati: qui i loro dati, i byte nella cartella dei dati o nel bucket S3.',
    tables: {
      files: {
        text: 'Immagini, file e allegati.',
        columns: {
          area: 'images, files o attachments',
          key: 'nome casuale nell’archivio e nell’indirizzo',
          mime: 'tipo',
          size: 'byte',
          license_id: 'licenza: categoria del gruppo 8',
          version_id: 'versione della licenza: categoria del gruppo 9',
          openlibrary: 'se sta nella raccolta aperta a tutti',
          parent: 'per che cosa è stato caricato',
          notes: 'che cosa nel file ostacola chi lo legge: [{code, …}]',
        },
      },
      stray_files: { text: 'File nell’archivio che non sono, o non sono più, di nessuno: si tolgono da sé.' },
    },
  },
  {
    title: 'Luoghi, attività, redirect',
    text: 'Ciò che non è un contenuto ma si compila e si elenca.',
    tables: {
      place_types: {
        text: 'Le raccolte di luoghi.',
        columns: { code: 'parte dell’indirizzo: nasce dal primo titolo e non cambia più' },
      },
      places: {
        text: 'I luoghi di una raccolta.',
        columns: {
          area: 'sempre luoghi',
          locality_id: 'la località, un contenuto',
          location: 'indirizzo e posizione',
          sort_city: 'provincia e comune, per ordinare',
          status: '1 pubblicato',
        },
      },
      reviewed_activities: {
        text: 'Le attività di altri importate da valutare.',
        columns: {
          area: 'sempre reviewed',
          outside_id: 'id della fonte',
          entry: 'ciò che la scheda mostra oltre a titolo e testo',
          status: 'la scelta: da valutare, mi interessa, non mi interessa, copiata',
          changed: 'se è cambiata dopo la scelta',
        },
      },
      bookable_activities: {
        text: 'Le attività del negozio, con i suoi id.',
        columns: { area: 'sempre bookable', sort_date: 'il giorno con cui si ordina: chi non ne ha sta in fondo' },
      },
      redirects: {
        text: 'Le regole di redirect.',
        columns: {
          area: 'sempre redirect',
          old_key: 'il vecchio indirizzo ridotto all’essenziale, comunque sia scritto',
          new_key: 'lo stesso di quello nuovo',
          code: '301, 302 o 410',
        },
      },
    },
  },
  {
    title: 'Registro e servizio',
    text: 'Che cosa è stato fatto, e ciò che serve al programma.',
    tables: {
      audit: {
        text: 'Il registro: chi ha fatto che cosa e quando. Le righe non si cambiano; si tolgono solo le più vecchie, quando sono in un file.',
        columns: {
          user_id: 'chi: resta anche quando l’utente non c’è più',
          username: 'come si chiamava',
          entity: 'tipo di ciò che è stato toccato',
          entity_id: 'quale',
          details: 'campi cambiati, prima e dopo',
        },
      },
      first_steps: {
        text: 'Che cosa un amministratore ha rimandato o verificato dei primi passi di un sito.',
        columns: {
          state: 'rimandato o verificato',
          about: 'che cosa è stato verificato, per esempio il server di posta',
        },
      },
      register_files: {
        text: 'I file in cui sono state spostate le righe più vecchie del registro.',
        columns: {
          first_id: 'prima riga del file',
          last_id: 'ultima riga del file',
          row_count: 'quante righe ha',
          checksum: 'SHA-256 delle righe, non compresse',
        },
      },
      settings: {
        text: 'Le impostazioni del sito che si cambiano dal back office.',
        columns: { section: 'pagina delle impostazioni', data: 'i suoi campi' },
      },
      idempotency_keys: {
        text: 'Le risposte già date a una richiesta ripetuta: non si crea due volte.',
        columns: { key: 'chiave scelta dal client' },
      },
      secrets: { text: 'Chiavi casuali di questa base dati, per esempio quella che firma le anteprime.' },
      readiness: { text: 'Una riga che si scrive per sapere se la base dati è scrivibile.' },
      migrations: {
        text: 'Le migrazioni applicate.',
        columns: { checksum: 'SHA-256 del file: una migrazione applicata non cambia più' },
      },
    },
  },
];
