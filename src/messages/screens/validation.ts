import { counted, formatCount } from '../numbers';
/** Texts of form validation. Source: document 1, section 5; document 2, section 5. */
export const validationTexts = {
  required: 'Campo richiesto',
  tooLong: (limit: number, actual: number) =>
    `Il testo supera il limite di ${counted(limit, 'carattere', 'caratteri')} (sono ${formatCount(actual)}): togline ${formatCount(actual - limit)}`,
  /** Of what is not written by hand, or not shown. */
  longest: (limit: number) => `Troppo lungo: al massimo ${counted(limit, 'carattere', 'caratteri')}`,
  tooMany: (limit: number, actual: number) =>
    `${limit === 1 ? 'Si può scegliere una sola voce' : `Si possono scegliere al massimo ${formatCount(limit)} voci`} (sono ${formatCount(actual)}): togline ${formatCount(actual - limit)}`,
  /** To the letter. Source: document 3, section 5. */
  tooManyFiles: (limit: number) => `Si possono allegare massimo ${formatCount(limit)} file`,
  advised: 'Manca: si può pubblicare anche senza, ma conviene compilarlo',
  tooNested: (depth: number) =>
    `Il testo ha più di ${counted(depth, 'elemento', 'elementi')} uno dentro l’altro: togli qualche rientro o incollalo senza formattazione`,
  tooManyElements: (elements: number) =>
    `Il testo ha più di ${counted(elements, 'elemento', 'elementi')}: dividilo o incollalo senza formattazione`,
  email: 'Email non valida: controlla che sia scritta come nome@dominio.it',
  url: 'URL non valida',
  ownUrl: 'URL non valida: scrivi un indirizzo che comincia con https://, o una pagina del portale che comincia con /',
  unsafe:
    'L’indirizzo comincia con http: i browser non mostrano in una pagina sicura ciò che arriva così. Prova con https',
  telephone: 'Numero non valido: scrivi solo cifre, spazi, punti e barre, con un + davanti se serve',
  dateTime: 'Data non valida: usa il formato GG/MM/AAAA HH:MM:SS',
  coordinates: "Per pubblicare servono latitudine e longitudine: calcolale dall'indirizzo o scrivile",
  latitude: 'La latitudine è un numero da -90 a 90',
  longitude: 'La longitudine è un numero da -180 a 180',
  slug: 'Lo slug può contenere solo lettere minuscole, cifre e trattini',
} as const;
