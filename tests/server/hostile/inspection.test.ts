import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInspector, type Inspector } from '../../../server/inspect/inspector';
import { claimedType, type MediaPurpose } from '../../../src/content/media/files';
import { mediaFileTexts } from '../../../src/messages/screens/media';
import { jpeg } from '../media-kit';

const [ATTACKER, EDITOR] = [1, 2];

/** Noise that takes many times the deadline to draw on any machine, in 20 kB. */
const endlessSvg = (): string => {
  const noise = '<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(400);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1">${noise}</filter><rect width="2000" height="2000" filter="url(#f)"/></svg>`;
};

describe('files that ask for too much', () => {
  let folder = '';
  let inspector: Inspector;
  let problems: Error[] = [];

  async function received(name: string, content: string | Buffer, purpose: MediaPurpose = 'default') {
    const own = await mkdtemp(join(folder, 'file-'));
    const path = join(own, 'received');
    await writeFile(path, content);
    const claimed = claimedType(name);
    if (claimed === null) throw new Error(name);
    const file = { path, name, size: Buffer.byteLength(content), claimed };
    return { file, purpose, folder: own };
  }
  const inspect = async (name: string, content: string) => inspector.inspect(await received(name, content), ATTACKER);
  const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'accepted',
      ({ status, message }) => [status, message],
    );
  const begin = (limits: Parameters<typeof createInspector>[1] = {}) => {
    inspector = createInspector((error) => problems.push(error), limits);
  };

  beforeEach(async () => {
    problems = [];
    folder = await mkdtemp(join(tmpdir(), 'portolano-hostile-'));
  });
  afterEach(async () => {
    await inspector.close();
    await rm(folder, { recursive: true });
    expect(problems).toEqual([]);
  });

  it.each([
    ['tags that never end', '<a>'.repeat(20_000)],
    ['tags that never end, each with a namespace', '<a xmlns:b="c">'.repeat(20_000)],
    ['a thousand tags around nothing', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
    ['a million attributes', `<a ${Array.from({ length: 1_000_000 }, (_, index) => `b${index}=""`).join(' ')}/>`],
  ])('refuses XML with %s', async (_what, xml) => {
    begin();
    expect(await refusalOf(inspect('dati.xml', xml))).toEqual([422, mediaFileTexts.broken('dati.xml')]);
  });

  it('ends a picture that takes too long, and serves the others meanwhile', async () => {
    begin({ deadline: 5000 });
    const order: string[] = [];
    const note = async (what: string, work: Promise<unknown>) => {
      const outcome = await refusalOf(work);
      order.push(what);
      return outcome;
    };
    const endless = await received('rumore.svg', endlessSvg());
    const picture = await received('foto.jpg', await jpeg());
    const outcomes = await Promise.all([
      note('endless', inspector.inspect(endless, ATTACKER)),
      note('the same user’s', inspector.inspect(picture, ATTACKER)),
      note('another’s', inspector.inspect(picture, EDITOR)),
    ]);
    expect(outcomes).toEqual([[422, mediaFileTexts.tooDemanding('rumore.svg')], 'accepted', 'accepted']);
    expect(order).toEqual(['another’s', 'endless', 'the same user’s']);
  });

  it('ends a file that takes too much memory, and goes on', async () => {
    begin({ memory: 48 });
    const json = `[${Array.from({ length: 1_500_000 }, () => '{}').join(',')}]`;
    expect(await refusalOf(inspect('dati.json', json))).toEqual([422, mediaFileTexts.tooDemanding('dati.json')]);
    expect(await refusalOf(inspect('dati.json', '[{}]'))).toBe('accepted');
  });

  it('takes a file whose content is too much for what reads it for notes, and says so', async () => {
    begin({ memory: 48 });
    const unindexed = `%PDF-1.4\n${'x'.repeat(8_000_000)}\n%%EOF\n`;
    const { notes } = await inspector.inspect(await received('guida.pdf', unindexed, 'attachments'), EDITOR);
    expect(notes).toEqual([{ code: 'tooDemanding' }]);
  });
});
