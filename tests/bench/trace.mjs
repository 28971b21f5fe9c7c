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

/** The moments at which keys went down, in order, and what gives the key that a moment belongs to. */
function keysOf(main) {
  const keys = main
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return { keys, indexAt: (moment) => keys.findLastIndex((key) => key <= moment) };
}

/**
 * Milliseconds of processor time that the main thread spent from each key to the next, in the order of the keys.
 * Everything counts: scripts, style, layout, painting, collection of garbage. Other programs' load does not. Takes the
 * events of a trace with 'toplevel'.
 */
export function spentPerKey(events) {
  const main = events.filter(mainThread(events, 'keydown'));
  const { keys, indexAt } = keysOf(main);
  const spent = keys.map(() => 0);
  for (const { ts, dur = 0, tdur = dur } of main.filter(isTask)) {
    // A key belongs to the task that handles it, which begins before the event itself does.
    const index = indexAt(ts + dur);
    if (index >= 0) spent[index] += tdur / 1000;
  }
  // What follows the last key is cut off by the end of the trace.
  return spent.slice(0, -1);
}

const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'EvaluateScript',
]);
const DRAWING = new Set(['Layout', 'UpdateLayoutTree', 'RecalculateStyles']);

/**
 * Of the same, scripts alone: what events, timers and frames run, without the style and layout that they ask for. Takes
 * the events of a trace with 'devtools.timeline'.
 */
export function scriptPerKey(events) {
  const main = events.filter(mainThread(events, 'keydown')).filter(({ ph, dur }) => ph === 'X' && dur > 0);
  const { keys, indexAt } = keysOf(main);
  const spent = keys.map(() => 0);
  let end = 0;
  for (const { ts, dur, tdur = dur } of main.filter(({ name }) => SCRIPT.has(name)).sort((a, b) => a.ts - b.ts)) {
    // What runs within another one is in its time already.
    if (ts < end) continue;
    end = ts + dur;
    const drawing = main.filter((event) => DRAWING.has(event.name) && event.ts >= ts && event.ts < end);
    const index = indexAt(ts);
    if (index >= 0) spent[index] += (tdur - drawing.reduce((sum, event) => sum + (event.tdur ?? event.dur), 0)) / 1000;
  }
  return spent.slice(0, -1);
}
