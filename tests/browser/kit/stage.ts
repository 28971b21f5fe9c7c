import type { Page } from 'playwright/test';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model, Path, Step, WalkedStep } from '../../kit/types';
import { advance, begin, isRefused, type World } from '../../kit/world';
import type { StandIn } from './standIn';

/** Virtual milliseconds that let one frame be drawn: less than every delay of a machine. */
export const FRAME = 17;
/** A replay under way: the screen on one side, the pure fold on the other. */
export class Stage {
  private readonly started = new Map<string, number>();
  private readonly running = new Map<string, AnyActorRef>();
  readonly page: Page;
  readonly standIn: StandIn;
  readonly model: Model;
  readonly path: Path;
  world: World;
  /** Everything the fold emitted so far. */
  readonly emitted: AnyEventObject[];
  /** What a screen has to remember of the way. */
  readonly marks = new Map<string, unknown>();
  /** Path of the field that had the focus when it was last looked for. */
  private focused: string | null = null;

  constructor(page: Page, standIn: StandIn, model: Model, path: Path) {
    this.page = page;
    this.standIn = standIn;
    this.model = model;
    this.path = path;
    this.world = begin(model, path.input);
    this.emitted = [...this.world.emitted];
    this.noteActors();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.world.snapshot;
  }

  /** Folds what the screen has done besides, such as leaving a field to press a button. */
  also(event: AnyEventObject): void {
    this.fold({ kind: 'send', key: event.type, say: '', event, actor: '' });
  }

  fold(step: Pick<WalkedStep, 'kind' | 'key' | 'say' | 'event' | 'actor'>): void {
    // A copy: the fold remembers where a step leads, and this one may be taken from another world.
    this.world = advance(this.model, this.path.input, this.world, { ...step });
    this.emitted.push(...this.world.emitted);
    this.noteActors();
  }

  /** Whether the fold takes nothing of this event now. */
  refuses(event: AnyEventObject): boolean {
    const step: Step = { kind: 'send', key: event.type, say: '', event, actor: '' };
    return isRefused(this.world, advance(this.model, this.path.input, this.world, step));
  }

  /** How often an actor was started so far. */
  starts(actor: string): number {
    return this.started.get(actor) ?? 0;
  }

  /** Lets frames be drawn; no delay of a machine elapses. */
  async frame(): Promise<void> {
    await this.page.clock.runFor(FRAME);
  }

  /** Takes the focus out of its field, as pressing something else does, and folds that it was left. */
  async leaveField(): Promise<void> {
    const path = await this.fieldInFocus();
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    if (path !== null) this.also({ type: 'field.blur', path });
    this.focused = null;
  }

  /** Takes the focus out of a field that is typed in: a letter pressed there would be text. */
  async leaveText(): Promise<void> {
    const isTyping = await this.page.evaluate(
      () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false,
    );
    if (isTyping) await this.leaveField();
  }

  /** Folds that a field was left because something else took the focus. */
  async noteFocus(): Promise<void> {
    const path = await this.fieldInFocus();
    const left = this.focused;
    this.focused = path;
    if (left !== null && left !== path) this.also({ type: 'field.blur', path: left });
  }

  private fieldInFocus(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path ?? null);
  }

  private noteActors(): void {
    const children: Readonly<Record<string, AnyActorRef | undefined>> = this.world.snapshot.children;
    for (const [id, child] of Object.entries(children)) {
      if (child === undefined || this.running.get(id) === child) continue;
      this.running.set(id, child);
      this.started.set(id, this.starts(id) + 1);
    }
  }
}
