import { others } from '../numbers';
/** The roles section by section. */
export const rightsTexts = {
  titles: {
    section: 'CHI PUÒ',
    list: 'Chi può fare che cosa',
    one: 'permesso',
    many: 'permessi',
    words: ['sezione per ruolo', 'chi pubblica', 'autorizzazioni', 'diritti', 'abilitazioni'],
  },
  absence: 'Questo server non dice chi può fare che cosa: i permessi si leggono nella pagina di ogni ruolo.',
  filters: { section: 'Sezione', action: 'Che cosa' },
  columns: { section: 'Sezione', role: 'Ruolo', actions: 'Può', users: 'Chi' },
  actionWords: {
    view: ['vedere', 'leggere'],
    create: ['creare', 'inserire', 'aggiungere'],
    edit: ['modificare', 'cambiare', 'correggere'],
    delete: ['cancellare', 'eliminare'],
    publish: ['pubblicare', 'approvare'],
  },
  show: 'Apri il ruolo',
  barred: { list: 'elenco chiuso a questo ruolo', item: 'schede chiuse a questo ruolo' },
  nobody: 'Nessun utente',
  others: (count: number) => `e ${others(count)}`,
  inactive: 'non attivo',
} as const;
