import { beforeAll, describe, expect, it } from 'vitest';
import { pdf as drawPdf } from '../../demo/media/document';
import {
  BOLOGNA,
  type Body,
  type ReadItem,
  type Refused,
  RIMINI,
  refusalOf,
  seedReferences,
  type Written,
} from './content-kit';
import { describeOnEach } from './kit';
import { type Answered, jpeg, type Sent, send, uploaded } from './media-kit';
import { headerOf, newRole, newUser } from './users-kit';

interface Uploaded {
  id: number;
  name: string;
  url: string;
  size: number;
  mime: string;
  notes: string[];
}
type Row = Body & { id: number };

const guide = (title: string) => drawPdf(title, ['Una riga'], { access: 'whole' });
const ONLY_PDF = 'Sono ammessi solo files pdf.';
const ONLY_DATA = 'Sono ammessi solo files csv, xml e json.';

describeOnEach('webcams, open data, downloads', (server) => {
  const call = (method: 'POST' | 'PUT', path: string, body: Body, as = 'admin') =>
    server().call<Written & Refused>(method, path, { as, body });
  const read = async (area: string, id: number) =>
    (await server().get<{ data: ReadItem }>(`${area}/${id}`, { as: 'admin' })).body.data;
  const create = async (area: string, body: Body): Promise<number> => {
    const answer = await call('POST', area, { lang: 'it', ...body });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const sendAs = (sent: Sent, as: Parameters<typeof send>[3] = 'admin') =>
    send<Answered & { data: Uploaded }>(server(), 'attachments/upload', sent, as);
  const attach = async (sent: Sent): Promise<Uploaded> => {
    const answer = await sendAs(sent);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data;
  };
  const someone = async (name: string, ...abilities: string[]) => {
    await newRole(server(), name, abilities);
    await newUser(server(), name, { role: name });
    return headerOf(server(), name);
  };
  const rows = async (query: string) => (await server().get<{ data: Row[] }>(query, { as: 'admin' })).body.data;

  beforeAll(() => seedReferences(server()));

  describe('files', () => {
    it('come back with what they are, in their order, with name, language and cover [2-3.28, 2-7.16, 1-2.19.1]', async () => {
      const [first, second] = [
        await attach({ name: 'mappa.pdf', bytes: guide('Mappa') }),
        await attach({ name: 'guida.pdf', bytes: guide('Guida') }),
      ];
      const image = await uploaded(server(), { name: 'rocca.jpg', bytes: await jpeg() });
      const id = await create('download', {
        contents: { it: { title: 'Guide', descrizioneFile: 'Due guide' } },
        mappa: true,
        comune: [{ id: BOLOGNA }],
        attachments: [
          { id: second.id, name: 'La guida', language: 'it', order: 2 },
          { id: first.id, name: 'La mappa', language: 'en', order: 1, cover: { id: image.id, caption: 'Rocca' } },
        ],
      });
      const { attachments, mappa, contents } = await read('download', id);
      expect([mappa, contents.it?.descrizioneFile]).toEqual([true, 'Due guide']);
      expect(attachments).toEqual([
        {
          id: first.id,
          name: 'La mappa',
          language: 'en',
          order: 1,
          url: first.url,
          size: first.size,
          mime: 'application/pdf',
          notes: [],
          cover: {
            id: image.id,
            thumb_url: image.url_thumb,
            caption: 'Rocca',
            description: '',
            copyright: '',
          },
        },
        {
          id: second.id,
          name: 'La guida',
          language: 'it',
          order: 2,
          url: second.url,
          size: second.size,
          mime: 'application/pdf',
          notes: [],
          cover: null,
        },
      ]);
      const [row] = await rows(`download?comune=${BOLOGNA}&keywords=guide`);
      expect(row?.attachments).toEqual([{ id: first.id, url: first.url }]);
      expect(await rows(`download?comune=${RIMINI}`)).toEqual([]);
    });

    it('in use are not deleted, and neither is a cover: both say who uses them', async () => {
      const file = await attach({ name: 'in-uso.pdf', bytes: guide('In uso') });
      const image = await uploaded(server(), { name: 'copertina.jpg', bytes: await jpeg({ colour: '#369' }) });
      const id = await create('download', {
        contents: { it: { title: 'Chi lo usa' } },
        attachments: [{ id: file.id, cover: { id: image.id } }],
      });
      for (const path of [`attachments/${file.id}`, `media/upload/${image.id}`]) {
        const { status, body } = await server().call<{ data: { contents: object[] } }>('DELETE', path, { as: 'admin' });
        expect([path, status, body.data.contents]).toEqual([
          path,
          409,
          [{ area: 'download', id, title: 'Chi lo usa', route: `/download/${id}/download` }],
        ]);
      }
      await call('PUT', `download/${id}`, { lang: 'it', contents: { it: { title: 'Chi lo usa' } }, attachments: [] });
      expect((await server().call('DELETE', `attachments/${file.id}`, { as: 'admin' })).status).toBe(200);
      expect((await server().call('DELETE', `media/upload/${image.id}`, { as: 'admin' })).status).toBe(200);
    });

    it('must exist, be attachments, and be of the kind that the content takes [2-5.22]', async () => {
      const csv = await attach({ name: 'dati.csv', bytes: 'a;b\n1;2\n' });
      const gpx = await attach({ name: 'traccia.gpx', bytes: '<gpx xmlns="http://www.topografix.com/GPX/1/1"/>' });
      const image = await uploaded(server(), { name: 'foto.jpg', bytes: await jpeg({ colour: '#936' }) });
      const sent = async (area: string, file: Body) =>
        refusalOf(await call('POST', area, { lang: 'it', contents: { it: { title: 'X' } }, attachments: [file] }));
      const missing = (id: number) =>
        `Il file ${id} non esiste più fra gli allegati: toglilo dall’elenco, o caricali di nuovo`;
      expect(await sent('download', { id: 99999 })).toEqual({ status: 422, errors: { attachments: missing(99999) } });
      expect(await sent('download', { id: image.id })).toEqual({
        status: 422,
        errors: { attachments: missing(image.id) },
      });
      expect(await sent('download', { id: csv.id })).toEqual({
        status: 422,
        errors: { attachments: `«dati.csv»: ${ONLY_PDF}` },
      });
      expect(await sent('opendata', { id: gpx.id })).toEqual({
        status: 422,
        errors: { attachments: `«traccia.gpx»: ${ONLY_DATA}` },
      });
      expect((await sent('opendata', { id: csv.id, cover: { id: csv.id } })).errors).toEqual({
        attachments: `L'immagine ${csv.id} non esiste più: toglila e sceglila di nuovo`,
      });
      expect((await sent('opendata', { id: csv.id, name: 'x'.repeat(301) })).errors?.attachments).toContain('300');
      await create('opendata', { contents: { it: { title: 'Dati' } }, attachments: [{ id: csv.id }] });
    });

    it('may be uploaded by whoever may write the content, and only what it takes [2-5.22, 2-7.19]', async () => {
      const downloads = await someone('scarica', 'download-view', 'download-create');
      const data = await someone('dati', 'opendata-view', 'opendata-edit');
      const reader = await someone('guarda', 'download-view', 'opendata-view', 'news-create');
      const pdf = { name: 'a.pdf', bytes: guide('A') };
      const csv = { name: 'a.csv', bytes: 'a,b\n1,2\n' };
      const outcome = async (sent: Sent, as: Parameters<typeof send>[3]) => {
        const { status, body } = await sendAs(sent, as);
        return [status, status === 201 ? body.data.name : body.errors?.file];
      };
      expect(await outcome(pdf, downloads)).toEqual([201, 'a.pdf']);
      expect(await outcome(csv, downloads)).toEqual([415, `«a.csv»: ${ONLY_PDF}`]);
      expect(await outcome(csv, data)).toEqual([201, 'a.csv']);
      expect(await outcome(pdf, data)).toEqual([415, `«a.pdf»: ${ONLY_DATA}`]);
      expect((await sendAs(pdf, reader)).status).toBe(403);
      expect(await outcome({ name: 'a.txt', bytes: 'x' }, 'admin')).toEqual([201, 'a.txt']);
    });
  });

  describe('what helps readers is said, and refuses nothing', () => {
    const access = 'Non accessibile: ';
    const [title, language, tags] = [
      'manca il titolo nelle proprietà',
      'manca la lingua',
      'mancano i tag di struttura (esportalo come «PDF con tag»)',
    ];
    const locked = Buffer.from(
      drawPdf('Chiuso', ['x'], { access: 'bare' })
        .toString('latin1')
        .replace(
          'trailer << ',
          `trailer << /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >> `,
        ),
      'latin1',
    );
    it.each<[string, string | Buffer, string[]]>([
      ['intero.pdf', guide('Intero'), []],
      ['nudo.pdf', drawPdf('Nudo', ['x'], { access: 'bare' }), [`${access}${title}; ${language}; ${tags}`]],
      [
        'scansione.pdf',
        drawPdf('Scansione', ['x'], { access: 'scanned' }),
        [
          `${access}${title}; ${language}; ${tags}; le pagine non hanno testo (se sono scansioni, passale al riconoscimento OCR)`,
        ],
      ],
      ['chiuso.pdf', locked, ['Protetto da password: chi non la conosce non può aprirlo']],
      ['buono.csv', '\ufeffa;b\r\n1;"x\ny"\r\n', ['UTF-8, separatore «;», 2 colonne']],
      ['tab.csv', 'a\tb\n1\t2\n', ['UTF-8, separatore «tabulazione», 2 colonne']],
      ['storta.csv', 'a,b\n1,2\n3,4,5\n', ['UTF-8, separatore «,», 2 colonne', 'Riga 3: 3 valori invece di 2']],
      ['aperta.csv', 'a,b\n1,"2\n3,4\n', ['Riga 3: virgolette aperte e non chiuse, o fuori posto']],
      [
        'excel.csv',
        Buffer.from('citt\xe0;et\xe0\n1;2\n', 'latin1'),
        ['Era scritto in Windows-1252: è stato convertito in UTF-8', 'UTF-8, separatore «;», 2 colonne'],
      ],
      ['larga.csv', `${'a,'.repeat(9_999)}a\n`, ['UTF-8, separatore «,», 10.000 colonne']],
      [
        'senza-fine.csv',
        `a,b\n${'x'.repeat(2_000_000)}`,
        ['Riga 2: troppo lunga per un foglio di calcolo; manca forse la fine della riga'],
      ],
      ['buono.json', '\ufeff{"a": [1, "è"]}\n', []],
      ['tagliato.json', '{"a": [1,\n  {"b": "c', ['JSON non valido: riga 2, colonna 11']],
      ['sbagliato.json', '[1,\n 2,, 3]', ['JSON non valido: riga 2, colonna 4']],
      ['due.json', '[1]\n[2]', ['JSON non valido: riga 2, colonna 1']],
      ['buono.xml', '<?xml version="1.0"?><dati><r/></dati>', []],
      ['tagliato.xml', '<dati>\n  <r>', ['XML non valido: riga 2, colonna 5']],
      ['entita.xml', '<!DOCTYPE d [<!ENTITY a "aaaa">]><d>&a;</d>', ['XML non valido: riga 1, colonna 39']],
    ])('%s', async (name, bytes, notes) => {
      const { status, body, text } = await sendAs({ name, bytes });
      expect([status, status === 201 ? body.data.notes : text]).toEqual([201, notes]);
    });

    it.each<[string, string | Buffer]>([
      ['finto.pdf', 'sono un testo'],
      ['troncato.pdf', guide('Troncato').subarray(0, 300)],
      ['pagina.xml', '<html xmlns="http://www.w3.org/1999/xhtml"><p>'],
      ['testo.xml', 'sono un testo'],
      ['testo.json', 'sono un testo'],
      ['immagine.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ])('but %s is none, and is refused', async (name, bytes) => {
      expect((await sendAs({ name, bytes })).status).toBe(422);
    });

    it('is told of three thousand pages', async () => {
      const pages = Array.from({ length: 3000 }, (_, at) => `${at + 3} 0 obj<</Type/Page/Parent 2 0 R>>endobj\n`);
      const kids = pages.map((_, at) => `${at + 3} 0 R`).join(' ');
      const long = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 3000/Kids[${kids}]>>endobj\n${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`;
      const { notes } = await attach({ name: 'lungo.pdf', bytes: long });
      expect(notes.at(-1)).toBe('Ha 3.000 pagine: conviene dividerlo in più file');
    });
  });

  describe('contents in one language', () => {
    it('give back what came in another, unjudged', async () => {
      const en = { title: 'Old pier', status: 1, slug: 'old-pier' };
      const id = await create('webcam', { contents: { it: { title: 'Molo' }, en } });
      const { updated_at, contents } = await read('webcam', id);
      expect(contents.en).toMatchObject(en);
      const body = { lang: 'it', updated_at, contents: { ...contents, it: { ...contents.it, title: 'Molo nuovo' } } };
      expect((await call('PUT', `webcam/${id}`, body)).status).toBe(200);
      expect((await read('webcam', id)).contents).toMatchObject({ it: { title: 'Molo nuovo' }, en });
    });

    it('are asked for what the contract pins once they are published', async () => {
      const published = (area: string, more: Body = {}) =>
        call('POST', area, { lang: 'it', contents: { it: { title: '', status: 1 } }, ...more });
      const missing = async (area: string) => Object.keys(refusalOf(await published(area)).errors ?? {});
      expect(await missing('webcam')).toEqual(['contents.it.title', 'webcam.url']);
      expect(await missing('opendata')).toEqual(['contents.it.title', 'attachments']);
      expect(await missing('download')).toEqual(['contents.it.title', 'attachments']);
      const { id } = await attach({ name: 'ok.csv', bytes: 'a;b\n' });
      const body = { contents: { it: { title: 'Ok', slug: 'ok', status: 1 } }, lang: 'it', attachments: [{ id }] };
      expect((await call('POST', 'opendata', body)).status).toBe(201);
    });

    it('show a webcam’s municipality out of its address', async () => {
      const id = await create('webcam', {
        contents: { it: { title: 'Piazza Cavour' } },
        webcam: { url: 'https://webcam.example/rimini', note: 'Di notte è ferma' },
        locations: { city: { id: RIMINI }, address: 'Piazza Cavour', number: '', lat: 44.06, lng: 12.56 },
        category: [{ id: 7001 }],
      });
      const [row] = await rows('webcam?keywords=cavour&orderBy=-id&page=1&limit=50');
      expect([row?.id, row?.comune]).toEqual([id, [{ id: RIMINI, nome: 'Rimini', city: 'Rimini' }]]);
      expect(await read('webcam', id)).toMatchObject({
        webcam: { url: 'https://webcam.example/rimini', note: 'Di notte è ferma' },
        locations: { city: { id: RIMINI } },
      });
    });
  });

  it('a preview lists the files with format and size', async () => {
    const file = await attach({ name: 'anteprima.pdf', bytes: guide('Anteprima') });
    const answer = await call('POST', 'download', {
      lang: 'it',
      contents: { it: { title: 'Da vedere', slug: 'da-vedere', status: 1, descrizioneFile: 'Che cosa c’è <dentro>' } },
      attachments: [{ id: file.id, name: 'Il <file>', language: 'it' }],
    });
    const page = await (await fetch(`${server().origin}${answer.body.data.permalink}`)).text();
    expect(page).toContain(`<a href="${file.url}" download>Il &lt;file&gt;</a> (PDF, `);
    expect(page).toContain('Che cosa c’è &lt;dentro&gt;');
  });
});
