import { randomBytes } from 'node:crypto';
import { contentIdsOf } from '../../../src/content/kinds/references';
import { settingsSections } from '../../../src/content/settings/sections';
import type { SettingsSectionName } from '../../../src/contract/settings';
import { missingHtml } from '../../content/preview/html';
import { sendPage } from '../../content/preview/page';
import { PREVIEW_PATH, permalinksOf } from '../../content/preview/permalink';
import type { Queryable } from '../../db/types';
import { type Said, saidIn } from '../../references/settings';
import type { Api } from '../../services';
import { readImages } from '../files';
import { homePreview, imageIdsIn, shownIn } from '../read';
import { features } from '../rights';
import { readFeatured } from './featured';
import { type HomeTexts, renderHome } from './render';

/** Where the preview of the home page is served, by language. */
const HOME_PREVIEW_ROUTE = `${PREVIEW_PATH}/home/:lang`;

/** What the sections say in a language, those that say nothing left out. */
async function homeTexts(db: Queryable, lang: string): Promise<HomeTexts> {
  const text = 'select section, data from settings where lang = $1';
  const { rows } = await db.query<{ section: string; data: Said }>({ name: 'settings-home', text, values: [lang] });
  const said = new Map(rows.map(({ section, data }) => [section, saidIn(data)]));
  const known = settingsSections.flatMap((section) => {
    const own = said.get(section.name);
    return own === undefined ? [] : [{ section, own }];
  });
  const ids = known.flatMap(({ section, own }) => imageIdsIn(section, new Map([[lang, own]])));
  const images = await readImages(db, ids);
  return new Map<SettingsSectionName, Said>(
    known.map(({ section, own }) => [section.name, shownIn(section, own, images)]),
  );
}

/** Ids of the contents that the sections feature. */
const featuredIds = (texts: HomeTexts): number[] =>
  settingsSections
    .filter(features)
    .flatMap(({ name, fields }) =>
      fields
        .filter(({ kind }) => kind === 'contentIds')
        .flatMap(({ path }) => contentIdsOf(texts.get(name)?.[path]).filter((id) => typeof id === 'number')),
    );

/**
 * Serves the home page as the portal would have it. It is everybody's, as the portal is, and so shows nothing that is not
 * published in its language.
 */
export function registerHomePreview({ root, services }: Api): void {
  const { db, clock, languages } = services;
  const permalinks = permalinksOf({ db, clock });
  const options = { config: { access: { open: 'pages' } } } as const;
  root.get<{ Params: { lang: string } }>(HOME_PREVIEW_ROUTE, options, async ({ params: { lang } }, reply) => {
    const nonce = randomBytes(16).toString('base64');
    if (!languages.includes(lang)) return sendPage(reply, 404, nonce, missingHtml('missing', nonce));
    const texts = await homeTexts(db, lang);
    const featured = await readFeatured(services, await permalinks(), featuredIds(texts), lang);
    const links = Object.fromEntries(languages.map((one) => [one, homePreview(one)]));
    return sendPage(reply, 200, nonce, renderHome({ texts, featured, lang, links, nonce }));
  });
}
