import type { TreeNode } from '../../../src/machines/categoryTree/types';

const node = (id: number, it: string, en: string, children: readonly TreeNode[] = []): TreeNode => ({
  id,
  contents: {
    it: { title: it, subtitle: '', slug: it.toLowerCase() },
    ...(en === '' ? {} : { en: { title: en, subtitle: '', slug: en.toLowerCase() } }),
  },
  cover: null,
  updatedAt: '2026-01-01T08:00:00.000Z',
  children,
});

export const abbeys = node(11, 'Abbazie', 'Abbeys');
export const museums = node(12, 'Musei', '');
export const art = node(1, 'Arte', 'Art', [abbeys, museums]);
export const sea = node(2, 'Mare', 'Sea');
export const spas = node(3, 'Terme', 'Spas');

export const THEMES: readonly TreeNode[] = [art, sea, spas];
/** What another desk made of it: a theme more, another gone. */
export const OTHERS: readonly TreeNode[] = [node(4, 'Vino', 'Wine'), art, spas];
