import * as z from 'zod/mini';
import { contentLanguagesSchema, defaultLanguages } from './languages';

const demoUserSchema = z.object({ username: z.string(), password: z.string(), role: z._default(z.string(), '') });

/** A user whose password is public; `role` is its title. */
export type DemoUserSignIn = z.infer<typeof demoUserSchema>;

/**
 * What a site sets in `config.json` beside `index.html`, read at start and never built in. Every key has a default.
 * Source: contract, 'Ground rules'; default languages: document 2, section 9.
 */
export const siteConfigSchema = z.object({
  apiBase: z._default(z.string().check(z.minLength(1)), '/api/v1'),
  contentLanguages: z._default(contentLanguagesSchema, defaultLanguages),
  geocoder: z._default(z.object({ url: z._default(z.string(), ''), key: z._default(z.string(), '') }), {
    url: '',
    key: '',
  }),
  tiles: z._default(z.object({ url: z._default(z.string(), ''), attribution: z._default(z.string(), '') }), {
    url: '',
    attribution: '',
  }),
  agency: z._default(z.object({ name: z._default(z.string(), ''), url: z._default(z.string(), '') }), {
    name: '',
    url: '',
  }),
  shopUrl: z._default(z.string(), ''),
  /** Offered on the sign-in page; our server names them in demo mode only. */
  demoUsers: z._default(z.array(demoUserSchema), []),
  /** Where a map opens when an address has no coordinates. Default: document 2, section 9. */
  mapCentre: z._default(z.object({ lat: z.number(), lng: z.number() }), { lat: 47.41, lng: -1.22 }),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
