/** The part of a snapshot that a reason needs: whether the machine accepts an event now. */
interface Answering<Event> {
  can(event: Event): boolean;
}

/**
 * A machine's `reason`: why it refuses an event now, in Italian. Takes the function that words a refusal. Whether there
 * is one, `snapshot.can` alone decides, so `words` is called with refused events only and need not repeat the chart; it
 * gives null where no text is due, for an event that no user sends.
 */
export const defineReason =
  <Snapshot extends Answering<Event>, Event>(words: (snapshot: Snapshot, event: Event) => string | null) =>
  (snapshot: Snapshot, event: Event): string | null =>
    snapshot.can(event) ? null : words(snapshot, event);
