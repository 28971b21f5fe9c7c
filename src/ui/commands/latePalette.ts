import type { ComponentType } from 'react';
import type { PaletteActor } from '../../machines/palette/machine';
import { lazyPart } from '../base/lazyPart';

/** The palette once its code is there. */
export interface Palette {
  readonly actor: PaletteActor;
  /** What shows it, while it is open. */
  readonly Part: ComponentType<{ readonly palette: PaletteActor }>;
  /** Opens it over what is in front, or says why it has nothing to offer there. */
  open(): void;
  /** The commands in front, or what may be done with them, may have changed. */
  follow(): void;
}

/** The palette, whose code comes after the page's. */
export interface LatePalette {
  /** Opens or closes it. Before its code is there, it opens as soon as it is. */
  toggle(): void;
  close(): void;
  /** What is typed in it; null while it is closed. */
  typed(): string | null;
  type(text: string): void;
  /** The palette; null as long as its code is not there. */
  live(): Palette | null;
  /** Fetches its code unless it is there; settles when it has come, or has not. */
  fetch(): Promise<void>;
  /** Calls back once it is there. */
  subscribe(listener: () => void): () => void;
}

/**
 * The palette that opens before its code is there: what is typed meanwhile is in its box when it shows. Takes what
 * fetches and makes it, and what says that code somebody waits for did not come; the next opening fetches it again.
 */
export function createLatePalette(load: () => Promise<Palette>, onFailure: () => void): LatePalette {
  const code = lazyPart(load);
  const live = code.arrived;
  /** What was typed since it was opened without being there; null where nobody waits for it. */
  let early: string | null = null;

  const openWith = (palette: Palette, text: string) => {
    palette.open();
    if (text !== '') palette.actor.send({ type: 'query.type', text });
  };
  const fetch = async (): Promise<void> => {
    const palette = await code.ahead();
    if (early === null) return;
    if (palette === null) onFailure();
    else openWith(palette, early);
    early = null;
  };
  const close = () => {
    early = null;
    live()?.actor.send({ type: 'palette.close' });
  };
  const typed = () => {
    const snapshot = live()?.actor.getSnapshot();
    return snapshot?.hasTag('open') === true ? snapshot.context.query : early;
  };
  return {
    toggle() {
      if (typed() !== null) return close();
      const palette = live();
      if (palette !== null) return palette.open();
      early = '';
      void fetch();
    },
    close,
    typed,
    type(text) {
      if (early === null) live()?.actor.send({ type: 'query.type', text });
      else early = text;
    },
    live,
    fetch,
    subscribe: code.subscribe,
  };
}
