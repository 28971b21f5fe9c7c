import type { Api } from './http/route';

/** A part of the API: registers its endpoints when the server is built. */
export type Feature = (api: Api) => void;
