import type { JSHandle, Locator, Page } from 'playwright/test';
import sharp from 'sharp';

/** A file that a test chooses, drops or pastes. */
export interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 110, b: 160 } } });

export const jpeg = async (name: string, width: number, height: number): Promise<TestFile> => ({
  name,
  type: 'image/jpeg',
  bytes: await drawn(width, height).jpeg().toBuffer(),
});

export const png = async (name: string, width: number, height: number): Promise<TestFile> => ({
  name,
  type: 'image/png',
  bytes: await drawn(width, height).png().toBuffer(),
});

/** A PNG of noise, `side` pixels square, which no compression makes small. */
export const noise = async (name: string, side: number): Promise<TestFile> => ({
  name,
  type: 'image/png',
  bytes: await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer(),
});

export const svg = (name: string): TestFile => ({
  name,
  type: 'image/svg+xml',
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
});

export const pdf = (name: string): TestFile => ({
  name,
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

export const csv = (name: string): TestFile => ({
  name,
  type: 'text/csv',
  bytes: Buffer.from('comune;arrivi\nRimini;9\n'),
});

/** The first bytes of a file only, as an interrupted download leaves it. */
export const truncated = (file: TestFile, length: number): TestFile => ({
  ...file,
  bytes: file.bytes.subarray(0, length),
});

/** The file with zeros behind it, up to this many bytes. */
export const padded = (file: TestFile, length: number): TestFile => ({
  ...file,
  bytes: Buffer.concat([file.bytes, Buffer.alloc(length - file.bytes.length)]),
});

const transferOf = (page: Page, files: readonly TestFile[], text = ''): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    ([all, plain]) => {
      const transfer = new DataTransfer();
      if (plain !== '') transfer.setData('text/plain', plain);
      for (const { name, type, bytes } of all)
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], name, { type }));
      return transfer;
    },
    [files.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.toString('base64') })), text] as const,
  );

/** Drops files onto an element. */
export async function dropFiles(page: Page, target: Locator, files: readonly TestFile[]): Promise<void> {
  const dataTransfer = await transferOf(page, files);
  await target.dispatchEvent('drop', { dataTransfer });
  await dataTransfer.dispose();
}

/** Pastes files with the focus on an element, beside a text where one is given. */
export async function pasteFiles(page: Page, target: Locator, files: readonly TestFile[], text = ''): Promise<void> {
  const clipboardData = await transferOf(page, files, text);
  await target.evaluate((element, data) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
    element.dispatchEvent(event);
  }, clipboardData);
  await clipboardData.dispose();
}
