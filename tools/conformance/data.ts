import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DATA = 'tests/conformance/requirements.json';

/** One thing that the documents ask for and a tester can check by itself. */
export interface Requirement {
  /** Document, section and number: `1-2.4.3` is document 1, section 2.4, third requirement. */
  readonly id: string;
  /** In Italian; texts of the interface in «». */
  readonly text: string;
  /** Files in which it lives. */
  readonly where: readonly string[];
  /** What is done otherwise, and why; in Italian. */
  readonly deviation?: string;
  /** The work under way that brings it: nothing has to hold it yet. */
  readonly pending?: string;
}

interface Document {
  readonly title: string;
  readonly sections: Readonly<Record<string, string>>;
}

export interface Requirements {
  readonly documents: Readonly<Record<string, Document>>;
  readonly requirements: readonly Requirement[];
}

export const readRequirements = (): Requirements => JSON.parse(readFileSync(`${ROOT}${DATA}`, 'utf8'));

/** The document and the section of an id. */
export function placeOf(id: string): { readonly document: string; readonly section: string } {
  const [, document = '', section = ''] = /^(\d+)-(.+)\.\d+$/.exec(id) ?? [];
  return { document, section };
}

let texts: ReadonlyMap<string, string> | null = null;

/** What a requirement asks. Throws for an id that the documents have not. */
export function textOf(id: string): string {
  texts ??= new Map(readRequirements().requirements.map((requirement) => [requirement.id, requirement.text]));
  const text = texts.get(id);
  if (text === undefined) throw new Error(`${DATA} has no requirement '${id}'`);
  return text;
}

/** The number of the id after this one: each section counts from 1. */
const isNext = ({ id }: Requirement, before: Requirement | undefined): boolean => {
  const number = Number(id.slice(id.lastIndexOf('.') + 1));
  const [at, was] = [placeOf(id), before === undefined ? null : placeOf(before.id)];
  const goesOn = was !== null && at.document === was.document && at.section === was.section;
  return goesOn ? before?.id === id.replace(/\d+$/, String(number - 1)) : number === 1;
};

/** What is wrong with the data by themselves: ids out of order, sections without a title, files that are not there. */
export function problemsOfData({ documents, requirements }: Requirements): string[] {
  return requirements.flatMap((requirement, index) => {
    const { id, where } = requirement;
    const { document, section } = placeOf(id);
    return [
      ...(isNext(requirement, requirements[index - 1]) ? [] : [`${id}: fuori posto`]),
      ...(documents[document]?.sections[section] === undefined ? [`${id}: sezione senza titolo`] : []),
      ...(where.length === 0 ? [`${id}: senza luogo`] : []),
      ...where.filter((file) => !existsSync(`${ROOT}${file}`)).map((file) => `${id}: ${file} non c’è`),
    ];
  });
}
