/**
 * SQL that sorts by a column of language codes: the site's in their order, others behind them. Takes the placeholder of
 * the site's languages.
 */
export const languageOrder = (languages: string, column = 't.lang'): string =>
  `array_position(${languages}::text[], ${column}), ${column}`;
