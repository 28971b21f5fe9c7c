import { beforeAll, expect, it } from 'vitest';
import { editorialTexts } from '../../src/messages/server/editorial';
import { bodyWith, create, posting, put, refusalOf, seedReferences } from './content-kit';
import { describeOnEach } from './kit';

describeOnEach('fields with a right of their own', (server) => {
  beforeAll(() => seedReferences(server()));

  const post = posting(server);

  it('lets only the region-wide roles touch the region-wide portal [2-6.5, 2-3.32]', async () => {
    const on = { portal: [{ id: 1, active: true }] };
    expect(refusalOf(await post(bodyWith({ title: 'Uno' }, on), 'editor'))).toEqual({
      status: 422,
      errors: { portal: editorialTexts.fields.portal('Emilia-Romagna') },
    });
    const id = await create(server(), bodyWith({ title: 'Uno' }, on), 'regionale');
    const off = await put(
      server(),
      id,
      { ...bodyWith({ title: 'Due' }), portal: [{ id: 1, active: false }] },
      'editor',
    );
    expect(refusalOf(off)).toEqual({
      status: 422,
      errors: { portal: editorialTexts.fields.portal('Emilia-Romagna') },
    });
    const other = {
      portal: [
        { id: 1, active: true },
        { id: 3, active: true },
      ],
    };
    expect((await put(server(), id, { ...bodyWith({ title: 'Due' }), ...other }, 'editor')).status).toBe(200);
  });

  it('lets only who holds view-tag change tags [2-5.21, 3-2.103]', async () => {
    const id = await create(server(), bodyWith({ title: 'Uno', tags: [14001, 14002] }), 'editor');
    const change = (tags: number[]) => put(server(), id, bodyWith({ title: 'Due', tags }), 'turistica');
    expect(refusalOf(await change([14001]))).toEqual({
      status: 422,
      errors: { 'contents.it.tags': editorialTexts.fields.tags },
    });
    expect((await change([14002, 14001])).status).toBe(200);
  });
});
