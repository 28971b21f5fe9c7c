import { describe, expect, test } from 'vitest';
import { stepOutcome, stepRefusal } from '../../../src/machines/entityActions/review';
import type { EntityVersion } from '../../../src/machines/entityActions/types';
import { entityTexts as texts } from '../../../src/messages/screens/entityActions';
import { news } from '../../content/named';
import { full, version } from './facts';

describe('a step', () => {
  test('sends everything back as it came but the status', () => {
    const sent = version({ it: { ...full, status: 2, peso: 4 }, en: { title: 'Fair', status: 2 } }, { vecchio: 1 });
    expect(stepOutcome(sent, 'submit', 'it')).toEqual({
      ok: true,
      languages: ['it'],
      item: {
        ...sent.sent,
        lang: 'it',
        contents: { it: { ...full, status: 3, peso: 4 }, en: { title: 'Fair', status: 2 } },
      },
    });
  });

  test('back to the author carries the note, one too long is refused', () => {
    const waiting = version({ it: { ...full, status: 3 } });
    const outcome = stepOutcome(waiting, 'return', 'it', 'Manca la data');
    expect(outcome.ok && outcome.item.contents).toEqual({ it: { ...full, status: 4, review_note: 'Manca la data' } });
    expect(stepOutcome(waiting, 'return', 'it', 'x'.repeat(1001))).toEqual({
      ok: false,
      problem: { kind: 'gaps', gaps: [{ language: 'italiano', missing: [], wrong: ['Nota di revisione'] }] },
    });
  });

  test('after being sent back asks for another validation', () => {
    const outcome = stepOutcome(version({ it: { ...full, status: 4 } }), 'submit', 'it');
    expect(outcome.ok && outcome.item.contents).toMatchObject({ it: { status: 5 } });
  });

  test.each([
    ['an unknown language', 'publish', 'xx', {}, { kind: 'pointless' }],
    ['without the server’s leave', 'publish', 'it', { canSave: 0 }, { kind: 'mayNotPublish' }],
    ['an empty language', 'submit', 'en', {}, { kind: 'pointless' }],
  ] as const)('is refused: %s', (_, step, language, more, problem) => {
    expect(stepOutcome(version({ it: { ...full, status: 2 } }, more), step, language)).toEqual({ ok: false, problem });
  });

  test('is the publisher’s only where the server says so', () => {
    const { canSave: _, ...silent } = version({ it: { ...full, status: 2 } }).sent;
    const read: EntityVersion = { content: news, sent: silent, languages: ['it', 'en'] };
    expect(stepOutcome(read, 'publish', 'it')).toEqual({ ok: false, problem: { kind: 'mayNotPublish' } });
  });

  test('back to the author without a note leaves the one there was', () => {
    const outcome = stepOutcome(version({ it: { ...full, status: 3 } }), 'return', 'it');
    expect(outcome.ok && outcome.item.contents).toEqual({ it: { ...full, status: 4 } });
  });

  test('that the server does not offer names the status', () => {
    const offered = { it: [{ id: 2, name: 'Bozza', active: true }] };
    const read = version({ it: { ...full, status: 4 } }, { nextStatuses: offered });
    expect(stepOutcome(read, 'submit', 'it')).toEqual({ ok: false, problem: { kind: 'notOffered', status: 5 } });
  });

  test('of two languages counts what is wrong with a shared field once', () => {
    const code = { path: 'codice', kind: 'text', label: 'Codice', localized: false, limit: 3 } as const;
    const contents = { it: { ...full, title: '', status: 3 }, en: { ...full, title: '', status: 3 } };
    const read = { ...version(contents, { codice: 'troppo' }), content: { ...news, fields: [...news.fields, code] } };
    expect(stepOutcome(read, 'approve', null)).toEqual({
      ok: false,
      problem: {
        kind: 'gaps',
        gaps: [
          { language: 'italiano', missing: ['Titolo'], wrong: ['Codice'] },
          { language: 'inglese', missing: ['Titolo'], wrong: [] },
        ],
      },
    });
  });

  test.each([
    [{ kind: 'pointless' }, texts.refusals.pointless],
    [{ kind: 'mayNotPublish' }, texts.refusals.publishersOnly],
    [{ kind: 'notOffered', status: 3 }, texts.refusals.notOffered('Da Validare')],
    [{ kind: 'notOffered', status: 99 }, texts.refusals.notOffered('')],
    [
      { kind: 'gaps', gaps: ['italiano', 'inglese'].map((language) => ({ language, missing: ['Titolo'], wrong: [] })) },
      'manca titolo in italiano; manca titolo in inglese',
    ],
  ] as const)('is refused with a sentence: %j', (problem, sentence) => {
    expect(stepRefusal(problem)).toBe(sentence);
  });
});
