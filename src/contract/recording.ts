import * as z from 'zod/mini';

/** The format of a recording; one that says more or something else has another number. */
export const RECORDING_VERSION = 1;

type RecordedState = string | { readonly [region: string]: RecordedState };

const stateSchema: z.ZodMiniType<RecordedState> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), stateSchema)]),
);

/** One event that a machine went through; `taken` names the transitions by their places. */
export const recordedEventSchema = z.strictObject({
  actor: z.int().check(z.positive()),
  machine: z.string(),
  at: z.iso.datetime(),
  event: z.string(),
  taken: z.array(z.string()),
  state: stateSchema,
  again: z.boolean(),
});

/** What a recording says beside its events. `page` is a pattern of the route table; null on a page that is none. */
export const recordingHeadSchema = z.object({
  build: z.string(),
  date: z.iso.datetime(),
  page: z.nullable(z.string()),
  browser: z.string(),
});

/** The file of 'Segnala un problema': what the machines went through last. Nothing else may be in it. */
export const recordingSchema = z.strictObject({
  portolano: z.literal('recording'),
  version: z.literal(RECORDING_VERSION),
  ...recordingHeadSchema.shape,
  events: z.array(recordedEventSchema),
});

export type RecordedEvent = z.infer<typeof recordedEventSchema>;
export type RecordingHead = z.infer<typeof recordingHeadSchema>;
export type Recording = z.infer<typeof recordingSchema>;
