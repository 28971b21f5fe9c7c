import { describe, expect, test } from 'vitest';
import { newRow } from '../../../src/machines/upload/rules';
import { isMixed, summaryOf } from '../../../src/machines/upload/summary';
import type { UploadStatus } from '../../../src/machines/upload/types';

const rowsOf = (...statuses: readonly UploadStatus[]) =>
  statuses.map((status, index) => ({
    ...newRow(
      { id: `${index}`, name: `${index}.jpg`, size: 1000, type: 'image/jpeg' },
      {
        purpose: 'images',
        parentId: '0',
      },
    ),
    status,
  }));

describe('the summary of an upload', () => {
  test.each<[readonly UploadStatus[], Readonly<Record<string, readonly string[]>> | null]>([
    [[], null],
    [['refused'], null],
    [['done', 'done'], null],
    [['done', 'sending', 'refused'], null],
    [['done', 'reducing'], null],
    [['refused', 'refused'], { refused: ['0', '1'] }],
    [
      ['refused', 'done', 'timedOut', 'failed', 'cancelled', 'done', 'reduced'],
      { done: ['1', '5'], asked: ['6'], refused: ['0'], failed: ['2', '3'], cancelled: ['4'] },
    ],
  ])('of %j', (statuses, expected) => {
    const parts = summaryOf(rowsOf(...statuses));
    expect(parts === null ? null : Object.fromEntries(parts.map(({ outcome, ids }) => [outcome, ids]))).toEqual(
      expected,
    );
  });

  test.each<[readonly UploadStatus[], boolean]>([
    [['done', 'refused'], true],
    [['done', 'cancelled'], true],
    [['refused', 'refused'], false],
    [['done', 'done'], false],
    [['done', 'reduced', 'refused'], false],
    [['done', 'refused', 'sending'], false],
  ])('%j is what one wants to see at once: %s', (statuses, expected) => {
    expect(isMixed(rowsOf(...statuses))).toBe(expected);
  });
});
