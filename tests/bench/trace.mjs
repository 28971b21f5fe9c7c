// Reads a trace of Chromium: what the page's main thread did for each key.

/** Process and thread of the page's main thread: the one that handled events of this type. */
function mainThread(events, type) {
  const event = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  if (event === undefined) throw new Error(`no ${type} in the trace`);
  return ({ pid, tid }) => pid === event.pid && tid === event.tid;
}

const isTask = ({ ph, name }) => ph === 'X' && /RunTask$/.test(name);

/**
 * Processor time of each task of the main thread while the page scrolls, in milliseconds: unlike the time on the clock
 * it does not grow with other programs' load.
 */
export const tasksOfScrolling = (events) =>
  events
    .filter(mainThread(events, 'scroll'))
    .filter(isTask)
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);

/**
 * Milliseconds of processor time that the main thread spent from each key to the next, in the order of the keys.
 * Everything counts: scripts, style, layout, painting, collection of garbage. Other programs' load does not. Takes the
 * events of a trace with 'toplevel'.
 */
export function spentPerKey(events) {
  const isMain = mainThread(events, 'keydown');
  const main = events.filter(isMain);
  const keys = main
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const tasks = main.filter(isTask);
  const spent = keys.map(() => 0);
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A key belongs to the task that handles it, which begins before the event itself does.
    const index = keys.findLastIndex((key) => key <= ts + dur);
    if (index >= 0) spent[index] += tdur / 1000;
  }
  // What follows the last key is cut off by the end of the trace.
  return spent.slice(0, -1);
}
