// Reads a trace of Chromium: what the page's main thread did for each key.

/** Process and thread of the page's main thread: the one that handled the keys. */
function mainThread(events) {
  const key = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  if (key === undefined) throw new Error('no key in the trace');
  return ({ pid, tid }) => pid === key.pid && tid === key.tid;
}

/**
 * Milliseconds of processor time that the main thread spent from each key to the next, in the order of the keys.
 * Everything counts: scripts, style, layout, painting, collection of garbage. Other programs' load does not. Takes the
 * events of a trace with 'toplevel'.
 */
export function spentPerKey(events) {
  const isMain = mainThread(events);
  const main = events.filter(isMain);
  const keys = main
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const tasks = main.filter(({ ph, name }) => ph === 'X' && /RunTask$/.test(name));
  const spent = keys.map(() => 0);
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A key belongs to the task that handles it, which begins before the event itself does.
    const index = keys.findLastIndex((key) => key <= ts + dur);
    if (index >= 0) spent[index] += tdur / 1000;
  }
  // What follows the last key is cut off by the end of the trace.
  return spent.slice(0, -1);
}
