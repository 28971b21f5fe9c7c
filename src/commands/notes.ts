import { commandTitles } from '../messages/commands';
import type { KeyNote } from './types';

/** Keys that dialogs, rich text and the palette take themselves; only the help sheet shows them. */
export const KEY_NOTES: readonly KeyNote[] = [
  { id: 'note.main', title: commandTitles.notes.main, group: 'dialog', keys: ['mod+Enter'] },
  { id: 'note.close', title: commandTitles.notes.close, group: 'dialog', keys: ['Escape'] },
  { id: 'note.toolbar', title: commandTitles.notes.toolbar, group: 'editor', keys: ['Alt+F10'] },
  { id: 'note.backToText', title: commandTitles.notes.backToText, group: 'editor', keys: ['Escape'] },
  {
    id: 'note.grid',
    title: commandTitles.notes.grid,
    group: 'gallery',
    keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
  },
  { id: 'note.gridDetail', title: commandTitles.notes.gridDetail, group: 'gallery', keys: ['Enter'] },
  { id: 'note.link', title: commandTitles.notes.link, group: 'editor', keys: ['mod+K'] },
  { id: 'note.rowBeside', title: commandTitles.notes.rowBeside, group: 'images', keys: ['ArrowUp', 'ArrowDown'] },
  { id: 'note.entryBeside', title: commandTitles.notes.rowBeside, group: 'entries', keys: ['ArrowUp', 'ArrowDown'] },
  {
    id: 'note.mapMove',
    title: commandTitles.notes.mapMove,
    group: 'editor',
    scope: 'address',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  { id: 'note.mapZoom', title: commandTitles.notes.mapZoom, group: 'editor', scope: 'address', keys: ['+', '-'] },
  { id: 'note.mapCentre', title: commandTitles.notes.mapCentre, group: 'editor', scope: 'address', keys: ['Home'] },
  { id: 'note.mapPlace', title: commandTitles.notes.mapPlace, group: 'editor', scope: 'address', keys: ['Enter'] },
  { id: 'note.mapLeave', title: commandTitles.notes.mapLeave, group: 'editor', scope: 'address', keys: ['Escape'] },
  {
    id: 'note.calendarDay',
    title: commandTitles.notes.calendarDay,
    group: 'editor',
    scope: 'dates',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  {
    id: 'note.calendarWeek',
    title: commandTitles.notes.calendarWeek,
    group: 'editor',
    scope: 'dates',
    keys: ['Home', 'End'],
  },
  {
    id: 'note.calendarMonth',
    title: commandTitles.notes.calendarMonth,
    group: 'editor',
    scope: 'dates',
    keys: ['PageUp', 'PageDown'],
  },
  {
    id: 'note.calendarYear',
    title: commandTitles.notes.calendarYear,
    group: 'editor',
    scope: 'dates',
    keys: ['Shift+PageUp', 'Shift+PageDown'],
  },
  {
    id: 'note.calendarChoose',
    title: commandTitles.notes.calendarChoose,
    group: 'editor',
    scope: 'dates',
    keys: ['Space'],
  },
  {
    id: 'note.matrix',
    title: commandTitles.notes.matrix,
    group: 'record',
    scope: 'matrix',
    keys: ['ArrowDown', 'ArrowRight'],
  },
  { id: 'note.tick', title: commandTitles.notes.tick, group: 'record', scope: 'matrix', keys: ['Space'] },
];
