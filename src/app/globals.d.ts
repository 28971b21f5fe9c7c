/** Version of this build, set by the bundler. */
declare const __PORTOLANO_VERSION__: string;
