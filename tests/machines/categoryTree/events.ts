import type { TreeEvent } from '../../../src/machines/categoryTree/types';

export const cursor = (id: number): TreeEvent => ({ type: 'cursor.set', id });
export const later: TreeEvent = { type: 'node.move', to: 'later' };
export const earlier: TreeEvent = { type: 'node.move', to: 'earlier' };
export const edit: TreeEvent = { type: 'node.edit' };
export const addChild: TreeEvent = { type: 'node.add', as: 'child' };
export const addBeside: TreeEvent = { type: 'node.add', as: 'beside' };
export const remove: TreeEvent = { type: 'delete.request' };
export const confirm: TreeEvent = { type: 'delete.confirm' };
export const leave: TreeEvent = { type: 'leave.request' };
