/**
 * Whether only the core runs: what tells within minutes that nothing broke, as `npm test` does. Otherwise everything runs,
 * with the second and third proof of the same thing: in `npm run test:all`, in CI, and for whoever starts a runner by hand.
 */
export const isCore = process.env.PORTOLANO_TESTS === 'core';

/** Content types on which the core proves what one engine does for all: an article, what happens at a time, a bare page. */
const CORE_TYPES = ['news', 'event', 'page'];

interface OfType {
  readonly area: string;
}

/** Whether the core proves on this content type what one engine does for all. */
export const isOfCore = ({ area }: OfType): boolean => CORE_TYPES.includes(area);

/** Whether what one engine does for all content types is proved on this one too. */
export const isProvedOn = (content: OfType): boolean => !isCore || isOfCore(content);
