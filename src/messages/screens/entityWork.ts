/** What is said of actions on a found entity before their code, which has more to say, has come. */
export const entityWorkTexts = {
  copied: (link: string) => `Collegamento copiato: ${link}`,
  notCopied: (link: string) =>
    `Il browser non ha permesso di copiare: seleziona il collegamento e copialo a mano. ${link}`,
  notLoaded: 'L’azione non si è potuta caricare: controlla la rete e riprova',
} as const;
