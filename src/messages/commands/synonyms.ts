/**
 * Words that mean the same to who types a command: one of a group finds what is called by another. Each stands in one
 * form; gender, number and the infinitive follow by themselves.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['news', 'notizia', 'comunicato'],
  ['articolo', 'post', 'blog'],
  ['soggiorno', 'pacchetto', 'pernottamento', 'vacanza'],
  ['operatore', 'fornitore', 'struttura'],
  ['valle', 'vallata'],
  ['evidenza', 'vetrina'],
  ['evento', 'manifestazione', 'appuntamento', 'sagra'],
  ['elimina', 'cancella', 'rimuovi', 'togli'],
  ['nuovo', 'crea', 'aggiungi', 'inserisci', 'inserimento'],
  ['salva', 'registra', 'memorizza'],
  ['pubblica', 'approva'],
  ['modifica', 'cambia', 'correggi', 'scrivi'],
  ['apri', 'mostra', 'visualizza', 'vai'],
  ['cerca', 'trova', 'ricerca'],
  ['duplica', 'copia', 'clona'],
  ['anteprima', 'preview'],
  ['esci', 'logout', 'disconnetti'],
  ['chiudi', 'annulla'],
  ['elenco', 'lista'],
  ['immagine', 'foto', 'fotografia', 'media', 'galleria'],
  ['allegato', 'file', 'documento'],
  ['utente', 'persona', 'account', 'profilo'],
  ['ruolo', 'permesso', 'abilitazione'],
  ['redazione', 'ufficio', 'desk'],
  ['redirect', 'reindirizzamento', 'rinvio'],
  ['esporta', 'scarica', 'excel'],
  ['carica', 'upload'],
  ['dashboard', 'bacheca', 'home'],
  ['tasti', 'scorciatoie', 'tastiera'],
  ['aiuto', 'guida', 'help'],
  ['traduzione', 'lingua'],
  ['inglese', 'english'],
  ['italiano', 'italian'],
  ['validazione', 'approvazione', 'revisione'],
  ['indirizzo', 'mappa', 'luogo'],
  ['calendario', 'date', 'giorni'],
];

/** Words of a typed query that mean nothing by themselves: articles and prepositions, and what is left of elided ones. */
export const fillerWords: readonly string[] = [
  ...['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una', 'e', 'ed', 'd'],
  ...['di', 'del', 'dello', 'della', 'dei', 'degli', 'delle', 'dell'],
  ...['a', 'ad', 'al', 'allo', 'alla', 'ai', 'agli', 'alle', 'all'],
  ...['da', 'dal', 'dallo', 'dalla', 'dai', 'dagli', 'dalle', 'dall'],
  ...['in', 'nel', 'nello', 'nella', 'nei', 'negli', 'nelle', 'nell'],
  ...['su', 'sul', 'sullo', 'sulla', 'sui', 'sugli', 'sulle', 'sull', 'con', 'per', 'che', 'sono'],
];

/** What stands for the contents of every kind. */
export const contentWords: readonly string[] = ['contenuto', 'contenuti', 'scheda', 'schede'];
