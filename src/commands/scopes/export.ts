import { exportCommandTexts } from '../../messages/commands/cards';
import { defineScope, sends } from '../define';

/** A running export, above its list. */
export const exportScope = defineScope({
  name: 'export',
  layer: 'screen',
  group: 'list',
  pages: ['list'],
  commands: (command) =>
    (['cancel', 'retry', 'dismiss'] as const).map((verb) =>
      command(verb, {
        title: exportCommandTexts[verb],
        onlyWhenReady: true,
        effect: sends({ type: `export.${verb}` }),
      }),
    ),
});
