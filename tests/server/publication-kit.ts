import type { Content } from '../../src/content/model/content';
import type { PublicationEvent } from '../../src/machines/publication/types';
import { type Body, complete, type ReadItem, type Refused, type Written } from './content-kit';
import { neededBy } from './event-kit';
import type { Answer, TestServer } from './kit';

/** Who does what an event says. */
export const whoDoes = (mayPublish: boolean): string => (mayPublish ? 'admin' : 'editor');

/** What the server says about a language, from outside. */
export interface Stored {
  /** Of the language, or of its revision draft where there is one; null if it was never saved. */
  readonly status: number | null;
  readonly isRevised: boolean;
  /** Of the same as the status. */
  readonly title: string | null;
  /** The title that readers find at its address; null where they find nothing. */
  readonly read: string | null;
}

const titleOf = (page: string): string | null => /<h1[^>]*>([^<]*)<\/h1>/.exec(page)?.[1] ?? null;

/** The Italian of an item on a real server: does there what the publication machine's events mean. */
export class ItalianText {
  private readonly server: TestServer;
  private readonly content: Content;
  private readonly id: number;
  /** The revision draft, as of the last look. */
  private draft: number | null = null;
  private isWritten: boolean;
  private changes = 0;

  private constructor(server: TestServer, content: Content, id: number, isWritten: boolean) {
    this.server = server;
    this.content = content;
    this.id = id;
    this.isWritten = isWritten;
  }

  /** An item whose Italian has this status, or that is in English only as long as that is null. */
  static async of(server: TestServer, content: Content, status: number | null): Promise<ItalianText> {
    const contents = {
      en: { title: 'One', status: 2 },
      ...(status === null ? {} : { it: complete('Testo 0', { status }) }),
    };
    const body = { contents, lang: status === null ? 'en' : 'it', ...neededBy(content) };
    const answer = await server.call<Written>('POST', content.paths.create, { as: 'admin', body });
    if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
    return new ItalianText(server, content, answer.body.data.id, status !== null);
  }

  /** The title that this wrote last. */
  get title(): string {
    return `Testo ${this.changes}`;
  }

  /** Does what an event means, in the draft where there is one; gives the server's answer. */
  take(event: PublicationEvent): Promise<Answer<Written & Refused>> {
    if (event.type === 'draft.drop') return this.drop(this.draft);
    const as = whoDoes(event.mayPublish);
    if (event.type === 'status.set') return this.save(as, { status: event.status });
    this.changes += 1;
    return this.save(as, { title: this.title });
  }

  /** Deletes a revision draft, as who may not publish. */
  drop(draft: number | null): Promise<Answer<Written & Refused>> {
    if (draft === null) throw new Error('there is no draft');
    return this.server.call('DELETE', `${this.content.paths.remove}/${draft}`, { as: 'editor' });
  }

  /** Id of the revision draft as of the last look. */
  get draftId(): number | null {
    return this.draft;
  }

  /** Looks at what is stored and what readers find. */
  async look(): Promise<Stored> {
    const item = await this.readAs('admin', this.id);
    this.draft = typeof item.revision === 'number' ? item.revision : null;
    const revising = this.draft === null ? item : await this.readAs('admin', this.draft);
    const { status = null, title = null } = revising.contents.it ?? {};
    this.isWritten = status !== null;
    const permalink = item.contents.it?.permalink;
    return {
      status: status as number | null,
      isRevised: this.draft !== null,
      title: title as string | null,
      read: typeof permalink === 'string' ? await this.readPage(permalink) : null,
    };
  }

  /** The statuses that the status box of somebody offers, ascending. */
  async offered(as: string): Promise<number[]> {
    const { nextStatuses } = await this.readAs(as, this.draft ?? this.id);
    const options = (nextStatuses as Record<string, { id: number; active: boolean }[]>).it ?? [];
    return options.filter(({ active }) => active).map(({ id }) => id);
  }

  /** When the item and its draft were written last. */
  async versions(): Promise<unknown> {
    const { rows } = await this.server.db.query(
      'select id, updated_at from contents where id = $1 or revision_of = $1 order by id',
      [this.id],
    );
    return rows;
  }

  private async save(as: string, change: Body): Promise<Answer<Written & Refused>> {
    const it = this.isWritten ? change : complete(this.title, change);
    const path = `${this.content.paths.item}/${this.draft ?? this.id}`;
    return this.server.call('PUT', path, { as, body: { contents: { it }, lang: 'it' } });
  }

  private async readAs(as: string, id: number): Promise<ReadItem> {
    const answer = await this.server.get<{ data: ReadItem }>(`${this.content.paths.item}/${id}`, { as });
    if (answer.status !== 200) throw new Error(`read: ${answer.text}`);
    return answer.body.data;
  }

  /** The page at the address that readers have, without what opens it to those who write. */
  private async readPage(permalink: string): Promise<string | null> {
    const { status, text } = await this.server.get(permalink.replace(/\?.*/, ''));
    if (status === 404) return null;
    if (status !== 200) throw new Error(`page: ${status}`);
    return titleOf(text);
  }
}
