import { municipalitiesCommandTexts } from '../../messages/commands/cards';
import { defineScope, focuses, sends } from '../define';

/** The municipalities of a desk. Which one is to be removed the screen adds: the row that has the focus. */
export const municipalities = defineScope({
  name: 'municipalities',
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  commands: (command) => [
    command('choose', {
      title: municipalitiesCommandTexts.choose,
      keywords: municipalitiesCommandTexts.chooseWords,
      effect: focuses('places.focus'),
    }),
    command('add', {
      title: municipalitiesCommandTexts.add,
      keywords: municipalitiesCommandTexts.addWords,
      effect: sends({ type: 'add.request' }),
    }),
    command('remove', {
      title: municipalitiesCommandTexts.remove,
      keywords: municipalitiesCommandTexts.removeWords,
      isDestructive: true,
      effect: sends({ type: 'remove.request' }),
    }),
  ],
});
