import type { FileNote } from '../../src/messages/server/fileNotes';

/** A file of the demo: what is written down of it, and what is in it. */
export interface DemoDocument {
  readonly key: string;
  readonly extension: 'pdf' | 'csv' | 'xml' | 'json';
  readonly mime: string;
  readonly name: string;
  readonly content: Buffer;
  /** What an upload of it would have found. */
  readonly notes: readonly FileNote[];
}

/** Of a PDF that nobody has made accessible; those without a text lack that too. */
export const pdfNotes = (access: PdfAccess): FileNote[] =>
  access === 'whole'
    ? []
    : [
        {
          code: 'pdfAccess',
          lacks: ['title', 'language', 'tags', ...(access === 'scanned' ? (['text'] as const) : [])],
        },
      ];

/** Of a table of the demo, in UTF-8 and separated as Italian spreadsheets expect. */
export const csvNote = (columns: number): FileNote => ({ code: 'csv', encoding: 'UTF-8', separator: ';', columns });

/** A value of a table, in quotation marks where it needs them. */
export const cell = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A text as a PDF's string: what its standard fonts can write, with brackets and slashes marked. */
const pdfText = (text: string): string => text.replaceAll('’', "'").replace(/[\\()]/g, (sign) => `\\${sign}`);

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** What is drawn in a marked piece of the page, or without a mark. */
const piece = (drawn: string, mark: { readonly tag: string; readonly id: number } | null): string =>
  mark === null ? drawn : `/${mark.tag} << /MCID ${mark.id} >> BDC\n${drawn}\nEMC`;

const textAt = (face: string, size: number, y: number, text: string): string =>
  `BT /${face} ${size} Tf 60 ${y} Td (${pdfText(text)}) Tj ET`;

/** The objects one after the other, with the table by which readers find them. Source: ISO 32000-1, section 7.5. */
function fileOf(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/**
 * How well readers get on with a PDF: with title, language and structure, with none of these, or with pages that are
 * pictures.
 */
export type PdfAccess = 'whole' | 'bare' | 'scanned';

/** A page with a title and lines, in the fonts that every reader has, in a language. */
export function pdf(
  title: string,
  lines: readonly string[],
  { access, language = 'it-IT' }: { readonly access: PdfAccess; readonly language?: string },
): Buffer {
  const marks = (tag: string, id: number) => (access === 'whole' ? { tag, id } : null);
  const drawn =
    access === 'scanned'
      ? lines.map((line, index) => `0.85 g 60 ${730 - index * 18} ${40 + line.length * 5} 9 re f`).join('\n')
      : [
          piece(textAt('F1', 22, 770, title), marks('H1', 0)),
          ...lines.map((line, index) => piece(textAt('F2', 12, 730 - index * 18, line), marks('P', index + 1))),
        ].join('\n');
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /StructParents 0 /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`;
  const common = [
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    `<< /Length ${Buffer.byteLength(drawn, 'latin1')} >>\nstream\n${drawn}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ];
  if (access !== 'whole') return fileOf(['<< /Type /Catalog /Pages 2 0 R >>', ...common], '');
  // The structure: a document of a heading and paragraphs, each pointing to its piece of the page.
  const [info, tree, document, parents, first] = [7, 8, 9, 10, 11];
  const elements = ['H1', ...lines.map(() => 'P')];
  const kids = elements.map((_, index) => `${first + index} 0 R`).join(' ');
  return fileOf(
    [
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /MarkInfo << /Marked true >> /StructTreeRoot ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
      ...common,
      `<< /Title (${pdfText(title)}) >>`,
      `<< /Type /StructTreeRoot /K [${document} 0 R] /ParentTree ${parents} 0 R /ParentTreeNextKey 1 >>`,
      `<< /Type /StructElem /S /Document /P ${tree} 0 R /K [${kids}] >>`,
      `<< /Nums [0 [${kids}]] >>`,
      ...elements.map((tag, index) => `<< /Type /StructElem /S /${tag} /P ${document} 0 R /Pg 3 0 R /K ${index} >>`),
    ],
    `/Info ${info} 0 R `,
  );
}
