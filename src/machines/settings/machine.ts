import { assign, emit, setup } from 'xstate';
import { leaveRegion } from '../kit/regions';
import { payloadOf } from '../kit/result';
import { guards, unless } from './refusals';
import { entered, languageShown, opened, previewOf, reported, unsavedIn } from './rules';
import type { SettingsContext, SettingsEmitted, SettingsEvent, SettingsInput, SettingsTag } from './types';

const settingsSetup = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    emitted: {} as SettingsEmitted,
    input: {} as SettingsInput,
    tags: {} as SettingsTag,
  },
  guards: {
    ...guards,
    hasUnsaved: ({ context }) => unsavedIn(context).length > 0,
  },
  actions: {
    showLanguage: assign(languageShown),
    enterSection: assign(entered),
    takeReport: assign(reported),
    openPreview: emit(({ context }): SettingsEmitted => ({ type: 'preview.open', url: previewOf(context) ?? '' })),
    emitLeft: emit({ type: 'left' }),
  },
});

const leaving = settingsSetup.createStateConfig({
  ...leaveRegion(
    {
      request: [
        { guard: 'hasUnsaved', target: 'asking' },
        { target: 'left', actions: 'emitLeft' },
      ],
      again: [{ guard: 'hasUnsaved', target: 'asking' }, { actions: 'emitLeft' }],
      confirmed: 'emitLeft',
    },
    {
      staying: 'Nessuno chiede di uscire',
      asking: 'Ci sono sezioni non salvate: le nomina e chiede conferma prima di lasciare la pagina',
      left: 'La pagina viene lasciata',
    },
  ),
});

/**
 * A page of the site's settings: which language is shown, which of its sections is in front, and what of them is not saved.
 * Each section is a form of its own (`record`). Source: document 3, section 2.
 */
export const settingsMachine = settingsSetup.createMachine({
  id: 'settings',
  context: ({ input }) => opened(input),
  on: {
    'language.go': {
      guard: unless('language.go'),
      actions: { type: 'showLanguage', params: payloadOf },
    },
    'section.enter': {
      guard: unless('section.enter'),
      actions: { type: 'enterSection', params: payloadOf },
    },
    'preview.request': { guard: unless('preview.request'), actions: 'openPreview' },
    'section.report': {
      guard: unless('section.report'),
      actions: { type: 'takeReport', params: payloadOf },
    },
  },
  ...leaving,
});
