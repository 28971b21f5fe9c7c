/** A letter of its own for each language: the first of its code that no earlier language took. */
export function languageLetters(languages: readonly string[]): ReadonlyMap<string, string> {
  const usedLetters = new Set<string>();
  const letters = new Map<string, string>();
  for (const language of languages) {
    const letter = [...language].find((candidate) => !usedLetters.has(candidate));
    if (letter === undefined) continue;
    usedLetters.add(letter);
    letters.set(language, letter);
  }
  return letters;
}
