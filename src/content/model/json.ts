/** A JSON value, as it travels and as machines keep it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
