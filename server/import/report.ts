import { importTexts } from '../../src/messages/server/imports';
import { shown } from '../start/command';
import type { BrokenOff } from './entries';
import type { Outcome, Verdict } from './types';

const { report: texts, broken } = importTexts;

type Label = keyof typeof texts.outcomes;

/** In the order in which they are told. */
const LABELS = Object.keys(texts.outcomes) as readonly Label[];

/** What is told line by line beside its count. */
const TOLD: readonly Label[] = LABELS.filter((label) => label !== 'same');

/** What came of an import. */
export class Report {
  /** Lines told of each sort, at most. */
  static readonly LISTED = 10;
  read = 0;
  brokenOff: BrokenOff | null = null;
  /** Why the writing stopped. */
  failure: string | null = null;
  /** The first line of which nothing is written; null where everything is. */
  unwrittenFrom: number | null = null;
  /** What may be missing is more than can be believed. */
  isDoubtful = false;
  readonly notes: string[] = [];
  private readonly counts = new Map<Label, number>();
  private readonly lines = new Map<Label, string[]>();

  count(label: Label): number {
    return this.counts.get(label) ?? 0;
  }

  private add(label: Label, line: number | null, text: string): void {
    this.counts.set(label, this.count(label) + 1);
    const lines = this.lines.get(label) ?? [];
    if (lines.length < Report.LISTED) lines.push(texts.line(line, shown(text)));
    this.lines.set(label, lines);
  }

  wrong(line: number, problem: string): void {
    this.add('wrong', line, problem);
  }

  judged(line: number, name: string, verdict: Verdict): void {
    if (typeof verdict === 'string') this.add(verdict satisfies Outcome, line, name);
    else this.wrong(line, verdict.problem);
  }

  /** So many are gone; some of them by name. */
  gone(count: number, names: readonly string[]): void {
    for (const name of names) this.add('gone', null, name);
    this.counts.set('gone', count);
  }

  /** Whether everything went as it should. */
  get isGood(): boolean {
    return this.brokenOff === null && this.failure === null && this.count('wrong') === 0 && !this.isDoubtful;
  }

  /** The report in words. `ignored` are columns that nobody reads. */
  text(writes: boolean, ignored: readonly string[]): string {
    const { brokenOff, failure, unwrittenFrom } = this;
    const told = TOLD.filter((label) => this.count(label) > 0).flatMap((label) => {
      const lines = this.lines.get(label) ?? [];
      const more = this.count(label) - lines.length;
      return ['', texts.listed(texts.outcomes[label]), ...lines, ...(more > 0 ? [texts.more(more)] : [])];
    });
    const said = [
      ...(ignored.length > 0 ? [texts.ignored(ignored.map(shown))] : []),
      ...(brokenOff === null
        ? []
        : [broken.at(brokenOff.message, brokenOff.position.line, brokenOff.position.column), texts.goneUnknown.broken]),
      ...(failure === null ? [] : [texts.failed(shown(failure))]),
      ...(unwrittenFrom === null ? [] : [texts.unwritten(unwrittenFrom)]),
      ...this.notes,
      ...(writes ? (failure === null && brokenOff === null ? [texts.written] : []) : [texts.dry]),
    ];
    const counted = LABELS.map((label) => texts.count(texts.outcomes[label], this.count(label)));
    return [texts.count(texts.read, this.read), ...counted, ...told, '', ...said].join('\n');
  }
}
