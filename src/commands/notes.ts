import { commandTitleTexts } from '../messages/commands/commands';
import { keyNoteTexts } from '../messages/commands/keyNotes';
import type { KeyNote } from './types';

/** Keys that dialogs, rich text and the palette take themselves; only the help sheet shows them. */
export const KEY_NOTES: readonly KeyNote[] = [
  { id: 'note.leaveField', title: keyNoteTexts.leaveField, group: 'general', keys: ['Escape'] },
  { id: 'note.main', title: commandTitleTexts.dialog.main, group: 'dialog', keys: ['mod+Enter'] },
  { id: 'note.close', title: commandTitleTexts.dialog.close, group: 'dialog', keys: ['Escape'] },
  { id: 'note.toolbar', title: keyNoteTexts.toolbar, group: 'editor', keys: ['Alt+F10'] },
  { id: 'note.backToText', title: keyNoteTexts.backToText, group: 'editor', keys: ['Escape'] },
  {
    id: 'note.grid',
    title: keyNoteTexts.grid,
    group: 'gallery',
    keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
  },
  { id: 'note.gridDetail', title: keyNoteTexts.gridDetail, group: 'gallery', keys: ['Enter'] },
  { id: 'note.link', title: keyNoteTexts.link, group: 'editor', keys: ['mod+K'] },
  { id: 'note.rowBeside', title: keyNoteTexts.rowBeside, group: 'images', keys: ['ArrowUp', 'ArrowDown'] },
  { id: 'note.entryBeside', title: keyNoteTexts.rowBeside, group: 'entries', keys: ['ArrowUp', 'ArrowDown'] },
  {
    id: 'note.sessionBeside',
    title: keyNoteTexts.sessionBeside,
    group: 'profile',
    scope: 'sessions',
    keys: ['ArrowUp', 'ArrowDown'],
  },
  {
    id: 'note.mapMove',
    title: keyNoteTexts.mapMove,
    group: 'editor',
    scope: 'address',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  { id: 'note.mapZoom', title: keyNoteTexts.mapZoom, group: 'editor', scope: 'address', keys: ['+', '-'] },
  { id: 'note.mapCentre', title: keyNoteTexts.mapCentre, group: 'editor', scope: 'address', keys: ['Home'] },
  { id: 'note.mapPlace', title: keyNoteTexts.mapPlace, group: 'editor', scope: 'address', keys: ['Enter'] },
  { id: 'note.mapLeave', title: keyNoteTexts.mapLeave, group: 'editor', scope: 'address', keys: ['Escape'] },
  {
    id: 'note.calendarDay',
    title: keyNoteTexts.calendarDay,
    group: 'editor',
    scope: 'dates',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  {
    id: 'note.calendarWeek',
    title: keyNoteTexts.calendarWeek,
    group: 'editor',
    scope: 'dates',
    keys: ['Home', 'End'],
  },
  {
    id: 'note.calendarMonth',
    title: keyNoteTexts.calendarMonth,
    group: 'editor',
    scope: 'dates',
    keys: ['PageUp', 'PageDown'],
  },
  {
    id: 'note.calendarYear',
    title: keyNoteTexts.calendarYear,
    group: 'editor',
    scope: 'dates',
    keys: ['Shift+PageUp', 'Shift+PageDown'],
  },
  {
    id: 'note.calendarChoose',
    title: keyNoteTexts.calendarChoose,
    group: 'editor',
    scope: 'dates',
    keys: ['Space'],
  },
  {
    id: 'note.matrix',
    title: keyNoteTexts.matrix,
    group: 'record',
    scope: 'matrix',
    keys: ['ArrowDown', 'ArrowRight'],
  },
  { id: 'note.tick', title: keyNoteTexts.tick, group: 'record', scope: 'matrix', keys: ['Space'] },
];
