/**
 * Whether only the core runs: what tells within minutes that nothing broke, as `npm test` does. Otherwise everything runs,
 * with the second and third proof of the same thing: in `npm run test:all`, in CI, and for whoever starts a runner by hand.
 */
export const isCore = process.env.PORTOLANO_TESTS === 'core';
