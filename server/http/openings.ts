/** To whom a call is open that asks for no ability, and why that tells or changes nothing that is not theirs. */
interface OpeningReason {
  readonly to: 'everybody' | 'signedIn';
  readonly why: string;
}

/** Every reason for which a call asks for no ability. */
export const OPENINGS = {
  entering: { to: 'everybody', why: 'who signs in or has lost the password has no session yet' },
  service: { to: 'everybody', why: 'says whether the server lives and what it offers, nothing of what is stored' },
  files: { to: 'everybody', why: 'the portal shows them; the address of an uploaded one cannot be guessed' },
  pages: { to: 'everybody', why: 'what is published is on the portal; anything else needs the token of its address' },
  own: { to: 'signedIn', why: 'tells or changes what is the caller’s own: session, rights, profile' },
  lookups: {
    to: 'signedIn',
    why: 'what every form offers: territory, categories, tags, who and which desks there are',
  },
  figures: { to: 'signedIn', why: 'the dashboard of everybody: counts, and nothing by its name' },
  told: { to: 'signedIn', why: 'each is told what they may view, and of the rest what is published' },
} as const satisfies Readonly<Record<string, OpeningReason>>;

export type Opening = keyof typeof OPENINGS;
