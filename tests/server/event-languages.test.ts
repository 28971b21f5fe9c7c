import { beforeAll, describe, expect, it } from 'vitest';
import { displayTexts } from '../../src/messages/screens/displayText';
import { contactsTexts } from '../../src/messages/screens/entries';
import { validationTexts } from '../../src/messages/screens/validation';
import { editorialTexts } from '../../src/messages/server/editorial';
import {
  type Body,
  complete,
  type ReadItem,
  type Refused,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { createEvent, eventWith, PLACES, range, readEvent } from './event-kit';
import { describeOnEach } from './kit';

const DAYS = range('2026-05-01', '2026-05-02');
const mail = (value: string) => [{ id: 1, order: 1, label: '', type: 'email', value, lang: '' }];
const published = (contacts: Body): Body =>
  eventWith('', DAYS, [PLACES.maggiore], {
    contents: { it: complete('Uno', { status: 1 }), en: complete('One', { status: 1 }) },
    contacts,
  });

describeOnEach('values per language beside the contents', (server) => {
  beforeAll(() => seedReferences(server()));

  const save = (id: number, body: unknown, as = 'admin') =>
    server().call<Written & Refused>('PUT', `event-ert/${id}`, { as, body });
  const post = (body: Body) => server().call<Written & Refused>('POST', 'event', { as: 'admin', body });
  const contactsOf = async (id: number) => (await readEvent(server(), id)).contacts;
  const saved = async (id: number, body: unknown, as = 'admin'): Promise<number> => {
    const answer = await save(id, body, as);
    if (answer.status !== 200) throw new Error(`save: ${answer.text}`);
    return answer.body.data.id;
  };
  const withContacts = (item: ReadItem, contacts: Body, more: Body = {}): Body => ({
    ...item,
    contacts,
    lang: 'it',
    ...more,
  });
  const stored = async (id: number) =>
    (
      await server().db.query<{ lang: string; contacts: unknown }>(
        "select lang, body -> 'contacts' as contacts from translations where content_id = $1 order by lang",
        [id],
      )
    ).rows;

  it('are read and written as a map, and kept with the language they belong to', async () => {
    const id = await createEvent(server(), published({ it: mail('a@b.example'), en: mail('c@d.example') }));
    const item = await readEvent(server(), id);
    expect(item.contacts).toEqual({ it: mail('a@b.example'), en: mail('c@d.example') });
    expect(item.contents.it).not.toHaveProperty('contacts');
    expect(await stored(id)).toEqual([
      { lang: 'en', contacts: mail('c@d.example') },
      { lang: 'it', contacts: mail('a@b.example') },
    ]);
  });

  it.each<[string, Body, unknown]>([
    ['left out', {}, { it: mail('a@b.example'), en: mail('c@d.example') }],
    ['left out in a language', { contacts: { it: [] } }, { it: [], en: mail('c@d.example') }],
    ['an empty list for an empty map', { contacts: [] }, { it: mail('a@b.example'), en: mail('c@d.example') }],
    ['null in a language', { contacts: { en: null } }, { it: mail('a@b.example'), en: [] }],
    ['null', { contacts: null }, { it: [], en: [] }],
    [
      'where older clients have them',
      { contents: { it: { contacts: mail('e@f.example') } } },
      { it: mail('e@f.example'), en: mail('c@d.example') },
    ],
  ])('%s in a body', async (_, body, contacts) => {
    const id = await createEvent(server(), published({ it: mail('a@b.example'), en: mail('c@d.example') }));
    await saved(id, { lang: 'it', contents: {}, ...body });
    expect(await contactsOf(id)).toEqual(contacts);
  });

  it('make a language that says nothing else', async () => {
    const id = await createEvent(server(), {
      ...eventWith('Sagra', DAYS),
      contacts: { en: mail('a@b.example'), it: [] },
    });
    const item = await readEvent(server(), id);
    expect([Object.keys(item.contents), item.contacts]).toEqual([['it', 'en'], { it: [], en: mail('a@b.example') }]);
    await saved(id, withContacts(item, { en: [] }, { contents: { it: item.contents.it } }));
    expect(Object.keys((await readEvent(server(), id)).contents)).toEqual(['it']);
  });

  it('are refused by the path of the wire, with nothing written', async () => {
    const wrong = await post({ ...published({ it: mail('a@b.example'), en: mail('niente') }) });
    expect(refusalOf(wrong)).toEqual({
      status: 422,
      errors: { 'contacts.en': expect.stringContaining(contactsTexts.email) },
    });
    const foreign = await post({ ...eventWith('Sagra', DAYS), contacts: { de: mail('a@b.example') } });
    expect(refusalOf(foreign)).toEqual({ status: 422, errors: { 'contents.de': editorialTexts.fields.language } });
    const shapeless = await post({ ...eventWith('Sagra', DAYS), contacts: mail('a@b.example') });
    expect(shapeless.status).toBe(422);
    const bare = await post({ ...eventWith('Sagra', DAYS), contacts: { en: mail('a@b.example') }, lang: 'en' });
    expect(refusalOf(bare)).toEqual({ status: 422, errors: { 'contents.en.title': validationTexts.required } });
  });

  it('show in the log as their field in their language', async () => {
    const id = await createEvent(server(), published({ it: mail('a@b.example') }));
    await saved(id, withContacts(await readEvent(server(), id), { it: mail('a@b.example'), en: mail('c@d.example') }));
    const { rows } = await server().db.query<{ details: { changed: string[]; values: Record<string, unknown> } }>(
      "select details from audit where entity = 'event' and entity_id = $1 and action = 'update'",
      [id],
    );
    expect(rows.map(({ details }) => [details.changed, details.values])).toEqual([
      [['contacts.en'], { 'contacts.en': [displayTexts.empty, 'c@d.example'] }],
    ]);
  });

  it('stand on the page of their language alone', async () => {
    const id = await createEvent(server(), published({ it: mail('a@b.example'), en: mail('c@d.example') }));
    const { contents } = await readEvent(server(), id);
    const page = async (lang: string) => (await server().get(String(contents[lang]?.permalink))).text;
    expect([(await page('it')).includes('a@b.example'), (await page('it')).includes('c@d.example')]).toEqual([
      true,
      false,
    ]);
    expect((await page('en')).includes('c@d.example')).toBe(true);
  });

  describe('of something published', () => {
    /** Changes the contacts of a language as an editor; gives item and draft. */
    async function revised(contacts: Body): Promise<readonly [id: number, draft: number]> {
      const id = await createEvent(server(), published({ it: mail('a@b.example'), en: mail('c@d.example') }));
      const item = await readEvent(server(), id, 'editor');
      const draft = await saved(id, withContacts(item, { ...(item.contacts as Body), ...contacts }), 'editor');
      expect(draft).not.toBe(id);
      return [id, draft];
    }
    const approve = async (draft: number, ...languages: string[]) => {
      const item = await readEvent(server(), draft);
      const contents = { ...item.contents };
      for (const lang of languages) contents[lang] = { ...contents[lang], status: 1 };
      return saved(draft, { ...item, contents, lang: languages[0] });
    };

    it('make a revision draft of their language, which a publisher takes over', async () => {
      const [id, draft] = await revised({ en: mail('nuovo@d.example') });
      expect(await contactsOf(id)).toEqual({ it: mail('a@b.example'), en: mail('c@d.example') });
      expect((await readEvent(server(), id)).revision_statuses).toEqual({ it: 1, en: 2 });
      expect(await approve(draft, 'en')).toBe(id);
      expect(await contactsOf(id)).toEqual({ it: mail('a@b.example'), en: mail('nuovo@d.example') });
    });

    it('stay in the draft while only the other language is taken over', async () => {
      const [id, draft] = await revised({ it: mail('uno@b.example'), en: mail('due@d.example') });
      expect(await approve(draft, 'it')).toBe(draft);
      expect(await contactsOf(id)).toEqual({ it: mail('uno@b.example'), en: mail('c@d.example') });
      expect(await contactsOf(draft)).toEqual({ it: mail('uno@b.example'), en: mail('due@d.example') });
    });

    it('keep what was stored since, where the draft did not change them, whatever its base looked like', async () => {
      const [id, draft] = await revised({ en: mail('nuovo@d.example') });
      // As the server stored bases before: in the contents.
      await server().db.query(
        `update contents set revision_base = jsonb_set(jsonb_set(revision_base - 'contacts', '{contents,it,contacts}',
           revision_base #> '{contacts,it}'), '{contents,en,contacts}', revision_base #> '{contacts,en}') where id = $1`,
        [draft],
      );
      await saved(id, withContacts(await readEvent(server(), id), { it: mail('altri@b.example') }));
      expect(await approve(draft, 'it', 'en')).toBe(id);
      expect(await contactsOf(id)).toEqual({ it: mail('altri@b.example'), en: mail('nuovo@d.example') });
    });

    it('meet the conflict of somebody who saved meanwhile', async () => {
      const id = await createEvent(server(), published({ it: mail('a@b.example') }));
      const item = await readEvent(server(), id);
      await saved(id, withContacts(item, { it: mail('primo@b.example') }));
      expect((await save(id, withContacts(item, { it: mail('secondo@b.example') }))).status).toBe(409);
      expect(await contactsOf(id)).toMatchObject({ it: mail('primo@b.example') });
    });
  });

  it('of a language that the site had once come and go untouched', async () => {
    const id = await createEvent(server(), eventWith('Sagra', DAYS));
    const body = JSON.stringify({ contacts: mail('fest@b.example') });
    await server().db.query(
      "insert into translations (content_id, area, lang, title, slug, status, body) values ($1, 'event', 'de', 'Fest', 'fest', 2, $2::jsonb)",
      [id, body],
    );
    const item = await readEvent(server(), id);
    expect(item.contacts).toEqual({ it: [], de: mail('fest@b.example') });
    await saved(id, withContacts(item, { ...(item.contacts as Body), it: mail('a@b.example') }));
    await saved(id, { lang: 'it', contents: {}, contacts: null });
    expect(await contactsOf(id)).toEqual({ it: [], de: mail('fest@b.example') });
    const changed = await save(id, { lang: 'it', contents: {}, contacts: { de: [] } });
    expect(refusalOf(changed)).toEqual({
      status: 422,
      errors: { 'contents.de': editorialTexts.fields.removedLanguage },
    });
  });
});
