import { counted } from '../numbers';

/** Texts of the featured events by their festive categories. Source: design, section 9. */
export const festivityTexts = {
  title: 'Festività',
  intro: 'Gli eventi in evidenza nelle loro categorie. Una scelta vale ovunque l’evento si trovi.',
  groups: 'Categorie',
  none: 'Senza categoria',
  noneHint: 'In evidenza, ma in nessuna categoria',
  unknown: 'categoria sconosciuta',
  count: (count: number) => counted(count, 'evento', 'eventi'),
  emptyGroups: (names: readonly string[]) => `Ancora vuote: ${names.join(', ')}`,
  loading: 'Gli eventi si caricano',
  empty: 'Nessun evento è in evidenza',
  emptyHint: 'Mettine in evidenza uno, o scegline le categorie, fra gli eventi in evidenza.',
  toList: 'Tutti gli eventi',
  retry: 'Riprova',
  open: 'Scegli le categorie dell’evento',
  commands: {
    next: 'Evento successivo',
    previous: 'Evento precedente',
    first: 'Primo evento',
    last: 'Ultimo evento',
    nextGroup: 'Categoria successiva',
    previousGroup: 'Categoria precedente',
    reload: 'Ricarica gli eventi',
    reloadWords: ['aggiorna', 'rileggi'],
  },
  refusals: {
    notLoaded: 'Gli eventi non sono ancora arrivati',
    noRows: 'Non c’è nessun evento',
    noGroup: 'Non c’è un’altra categoria con eventi',
  },
} as const;
