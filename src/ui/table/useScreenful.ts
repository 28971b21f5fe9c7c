import { startTransition, useEffect, useState } from 'react';

/** No row is less high than this, in pixels. */
const ROW_HEIGHT = 40;

/** At least so many pixels of a window lie above a table's first row: the header, the filters and the bar of the pages. */
const ABOVE = 200;

/** Runs something once the next frame is on the screen. Gives what calls it off. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * How many of a table's rows are drawn: of the first ones as many as fill the window, right after that all of them. A
 * cursor may be anywhere: with one they are all there, as are those of last time, which one may have left far down.
 */
export function useScreenful(rows: number, cursor: number | null, areOfLastTime: boolean): number {
  const [isWhole, setIsWhole] = useState(rows > 0 && areOfLastTime);
  const most = Math.ceil(Math.max(ROW_HEIGHT, window.innerHeight - ABOVE) / ROW_HEIGHT);
  const isPart = !isWhole && cursor === null && rows > most;
  if (!isWhole && !isPart && rows > 0) setIsWhole(true);
  useEffect(() => {
    if (isPart) return afterPaint(() => startTransition(() => setIsWhole(true)));
  }, [isPart]);
  return isPart ? most : rows;
}
