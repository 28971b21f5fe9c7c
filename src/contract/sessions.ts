import * as z from 'zod/mini';
import { envelope, idSchema, maybe, optionalText } from './common';
import { defineEndpoint } from './endpoint';

/** One of the caller's sessions. Never its token, nor anything made of it. */
export const ownSessionSchema = z.looseObject({
  id: idSchema,
  /** Browser and system, in Italian. */
  device: z.string(),
  /** Network address of the last use. */
  address: optionalText,
  /** Sign-in and last use, ISO 8601 UTC. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

const messageAnswer = envelope(maybe(z.looseObject({ message: optionalText })));

/** The one that asks, then the others, the last used first, 100 at most. Ours, beyond the spec: another server answers 404. */
export const listOwnSessions = defineEndpoint({
  id: 'sessions.list',
  method: 'GET',
  path: 'user/me/sessions',
  summary: 'Le proprie sessioni: questa, poi le altre dall’ultima usata',
  answer: envelope(z.array(ownSessionSchema)),
});

/** 404 for a session of somebody else, as for one that is over. */
export const endOwnSession = defineEndpoint({
  id: 'sessions.end',
  method: 'DELETE',
  path: 'user/me/sessions/:id',
  summary: 'Chiude una delle proprie sessioni',
  params: z.object({ id: idSchema }),
  answer: messageAnswer,
});

export const endOtherSessions = defineEndpoint({
  id: 'sessions.endOthers',
  method: 'DELETE',
  path: 'user/me/sessions/others',
  summary: 'Chiude le proprie sessioni, tranne quella che lo chiede',
  answer: messageAnswer,
});

/** 'Esci ovunque'. */
export const endAllSessions = defineEndpoint({
  id: 'sessions.endAll',
  method: 'DELETE',
  path: 'user/me/sessions',
  summary: 'Esce ovunque: chiude tutte le proprie sessioni, anche quella che lo chiede',
  answer: messageAnswer,
});
