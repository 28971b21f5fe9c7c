import fc from 'fast-check';

/** What properties draw is the same in every run, so that a change is judged by itself; another with `PORTOLANO_SEED=7`. */
fc.configureGlobal({ seed: Number(process.env.PORTOLANO_SEED ?? 20_261_128) });

export { fc };
