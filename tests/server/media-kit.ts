import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { API_BASE } from '../../src/contract/endpoint';
import type { Answer, TestServer } from './kit';

/** A media item as the server answers it. */
export interface Item {
  id: number;
  name: string;
  url: string;
  url_thumb: string | null;
  title: string;
  copyright: string;
  description: string;
  license_id: number | null;
  versione_id: number | null;
  openlibrary: boolean;
  width: number | null;
  height: number | null;
  updated_at: string;
}

export interface Answered {
  status: string;
  code: string;
  message: string;
  data: Item;
  errors?: Record<string, string>;
}

export interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  readonly type?: string;
}

/** Sends a file as a browser does, as a user of the demo or with a header. `path` counts from the API's base. */
export async function send<Body = Answered>(
  server: TestServer,
  path: string,
  { name, bytes, type = '' }: Sent,
  as: string | { readonly Authorization: string } = 'admin',
): Promise<Answer<Body>> {
  const form = new FormData();
  form.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
  const response = await fetch(`${server.origin}${API_BASE}/${path}`, {
    method: 'POST',
    headers: typeof as === 'string' ? { Authorization: `Bearer ${await server.token(as)}` } : as,
    body: form,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Body };
}

export const IMAGES = 'media/upload/images/0';

/** Uploads and gives the item; throws where it is refused. */
export async function uploaded(server: TestServer, sent: Sent, path = IMAGES, as = 'admin'): Promise<Item> {
  const answer = await send(server, path, sent, as);
  if (answer.status !== 201) throw new Error(`upload: ${answer.text}`);
  return answer.body.data;
}

interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}

const canvas = ({ width = 1200, height = 800, colour = '#c96' }: PictureOptions) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

export const jpeg = (options: PictureOptions = {}): Promise<Buffer> => canvas(options).jpeg().toBuffer();
export const png = (options: PictureOptions = {}): Promise<Buffer> => canvas(options).png().toBuffer();
export const webp = (options: PictureOptions = {}): Promise<Buffer> => canvas(options).webp().toBuffer();
export const gif = (options: PictureOptions = {}): Promise<Buffer> => canvas(options).gif().toBuffer();

/** A JPEG that says where it was taken, by whom, and that it lies on its side. */
export const jpegWithPlace = (): Promise<Buffer> =>
  canvas({ width: 800, height: 1300 })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Mario Rossi', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A PNG of one colour whose header says any size: a few KB that would take gigabytes to decode. */
export function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const whole = Buffer.alloc(data.length + 12);
    whole.writeUInt32BE(data.length, 0);
    whole.write(type, 4, 'latin1');
    data.copy(whole, 8);
    whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
    return whole;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** An archive with one stored file in it. */
export function zip(name: string, content: string): Buffer {
  const [file, data] = [Buffer.from(name), Buffer.from(content)];
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(data), 0);
  sizes.writeUInt32LE(data.length, 4);
  sizes.writeUInt32LE(data.length, 8);
  const names = Buffer.from([file.length, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from('504b03041400000000000000210000', 'hex').subarray(0, 14), sizes, names]);
  const body = Buffer.concat([local, file, data]);
  const central = Buffer.concat([
    Buffer.from('504b010214001400000000000000210000', 'hex').subarray(0, 16),
    sizes,
    names,
    Buffer.alloc(14),
    file,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, central, end]);
}

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const svg = (inner: string, attributes = 'width="300" height="200"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

/** The bytes behind an address of the site. */
export async function fetched(server: TestServer, url: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + url, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
