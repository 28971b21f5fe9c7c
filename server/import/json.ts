import { isPlainObject } from '../../src/contract/plainObject';
import { importTexts } from '../../src/messages/server/imports';
import { BrokenOff, type EntryReader, LONGEST_ENTRY, type Position, type Read } from './entries';

const { broken, problems } = importTexts;

const [QUOTE, BACKSLASH, COMMA, COLON, NEWLINE] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isBlank = (code: number): boolean => code === 0x20 || code === NEWLINE || code === 0x0d || code === 0x09;

/** Values within each other in an entry, at most. */
const DEEPEST = 64;

/** Keys under which the list of entries may stand. */
const PLACES: readonly string[] = ['', 'data', 'data.items'];

/** A string, or a number with all that belongs to it. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** Integers that JavaScript would round become texts, digit by digit: ids may be as long as their source likes. */
const withLongNumbers = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(STRING_OR_NUMBER, (part) => (/^-?\d{16,}$/.test(part) ? `"${part}"` : part))
    : json;

/** Where a syntax error lies in a text, as far as the engine says. */
function errorAt(json: string, { message }: Error, start: Position): Position {
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  const before = json.slice(0, offset);
  const lines = before.split('\n');
  const last = lines.at(-1)?.length ?? 0;
  return { line: start.line + lines.length - 1, column: (lines.length === 1 ? start.column : 1) + last };
}

/** What is around the list of entries, which is small: parsed as a whole once the file has ended. */
class Envelope {
  private text = '';
  private readonly open: { readonly isList: boolean; key: string }[] = [];
  private isInString = false;
  private isEscaped = false;
  private isKey = false;
  private string = '';

  get isWhole(): boolean {
    return this.text.trim() !== '' && this.open.length === 0 && !this.isInString;
  }

  /** Takes the next character; gives whether the list of entries begins with it. */
  take(code: number): boolean {
    const character = String.fromCharCode(code);
    this.text += character;
    if (this.isInString) this.takeOfString(code, character);
    else if (code === QUOTE) [this.isInString, this.string] = [true, ''];
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      this.open.push({ isList: code === OPEN_LIST, key: '' });
      this.isKey = code === OPEN_OBJECT;
      return code === OPEN_LIST && this.isPlace();
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) this.close();
    else if (code === COMMA) this.isKey = this.open.at(-1)?.isList === false;
    else if (code === COLON) this.isKey = false;
    return false;
  }

  private takeOfString(code: number, character: string): void {
    if (code === QUOTE && !this.isEscaped) {
      this.isInString = false;
      const inner = this.open.at(-1);
      if (this.isKey && inner !== undefined) inner.key = this.string;
    } else this.string += character;
    this.isEscaped = code === BACKSLASH && !this.isEscaped;
  }

  private isPlace(): boolean {
    const around = this.open.slice(0, -1);
    return around.every(({ isList }) => !isList) && PLACES.includes(around.map(({ key }) => key).join('.'));
  }

  private close(): void {
    this.open.pop();
    this.isKey = false;
  }

  get isTooLong(): boolean {
    return this.text.length > LONGEST_ENTRY;
  }

  /** The list of entries is over. */
  endList(): void {
    this.text += ']';
    this.close();
  }

  assertJson(): void {
    JSON.parse(this.text);
  }
}

/** Where the reading is: around the list of entries, between two of them, or in one. */
type Mode = 'around' | 'before' | 'within' | 'behind';

/**
 * The entries of a JSON file: a list, or one under `data` or `data.items`. Each is parsed as soon as it ends; what is too
 * long or too nested is passed over.
 */
export class JsonReader implements EntryReader {
  private mode: Mode = 'around';
  private hasList = false;
  private mayEnd = true;
  private readonly envelope = new Envelope();
  private line = 1;
  private lineStart = 0;
  /** Characters of all pieces before the present one. */
  private passed = 0;
  private at = 0;
  private parts: string[] = [];
  private length = 0;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private isTooDeep = false;
  private start: Position = { line: 1, column: 1 };

  position(): Position {
    return { line: this.line, column: this.passed + this.at - this.lineStart + 1 };
  }

