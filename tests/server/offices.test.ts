import { beforeAll, describe, expect, it } from 'vitest';
import { type Body, complete, type ReadItem, type Refused, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';
import { BOLOGNA_ADDRESS, createOffice, officeWith, readOffice, writeOffice } from './office-kit';

const open = (more: Body = {}): Body => ({
  ...{ apertura: 'annuale', data_apertura: null, data_chiusura: null },
  ...{ orari_feriali: '09:00-13:00', orari_feriali_note: '', orari_festivi: 'chiuso', orari_festivi_note: '' },
  ...more,
});
const contact = { label: 'Telefono', type: 'telephone', value: '051 239660', lang: 'it' };

interface Row {
  id: number;
  location: { city: { city: string; province: string } }[];
}

describeOnEach('information offices', (server) => {
  beforeAll(() => seedReferences(server()));
  const create = (body: Body) => createOffice(server(), body);
  const read = (id: number) => readOffice(server(), id);
  const put = (item: ReadItem, as = 'admin') =>
    server().call<Written & Refused>('PUT', `iat/${item.id}`, { as, body: { ...item, lang: 'it' } });

  it('keep hours and contacts by language, every record of them, and nothing of a client’s own [2-3.14, 2-7.8]', async () => {
    const second = { apertura: 'stagionale', data_apertura: '2026-11-01', data_chiusura: '2027-03-31' };
    const id = await create(
      officeWith(
        { title: 'IAT' },
        {
          contents: { it: { title: 'IAT' }, en: { title: 'Office' } },
          info_apertura: { it: [open({ colore: 'rosso' }), second], en: [open({ orari_festivi: 'closed' })] },
          contacts: { it: [contact] },
        },
      ),
    );
    const item = await read(id);
    expect(item.info_apertura).toEqual({
      it: [
        { id: 1, ...open() },
        { id: 2, ...open({ ...second, orari_feriali: '', orari_festivi: '' }) },
      ],
      en: [{ id: 1, ...open({ orari_festivi: 'closed' }) }],
    });
    expect(item.contacts).toMatchObject({ it: [{ id: 1, order: 1, ...contact }] });
    expect(await put(item)).toMatchObject({ status: 200 });
    expect((await read(id)).info_apertura).toEqual(item.info_apertura);
  });

  it.each([
    ['empty lists for what is empty', { info_apertura: [], contacts: [], locations: [], comune: [], attachments: [] }],
    ['nothing but its title', {}],
    ['null for everything', { info_apertura: null, contacts: null, locations: null }],
    ['a language without a record', { info_apertura: { it: [], en: null } }],
  ])('are taken, read and saved again from a client that sends %s', async (_, more) => {
    const answer = await writeOffice(server(), { lang: 'it', contents: { it: { title: 'Altrove' } }, ...more });
    // Its address is asked for, the shape of it is not.
    if (answer.status === 422) expect(Object.keys(answer.body.errors ?? {})).toEqual(['locations']);
    const id = await create({
      lang: 'it',
      contents: { it: { title: 'Altrove' } },
      ...more,
      locations: BOLOGNA_ADDRESS,
    });
    expect(await put(await read(id))).toMatchObject({ status: 200 });
  });

  it.each<[string, Body, string]>([
    [
      'ends before it begins',
      { data_apertura: '2026-09-30', data_chiusura: '2026-04-01' },
      'finisce (01/04/2026) prima',
    ],
    ['has no days', {}, 'comincia in un giorno'],
    ['lasts for years', { data_apertura: '2026-09-30', data_chiusura: '2029-04-01' }, 'più di un anno'],
  ])('are refused with a season that %s', async (_, days, message) => {
    const body = officeWith({ title: 'IAT' }, { info_apertura: { it: [open({ apertura: 'stagionale', ...days })] } });
    const { status, body: answer } = await writeOffice(server(), body);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ['info_apertura.it']]);
    expect(String(answer.errors?.['info_apertura.it'])).toContain(message);
  });

  it.each<[string, Body, string]>([
    ['hours that overlap', { orari_feriali: '9-13 12-15' }, '12:00-15:00 si sovrappongono'],
    ['an end before its beginning', { orari_festivi: '13-9' }, '13:00-09:00 finisce prima'],
    ['half a period', { orari_festivi: 'dalle 9' }, 'Manca un’ora'],
  ])('are taken as a draft with %s, and not shown to readers', async (_, hours, message) => {
    const info_apertura = { it: [open(hours)] };
    const write = (status: number) => writeOffice(server(), officeWith({ title: 'IAT', status }, { info_apertura }));
    const draft = await write(2);
    expect(draft.status).toBe(201);
    expect(await readOffice(server(), draft.body.data.id)).toMatchObject({ info_apertura: { it: [hours] } });
    const published = await write(1);
    expect([published.status, Object.keys(published.body.errors ?? {})]).toEqual([422, ['info_apertura.it']]);
    expect(String(published.body.errors?.['info_apertura.it'])).toContain(message);
  });

  it.each<[string, unknown]>([
    ['a note too long', { it: [open({ orari_festivi_note: 'x'.repeat(301) })] }],
    ['a word of its own for the year', { it: [open({ apertura: 'estiva' })] }],
  ])('are refused with %s, which names field and language', async (_, info_apertura) => {
    const { status, body } = await writeOffice(server(), officeWith({ title: 'IAT' }, { info_apertura }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['info_apertura.it']]);
  });

  it('are refused with what is no record', async () => {
    const { status } = await writeOffice(server(), officeWith({ title: 'IAT' }, { info_apertura: { it: ['9-13'] } }));
    expect([400, 422]).toContain(status);
  });

  it('keep free words about their hours as they came', async () => {
    const words = 'Su prenotazione, tel. 051 239660';
    const id = await create(officeWith({ title: 'IAT' }, { info_apertura: { it: [open({ orari_feriali: words })] } }));
    expect((await read(id)).info_apertura).toEqual({ it: [{ id: 1, ...open({ orari_feriali: words }) }] });
  });

  describe('with their hours in words', () => {
    const office = (title: string) =>
      officeWith(
        {},
        {
          contents: {
            it: complete(title, { status: 1 }),
            en: { ...complete('Office', { status: 1 }), slug: 'office' },
          },
          info_apertura: {
            it: [open({ orari_feriali_note: '=suonare' })],
            en: [open({ orari_festivi: 'closed', orari_feriali_note: 'ring the bell' })],
          },
        },
      );

    it('are shown to readers, each language in its own', async () => {
      const id = await create(office('Ufficio con orari'));
      const page = async (lang: string, slug: string) =>
        (await fetch(`${server().origin}/anteprima/iat/${id}/${lang}/${slug}`)).text();
      expect(await page('it', 'uno-slug')).toContain(
        'Aperto tutto l’anno. Giorni feriali dalle 9 alle 13 (=suonare); festivi chiuso.',
      );
      expect(await page('en', 'office')).toContain(
        'Open all year round. Weekdays 09:00–13:00 (ring the bell); Sundays and public holidays closed.',
      );
    });

    it('are exported, with where they are [2-7.9, 2-7.7]', async () => {
      const id = await create(office('Ufficio in un file'));
      const { text, headers } = await server().get('iat/export/', { as: 'lettore' });
      const [heading, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n');
      expect(headers.get('content-disposition')).toBe('attachment; filename="iat.csv"');
      expect(heading?.split(';').slice(0, 5)).toEqual(['ID', 'Titolo (it)', 'Titolo (en)', 'Provincia', 'Comune']);
      const line = lines.find((one) => one.startsWith(`${id};`)) ?? '';
      expect(line).toContain('Ufficio in un file;Office;Bologna;Bologna;');
      expect(line).toContain('Aperto tutto l’anno. Giorni feriali dalle 9 alle 13 (=suonare)');
    });

    it('are found by title, in search and in the search of the picker, and listed by their place [2-3.15, 2-7.8]', async () => {
      const id = await create(office('Ufficio di Castelguelfo'));
      const search = await server().get<{ data: { area: string; id: number; route: string }[] }>(
        'search?q=castelguelfo',
        {
          as: 'lettore',
        },
      );
      expect(search.body.data).toMatchObject([{ area: 'iat', id, route: `/iat/${id}` }]);
      const picked = await server().call<{ data: unknown }>('POST', 'iat/search?keywords=castelguelfo', {
        as: 'lettore',
      });
      expect(picked.body.data).toEqual([{ id, title: 'Ufficio di Castelguelfo' }]);
      const list = await server().get<{ data: Row[] }>('iat?keywords=castelguelfo&provincia=37&orderBy=%2Bprovince', {
        as: 'lettore',
      });
      expect(list.body.data).toMatchObject([{ id, location: [{ city: { city: 'Bologna', province: 'Bologna' } }] }]);
      expect(
        (await server().get<{ data: Row[] }>('iat?keywords=castelguelfo&provincia=99', { as: 'admin' })).body.data,
      ).toEqual([]);
    });

    it('are revised beside what readers see', async () => {
      const id = await create(office('Ufficio da rivedere'));
      const item = await read(id);
      const it_ = { ...item.contents.it, status: 3 };
      const changed = { it: [open({ orari_feriali: '10:00-12:00' })], en: (item.info_apertura as Body).en };
      const answer = await put({ ...item, contents: { ...item.contents, it: it_ }, info_apertura: changed }, 'editor');
      expect(answer.status).toBe(200);
      expect(answer.body.data.id).not.toBe(id);
      expect((await read(id)).info_apertura).toEqual(item.info_apertura);
      expect((await read(answer.body.data.id)).info_apertura).toMatchObject({ it: [{ orari_feriali: '10:00-12:00' }] });
    });
  });
});
