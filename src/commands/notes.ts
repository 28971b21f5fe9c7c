import { commandTitles } from '../messages/commands/commands';
import { keyNotes } from '../messages/commands/keyNotes';
import type { KeyNote } from './types';

/** Keys that dialogs, rich text and the palette take themselves; only the help sheet shows them. */
export const KEY_NOTES: readonly KeyNote[] = [
  { id: 'note.leaveField', title: keyNotes.leaveField, group: 'general', keys: ['Escape'] },
  { id: 'note.main', title: commandTitles.dialog.main, group: 'dialog', keys: ['mod+Enter'] },
  { id: 'note.close', title: commandTitles.dialog.close, group: 'dialog', keys: ['Escape'] },
  { id: 'note.toolbar', title: keyNotes.toolbar, group: 'editor', keys: ['Alt+F10'] },
  { id: 'note.backToText', title: keyNotes.backToText, group: 'editor', keys: ['Escape'] },
  {
    id: 'note.grid',
    title: keyNotes.grid,
    group: 'gallery',
    keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
  },
  { id: 'note.gridDetail', title: keyNotes.gridDetail, group: 'gallery', keys: ['Enter'] },
  { id: 'note.link', title: keyNotes.link, group: 'editor', keys: ['mod+K'] },
  { id: 'note.rowBeside', title: keyNotes.rowBeside, group: 'images', keys: ['ArrowUp', 'ArrowDown'] },
  { id: 'note.entryBeside', title: keyNotes.rowBeside, group: 'entries', keys: ['ArrowUp', 'ArrowDown'] },
  {
    id: 'note.mapMove',
    title: keyNotes.mapMove,
    group: 'editor',
    scope: 'address',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  { id: 'note.mapZoom', title: keyNotes.mapZoom, group: 'editor', scope: 'address', keys: ['+', '-'] },
  { id: 'note.mapCentre', title: keyNotes.mapCentre, group: 'editor', scope: 'address', keys: ['Home'] },
  { id: 'note.mapPlace', title: keyNotes.mapPlace, group: 'editor', scope: 'address', keys: ['Enter'] },
  { id: 'note.mapLeave', title: keyNotes.mapLeave, group: 'editor', scope: 'address', keys: ['Escape'] },
  {
    id: 'note.calendarDay',
    title: keyNotes.calendarDay,
    group: 'editor',
    scope: 'dates',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  {
    id: 'note.calendarWeek',
    title: keyNotes.calendarWeek,
    group: 'editor',
    scope: 'dates',
    keys: ['Home', 'End'],
  },
  {
    id: 'note.calendarMonth',
    title: keyNotes.calendarMonth,
    group: 'editor',
    scope: 'dates',
    keys: ['PageUp', 'PageDown'],
  },
  {
    id: 'note.calendarYear',
    title: keyNotes.calendarYear,
    group: 'editor',
    scope: 'dates',
    keys: ['Shift+PageUp', 'Shift+PageDown'],
  },
  {
    id: 'note.calendarChoose',
    title: keyNotes.calendarChoose,
    group: 'editor',
    scope: 'dates',
    keys: ['Space'],
  },
  {
    id: 'note.matrix',
    title: keyNotes.matrix,
    group: 'record',
    scope: 'matrix',
    keys: ['ArrowDown', 'ArrowRight'],
  },
  { id: 'note.tick', title: keyNotes.tick, group: 'record', scope: 'matrix', keys: ['Space'] },
];
