// A Via Emilia itinerary with all that one can have: thirty stops, each full to the last slot, in both languages.
import { call } from './server.mjs';

export const STOPS = 30;
/** Source: document 2, section 5. */
const [IMAGES, EVENTS] = [10, 3];
const SLOTS = { video: 5, planning: 6, ricette: 3, podcast: 2 };
const WITH_IMAGE = ['planning', 'ricette'];

const PARAGRAPH = `<p>${'Fra la consolare e il fiume, portici, una rocca e una trattoria aperta. '.repeat(5)}</p>`;

const byLanguage = (value) => Object.fromEntries(['it', 'en'].map((language) => [language, value(language)]));

const texts = (language) => ({
  title: `La via Emilia al completo (${language})`,
  slug: `via-emilia-al-completo-${language}`,
  subtitle: 'Trenta tappe da Piacenza a Rimini',
  excerpt: 'Trenta tappe, ciascuna con tutto ciò che si può dire di un luogo. '.repeat(4),
  description: PARAGRAPH.repeat(4),
  status: 2,
  google: { keywords: 'via Emilia', title: 'La via Emilia', description: 'Trenta tappe' },
  social: { title: 'La via Emilia', description: 'Trenta tappe' },
});

/** The images of a list, the first as the cover. */
const shown = (images) => images.map(({ id }, index) => ({ id, order: index + 1, is_primary: index === 0 }));

function slotsOf(path, stop, images) {
  return Array.from({ length: SLOTS[path] }, (_, index) => ({
    id: index + 1,
    title: `${path} ${index + 1} della tappa ${stop}`,
    url: `https://esempio.it/${path}/${stop}/${index + 1}`,
    ...(WITH_IMAGE.includes(path) && { image: { id: images[index % images.length].id } }),
  }));
}

function stopOf(index, { towns, places, localities, events, images }) {
  const [order, at] = [index + 1, (list) => list[index % list.length]];
  return {
    id: order,
    order,
    contents: byLanguage((language) => ({ title: `Tappa ${order} (${language})`, description: PARAGRAPH.repeat(3) })),
    distanza: byLanguage(() => `A ${order * 9} km da Piacenza`),
    poi: { id: at(places).id, nome: at(places).title },
    localita: { id: at(localities).id, name: at(localities).title },
    location: {
      city: at(towns),
      address: 'Via Emilia',
      number: String(order),
      lat: 45 - order / 30,
      lng: 9.7 + order / 11,
    },
    events: events.slice(0, EVENTS).map(({ id, title }) => ({ id, title })),
    ...Object.fromEntries(Object.keys(SLOTS).map((path) => [path, slotsOf(path, order, images)])),
    attachments: shown(images),
  };
}

/** What such an itinerary is made of, out of a demo that runs. */
async function partsFrom(address, token) {
  const get = async (path) => (await call(address, token, 'GET', path)).data;
  const found = async (area) => {
    const rows = await get(`search?q=ca&area=${area}&limit=${STOPS}`);
    if (rows.length === 0) throw new Error(`nothing of ${area} to point to`);
    return rows;
  };
  return {
    towns: await get('operations/comuni?name=bo'),
    images: (await get(`media?page=1&limit=${IMAGES}&images=1`)).slice(0, IMAGES),
    places: await found('luoghi'),
    localities: await found('localita'),
    events: await found('event'),
  };
}

/** Makes the full itinerary on a demo that runs. Gives its id. */
export async function makeFullViaEmilia(address, token) {
  const parts = await partsFrom(address, token);
  const { data } = await call(address, token, 'POST', 'viaemilia', {
    lang: 'it',
    contents: byLanguage(texts),
    tappe: Array.from({ length: STOPS }, (_, index) => stopOf(index, parts)),
    contacts: byLanguage((language) => [
      { order: 1, label: 'Posta', type: 'email', value: 'via@esempio.it', lang: language },
    ]),
    durata: [{ id: 4005 }],
    theme: [{ id: 5001 }],
    target: [{ id: 6002 }],
    attachments: shown(parts.images),
  });
  return data.id;
}
