import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { NEW_PLACE_TYPE, type PlaceType } from '../../contract/places';
import { placeTypeTexts } from '../../messages/screens/listings';
import { placeTypeDialogTexts } from '../../messages/screens/places';
import { PLACE_TYPE_AREA } from '../field/areas';
import { type RecordItem, recordForm, sentKeys } from '../model/record';
import { PLACE_TYPE_TITLE_MAXIMUM, placeTypeTitle } from '../where/placeType';

const { dialog: texts, refusals } = placeTypeDialogTexts;

/** The form of a place type: its title. Source: document 3, section 2, 'Gestione Luoghi'. */
export const placeTypeForm = recordForm(
  {
    area: PLACE_TYPE_AREA,
    titles: { inserting: texts.title, editing: texts.title, missing: texts.gone, one: placeTypeTexts.titles.one },
    fields: [
      {
        path: 'title',
        kind: 'text',
        label: texts.name,
        localized: false,
        required: true,
        rule: 'placeType',
        limit: PLACE_TYPE_TITLE_MAXIMUM,
        wide: true,
      },
    ],
    blank: { id: 'new', updated_at: null, title: '' },
    holdsSave: true,
    unchanged: refusals.same,
    words: { loading: texts.loading, save: texts.send, saved: texts.done },
  },
  [INTERFACE_LANGUAGE],
);

/** A place type as its form has it. */
export const placeTypeItem = (sent: PlaceType): RecordItem => ({
  ...sentKeys(sent),
  updated_at: sent.updated_at ?? null,
  id: sent.id,
});

/** What a form sends, in address and query. Source: contract, set-luogo. */
export const placeTypeCall = ({ id, title, updated_at }: RecordItem) => ({
  params: { id: id === 'new' ? NEW_PLACE_TYPE : id, title: placeTypeTitle(String(title)) },
  query: updated_at === null ? {} : { updated_at },
});
