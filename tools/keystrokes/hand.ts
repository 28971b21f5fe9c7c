import type { Locator, Page } from 'playwright/test';
import { keyName, modifierName } from '../../src/messages/commands/commands';

/** More presses of Tab than any page of ours has stops. */
const MOST_STOPS = 60;

/** What was pressed: a chord, or a text typed. */
type Stroke = { readonly kind: 'key'; readonly name: string } | { readonly kind: 'text'; readonly length: number };

const MODIFIERS: Readonly<Record<string, 'mod' | 'Alt' | 'Shift'>> = { Control: 'mod', Alt: 'Alt', Shift: 'Shift' };

/** A chord of Playwright ('Control+k') as people read it ('Ctrl+K'). */
function nameOf(chord: string): string {
  const parts = chord.split('+');
  const key = parts.pop() ?? '';
  const modifiers = parts.flatMap((part) => MODIFIERS[part] ?? []);
  return [...modifiers.map((one) => modifierName(one, 'other')), keyName(key, modifiers.length > 0)].join('+');
}

/** A hand at the keyboard that counts what it presses. A chord is one key, however many fingers it takes. */
export class Hand {
  readonly page: Page;
  private readonly strokes: Stroke[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses chords one after the other. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      this.strokes.push({ kind: 'key', name: nameOf(chord) });
      await this.page.keyboard.press(chord);
    }
  }

  /** Types a text letter by letter. */
  async type(text: string): Promise<void> {
    this.strokes.push({ kind: 'text', length: [...text].length });
    await this.page.keyboard.type(text);
  }

  /** Presses Tab, or another key, until the focus is there; throws when it does not lead there. */
  async reach(target: Locator, chord = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < MOST_STOPS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(chord);
    }
    throw new Error(`${chord} does not lead to ${target}`);
  }

  /** Presses F6 until the focus is in the card of this name. */
  async reachCard(name: string): Promise<void> {
    await this.page.getByRole('region', { name, exact: true }).waitFor();
    const focused = this.page.getByRole('region', { name, exact: true }).locator(':focus');
    for (let presses = 0; presses < MOST_STOPS; presses += 1) {
      if ((await focused.count()) > 0) return;
      await this.press('F6');
    }
    throw new Error(`F6 does not lead to «${name}»`);
  }

  /** Keys that steer. */
  get keys(): number {
    return this.strokes.filter(({ kind }) => kind === 'key').length;
  }

  /** Characters of the texts that the task is about. */
  get characters(): number {
    return this.strokes.reduce((sum, stroke) => sum + (stroke.kind === 'text' ? stroke.length : 0), 0);
  }

  /** The way as Markdown: keys, repeated ones counted, and '…' for a text. */
  get way(): string {
    const told: { readonly text: string; times: number }[] = [];
    for (const stroke of this.strokes) {
      const text = stroke.kind === 'key' ? `\`${stroke.name}\`` : '…';
      const last = told.at(-1);
      // Letters of a sequence are told one by one.
      if (last?.text === text && text.length > 3) last.times += 1;
      else told.push({ text, times: 1 });
    }
    return told.map(({ text, times }) => (times === 1 ? text : `${text} ×${times}`)).join(' ');
  }
}
