import type { EventTable } from './types';

/** The machines of the editor's side. */
export const editorSide: Readonly<Record<string, EventTable>> = {};