  async *entries(text: AsyncIterable<string>): AsyncGenerator<Read> {
    for await (const piece of text) yield* this.feed(piece);
    this.end();
  }

  private *feed(text: string): Generator<Read> {
    let from = 0;
    for (this.at = 0; this.at < text.length; this.at += 1) {
      const code = text.charCodeAt(this.at);
      if (this.mode !== 'within') {
        this.takeOutside(code);
        // Set by what was just taken: the compiler does not see it.
        if ((this.mode as Mode) === 'within') from = this.at;
      } else if (this.endsBefore(code)) {
        this.keep(text.slice(from, this.at));
        yield this.entry();
        this.takeOutside(code);
      }
      if (code === NEWLINE) {
        this.line += 1;
        this.lineStart = this.passed + this.at + 1;
      }
    }
    if (this.mode === 'within') this.keep(text.slice(from));
    this.passed += text.length;
    this.at = 0;
  }

  private end(): void {
    if (this.mode !== 'around' || !this.envelope.isWhole) throw new BrokenOff(broken.cutOff, this.position());
    if (!this.hasList) throw new BrokenOff(broken.noList, { line: 1, column: 1 });
    try {
      this.envelope.assertJson();
    } catch {
      throw new BrokenOff(broken.notJson, this.position());
    }
  }

  private takeOutside(code: number): void {
    if (this.mode === 'around') this.takeAround(code);
    else if (isBlank(code)) return;
    else if (code === CLOSE_LIST && (this.mode === 'behind' || this.mayEnd)) {
      this.envelope.endList();
      this.mode = 'around';
    } else if (this.mode === 'behind') {
      if (code !== COMMA) throw new BrokenOff(broken.notJson, this.position());
      [this.mode, this.mayEnd] = ['before', false];
    } else if (code === COMMA || code === CLOSE_LIST) throw new BrokenOff(broken.notJson, this.position());
    else this.begin(code);
  }

  private takeAround(code: number): void {
    if (this.hasList && this.envelope.isWhole && !isBlank(code)) throw new BrokenOff(broken.notJson, this.position());
    const begins = this.envelope.take(code);
    if (this.envelope.isTooLong) throw new BrokenOff(broken.noList, this.position());
    if (!begins || this.hasList) return;
    [this.mode, this.hasList, this.mayEnd] = ['before', true, true];
  }

  private begin(code: number): void {
    this.mode = 'within';
    this.start = this.position();
    [this.parts, this.length, this.isTooDeep, this.isEscaped] = [[], 0, false, false];
    this.isInString = code === QUOTE;
    this.depth = code === OPEN_LIST || code === OPEN_OBJECT ? 1 : 0;
  }

  /** Whether the entry is over before this character. */
  private endsBefore(code: number): boolean {
    if (this.isInString) {
      if (code === QUOTE && !this.isEscaped) this.isInString = false;
      this.isEscaped = code === BACKSLASH && !this.isEscaped;
      return false;
    }
    if (this.depth === 0 && (code === COMMA || code === CLOSE_LIST || isBlank(code))) return true;
    if (code === QUOTE) this.isInString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) this.depth += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) this.depth -= 1;
    if (this.depth < 0) throw new BrokenOff(broken.notJson, this.position());
    if (this.depth > DEEPEST) this.isTooDeep = true;
    return false;
  }

  private keep(text: string): void {
    this.length += text.length;
    if (this.length > LONGEST_ENTRY) this.parts = [];
    else this.parts.push(text);
  }

  private entry(): Read {
    this.mode = 'behind';
    const { line } = this.start;
    if (this.length > LONGEST_ENTRY) return { line, problem: problems.tooLong(LONGEST_ENTRY) };
    if (this.isTooDeep) return { line, problem: problems.tooDeep(DEEPEST) };
    const json = this.parts.join('');
    try {
      const value: unknown = JSON.parse(withLongNumbers(json));
      return isPlainObject(value) ? { line, value } : { line, problem: problems.noObject };
    } catch (error) {
      throw new BrokenOff(broken.notJson, errorAt(json, error as Error, this.start));
    }
  }
}
