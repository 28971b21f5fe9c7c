import { Tokenizer, TokenizerError, TokenParser, TokenParserError, TokenType } from '@streamparser/json';
import { isPlainObject } from '../../src/contract/plainObject';
import { importTexts } from '../../src/messages/server/imports';
import { BrokenOff, type EntryReader, LONGEST_ENTRY, type Position, type Read } from './entries';

const { broken, problems } = importTexts;

/** A token as the library hands it over. */
type Token = Parameters<Tokenizer['onToken']>[0];

/** Values within each other in an entry, at most. */
const DEEPEST = 64;

/** Keys under which the list of entries may stand. */
const PLACES: readonly string[] = ['', 'data', 'data.items'];

const OPENING: readonly TokenType[] = [TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET];
const CLOSING: readonly TokenType[] = [TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET];

/** Integers that JavaScript would round become texts, digit by digit: ids may be as long as their source likes. */
class ExactTokenizer extends Tokenizer {
  protected override parseNumber(written: string): number {
    // The library hands on whatever it gets.
    return /^-?\d{16,}$/.test(written) ? (written as unknown as number) : super.parseNumber(written);
  }
}

/** Stands for an entry where only what is around the entries is kept. */
const PLACEHOLDER = { token: TokenType.NULL, value: null } as Token;

const NEWLINE = 10;

/** Counts lines and columns, from 1, up to a byte of a text that comes in pieces. */
class Place {
  private line = 1;
  private column = 1;
  private counted = 0;

  position(): Position {
    return { line: this.line, column: this.column };
  }

  /** Goes on to a byte of the piece that begins with the byte `first`. */
  advance(piece: Uint8Array, first: number, to: number): void {
    const end = Math.min(to - first, piece.length);
    for (let at = this.counted - first; at < end; at += 1) {
      const byte = piece[at] ?? 0;
      // What continues a character is no column of its own.
      if (byte === NEWLINE) [this.line, this.column] = [this.line + 1, 1];
      else if ((byte & 0xc0) !== 0x80) this.column += 1;
    }
    this.counted = Math.max(this.counted, first + end);
  }
}

/** An entry that is being put together. */
class Entry {
  readonly start: Position;
  private readonly first: number;
  private readonly parser = new TokenParser({ paths: ['$'] });
  private depth = 0;
  private problem: string | null = null;
  private value: unknown;

  constructor(start: Position, first: number) {
    this.start = start;
    this.first = first;
    this.parser.onValue = ({ value }) => {
      this.value = value;
    };
  }

  /** Takes the next token; gives whether it was the last. Of what is too long or too nested nothing more is kept. */
  take(token: Token): boolean {
    if (OPENING.includes(token.token)) this.depth += 1;
    if (CLOSING.includes(token.token)) this.depth -= 1;
    if (this.depth > DEEPEST) this.problem ??= problems.tooDeep(DEEPEST);
    if (token.offset - this.first > LONGEST_ENTRY) this.problem ??= problems.tooLong(LONGEST_ENTRY);
    if (this.problem === null) this.parser.write(token);
    return this.depth <= 0;
  }

  read(): Read {
    const { line } = this.start;
    if (this.problem !== null) return { line, problem: this.problem };
    return isPlainObject(this.value) ? { line, value: this.value } : { line, problem: problems.noObject };
  }
}

/** The entries of a JSON file: a list, or one under `data` or `data.items`. Each is given as soon as it ends. */
export class JsonReader implements EntryReader {
  private readonly tokenizer = new ExactTokenizer();
  /** Checks what is around the entries, and keeps nothing of it. */
  private readonly around = new TokenParser({ paths: [], keepStack: false });
  private readonly open: { readonly isList: boolean; key: string }[] = [];
  private lastText = '';
  /** How deep the list of entries lies; null before it is found. */
  private listDepth: number | null = null;
  private entry: Entry | null = null;
  private found: Read[] = [];
  private readonly place = new Place();
  private piece = new Uint8Array();
  /** Bytes of all pieces before the present one, and the one at which the last token began. */
  private passed = 0;
  private at = 0;

  constructor() {
    this.tokenizer.onToken = (token) => this.take(token);
    this.around.onValue = () => undefined;
  }

  position(): Position {
    return this.place.position();
  }

  async *entries(text: AsyncIterable<string>): AsyncGenerator<Read> {
    const encoder = new TextEncoder();
    for await (const one of text) {
      this.piece = encoder.encode(one);
      const error = this.failure(() => this.tokenizer.write(this.piece));
      yield* this.found.splice(0);
      if (error !== null) throw error;
      this.passed += this.piece.length;
      // A text that nothing ends would be kept as long as it goes on.
      if (this.passed - this.at > 2 * LONGEST_ENTRY)
        throw new BrokenOff(broken.tooLong(LONGEST_ENTRY), this.entry?.start ?? this.position());
      this.place.advance(this.piece, this.passed - this.piece.length, this.passed);
    }
    if (!this.around.isEnded) throw new BrokenOff(broken.cutOff, this.position());
    if (this.listDepth === null) throw new BrokenOff(broken.noList, { line: 1, column: 1 });
  }

  /** What a step of the reading fails with: where the text is no JSON. */
  private failure(step: () => void): BrokenOff | null {
    try {
      step();
      return null;
    } catch (error) {
      if (!(error instanceof TokenizerError || error instanceof TokenParserError)) throw error;
      const offset = /absolute position "(\d+)/.exec(error.message)?.[1];
      this.place.advance(this.piece, this.passed, offset === undefined ? this.at : Number(offset));
      return new BrokenOff(broken.notJson, this.position());
    }
  }

  private take(token: Token): void {
    this.at = token.offset;
    if (this.around.isEnded) throw new TokenParserError('more than one value');
    if (this.entry === null && this.isInList() && !this.isBetween(token)) this.begin();
    if (this.entry === null) this.takeAround(token);
    else if (this.entry.take(token)) {
      this.found.push(this.entry.read());
      this.entry = null;
    }
  }

  private isInList(): boolean {
    return this.listDepth !== null && this.open.length === this.listDepth;
  }

  private isBetween({ token }: Token): boolean {
    return token === TokenType.COMMA || token === TokenType.RIGHT_BRACKET;
  }

  private begin(): void {
    // At once: where no entry may begin, none does.
    this.around.write(PLACEHOLDER);
    this.place.advance(this.piece, this.passed, this.at);
    this.entry = new Entry(this.position(), this.at);
  }

  private takeAround(token: Token): void {
    this.around.write(token);
    if (token.token === TokenType.STRING) this.lastText = String(token.value);
    const inner = this.open.at(-1);
    if (token.token === TokenType.COLON && inner !== undefined) inner.key = this.lastText;
    if (OPENING.includes(token.token)) this.open.push({ isList: token.token === TokenType.LEFT_BRACKET, key: '' });
    if (CLOSING.includes(token.token)) {
      if (this.isInList()) this.listDepth = 0;
      this.open.pop();
    }
    if (token.token === TokenType.LEFT_BRACKET && this.listDepth === null && this.isPlace())
      this.listDepth = this.open.length;
  }

  private isPlace(): boolean {
    const outer = this.open.slice(0, -1);
    return outer.every(({ isList }) => !isList) && PLACES.includes(outer.map(({ key }) => key).join('.'));
  }
}
