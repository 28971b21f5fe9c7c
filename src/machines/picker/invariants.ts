import { sameImage } from '../../content/media/images';
import type { PickerSnapshot } from './machine';
import { isAttached, unlicensed } from './rules';

const once = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** What must never be otherwise in a picker: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: PickerSnapshot) => boolean>> = {
  'what is chosen is neither attached already nor chosen twice, by id or address': ({ context }) =>
    context.selection.every(
      (item, index) =>
        !isAttached(context, item) && context.selection.findIndex((other) => sameImage(other, item)) === index,
    ),
  'nothing is chosen where nothing is inserted': ({ context }) => context.inserts || context.selection.length === 0,
  'no more images are on screen than there are': ({ context: { items, total } }) => items.length <= total,
  'each image is on screen once': ({ context }) => once(context.items.map(({ id }) => id)),
  'the cursor is on an image on screen': ({ context: { cursor, items } }) =>
    cursor === null || items.some(({ id }) => id === cursor),
  'what was just uploaded comes first': ({ context: { uploaded, items, isOpen } }) =>
    !isOpen || uploaded.every(({ id }, index) => items[index]?.id === id),
  'open and closed are what the dialog is': (snapshot) => snapshot.hasTag('open') === snapshot.context.isOpen,
  'images shown are those of the filter asked for': (snapshot) =>
    !snapshot.hasTag('open') ||
    snapshot.hasTag('busy') ||
    snapshot.hasTag('failed') ||
    snapshot.context.shownQuery === snapshot.context.query,
  'nothing found means no images': (snapshot) => !snapshot.hasTag('nothing') || snapshot.context.items.length === 0,
  'a failed page says why': (snapshot) =>
    !(snapshot.hasTag('failed') || snapshot.hasTag('moreFailed')) || snapshot.context.failure !== null,
  'data are open exactly where they can be seen or still have to be saved': (snapshot) =>
    snapshot.hasTag('detail') === (snapshot.context.detail !== null),
  'what is done and out of sight is closed': ({ context: { isOpen, detail } }) => isOpen || detail?.work !== 'none',
  'who asks to leave knows where to': (snapshot) =>
    snapshot.hasTag('askingToLeave') === (snapshot.context.leaving !== null),
  'a deletion under way names what it deletes, and nothing else does': (snapshot) =>
    snapshot.matches({ deletion: 'idle' }) === (snapshot.context.deletion === null),
  'a refused deletion says why': (snapshot) =>
    !snapshot.hasTag('deletionRefused') || snapshot.context.deletion?.failure != null,
  'licences are asked for exactly while an insertion waits for them': (snapshot) =>
    snapshot.hasTag('licensing') === (snapshot.context.licensing !== null),
  'a licence is on its way exactly while one is stored, and it is whole': (snapshot) => {
    const { licensing } = snapshot.context;
    if (snapshot.hasTag('savingLicense') !== ((licensing?.sending ?? null) !== null)) return false;
    return licensing?.sending == null || (licensing.license_id !== null && licensing.versione_id !== null);
  },
  'nobody is asked for licences that none of the chosen images lacks': (snapshot) =>
    !snapshot.matches({ licensing: 'asking' }) || unlicensed(snapshot.context).length > 0,
  'nobody does what the abilities forbid': ({ context: { abilities, deletion } }) =>
    abilities.delete || deletion === null,
};
