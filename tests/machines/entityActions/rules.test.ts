import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { attachments } from '../../../src/content/listings/attachments';
import { desks } from '../../../src/content/listings/desks';
import { roles } from '../../../src/content/listings/roles';
import { users } from '../../../src/content/listings/users';
import type { Listing } from '../../../src/content/lists/listing';
import { entityActionsMachine } from '../../../src/machines/entityActions/machine';
import { entityActions, needsConfirmation, operationOf } from '../../../src/machines/entityActions/rules';
import type { EntityActors, EntityVersion, SentItem } from '../../../src/machines/entityActions/types';
import type { CallInput, CallLogic, CallOutput } from '../../../src/machines/kit/actor';
import { approvalTexts } from '../../../src/messages/screens/approval';
import { entityTexts as texts } from '../../../src/messages/screens/entityActions';
import { news } from '../../content/named';
import { userOf } from '../fixtures';
import { abilities, actionsOf, admin, draft, full, reasons, subjectOf, version } from './facts';

describe('what can be done with a draft', () => {
  test('all of it, in order, with where it leads', () => {
    expect(actionsOf(draft).map(({ id, title, hint, effect, refusal }) => [id, title, hint, effect, refusal])).toEqual([
      ['open', 'Apri', null, { kind: 'route', route: '/news/7' }, null],
      ['edit:it', 'Modifica in italiano', 'Bozza', { kind: 'route', route: '/news/7?lang=it' }, null],
      ['edit:en', 'Modifica in inglese', 'non ancora scritta', { kind: 'route', route: '/news/7?lang=en' }, null],
      [
        'preview:it',
        'Anteprima in italiano',
        null,
        { kind: 'address', to: '/anteprima/news/7/it/sagra?token=x&preview=1' },
        null,
      ],
      ['publish:it', 'Pubblica in italiano', null, { kind: 'act', action: 'publish:it' }, null],
      [
        'publish:en',
        'Pubblica in inglese',
        null,
        { kind: 'act', action: 'publish:en' },
        'mancano titolo, slug, introduzione, descrizione, keywords, titolo SEO, meta description, titolo social e descrizione social in inglese',
      ],
      ['submit:it', 'Manda in validazione la versione in italiano', null, { kind: 'act', action: 'submit:it' }, null],
      ['duplicate', 'Duplica', null, { kind: 'route', route: '/news/new?from=7' }, null],
      ['copyLink', 'Copia il collegamento', null, { kind: 'copy', text: 'https://portolano.example/#/news/7' }, null],
      ['remove', 'Elimina', null, { kind: 'act', action: 'remove' }, null],
    ]);
  });

  test('a deletion knows whether it takes something from readers', () => {
    const removalOf = (read: EntityVersion) => actionsOf(read).find(({ id }) => id === 'remove')?.effect;
    const published = version({ it: { ...full, status: 2 }, en: { ...full, status: 1 } });
    const revised = version({ it: { ...full, status: 3 } }, { draft: 7 });
    const read = { kind: 'act', action: 'remove', isRead: true };
    expect([draft, published, revised].map(removalOf)).toEqual([{ kind: 'act', action: 'remove' }, read, read]);
  });

  test('each is found by other words as well', () => {
    const waiting = version({ it: { ...full, status: 3, permalink: '/it/sagra' }, en: { ...full, status: 2 } });
    const words = Object.fromEntries(actionsOf(waiting).map(({ id, title, keywords }) => [id, [title, ...keywords]]));
    expect(words).toEqual({
      open: [texts.open, ...texts.openWords],
      'edit:it': [texts.edit('italiano'), 'it', ...texts.editWords],
      'edit:en': [texts.edit('inglese'), 'en', ...texts.editWords],
      'preview:it': [texts.preview('italiano'), 'it', ...texts.previewWords],
      'preview:en': [texts.preview('inglese'), 'en', ...texts.previewWords],
      approve: [texts.approve, approvalTexts.title, ...approvalTexts.keywords],
      'publish:it': [texts.publish('italiano'), ...texts.publishWords],
      'publish:en': [texts.publish('inglese'), ...texts.publishWords],
      'submit:en': [texts.submit('inglese'), ...texts.submitWords],
      'return:it': [texts.return('italiano'), ...texts.returnWords],
      duplicate: [texts.duplicate, ...texts.duplicateWords],
      copyLink: [texts.copyLink, ...texts.copyWords],
      remove: [texts.remove, ...texts.removeWords],
    });
  });

  test('a language with a blank title counts as not written', () => {
    const blank = actionsOf(version({ it: { ...full, title: ' ', status: 2, permalink: '/it/sagra' } }));
    expect(blank.find(({ id }) => id === 'edit:it')?.hint).toBe('non ancora scritta');
    expect(blank.some(({ id }) => id === 'preview:it')).toBe(false);
  });

  test('what is missing or wrong is named', () => {
    const gaps = version({ it: { ...full, title: '', description: '', slug: 'Non Va', status: 2 } });
    expect(reasons(gaps)['publish:it']).toBe('mancano titolo e descrizione e va corretto slug in italiano');
    expect(reasons(gaps)['submit:it']).toBe('manca titolo e va corretto slug in italiano');
  });

  test('who lacks abilities is shown which', () => {
    const reader = userOf(2, 'ugo', abilities('news-view'));
    const needed = 'serve «News: Modifica»';
    expect(reasons(version(draft.sent.contents as SentItem, { canSave: 0 }), { user: reader })).toEqual({
      open: null,
      'edit:it': needed,
      'edit:en': needed,
      'preview:it': null,
      'publish:it': needed,
      'publish:en': needed,
      'submit:it': needed,
      duplicate: 'serve «News: Crea»',
      copyLink: null,
      remove: 'serve «News: Cancella»',
    });
  });

  test('who may write and not publish is shown that', () => {
    const writer = userOf(2, 'ugo', abilities('news-view', 'news-edit'));
    const got = reasons(version(draft.sent.contents as SentItem, { canSave: 0 }), { user: writer });
    expect([got['publish:it'], got['submit:it']]).toEqual(['serve «News: Pubblica»', null]);
  });

  test('a language without an address has no preview yet; one that is no web address none at all', () => {
    const odd = { it: { ...full, permalink: null }, en: { ...full, permalink: 'javascript:alert(1)' } };
    expect(reasons(version(odd))).toMatchObject({
      'preview:it': 'in italiano non ha ancora un indirizzo: va prima salvata',
      'preview:en': 'il suo indirizzo non è un indirizzo web',
    });
    const effects = actionsOf(version(odd)).filter(({ id }) => id.startsWith('preview:'));
    expect(effects.map(({ effect }) => effect)).toEqual([
      { kind: 'address', to: '' },
      { kind: 'address', to: '' },
    ]);
  });
});

describe('what follows from its statuses', () => {
  const idsOf = (...args: Parameters<typeof actionsOf>) => Object.keys(reasons(...args));
  const steps = (contents: SentItem, more: SentItem = {}) =>
    idsOf(version(contents, more)).filter((id) => /^(approve|publish|submit|return)/.test(id));

  test.each([
    ['published: nothing', { it: { ...full, status: 1 } }, ['publish:en']],
    ['hidden', { it: { ...full, status: 0 } }, ['publish:it', 'publish:en', 'submit:it']],
    ['waiting', { it: { ...full, status: 3 } }, ['approve', 'publish:it', 'publish:en', 'return:it']],
    ['waiting again', { it: { ...full, status: 5 } }, ['approve', 'publish:it', 'publish:en', 'return:it']],
    ['sent back', { it: { ...full, status: 4 } }, ['publish:it', 'publish:en', 'submit:it']],
  ])('%s', (_, contents, expected) => {
    expect(steps(contents)).toEqual(expected);
  });

  test('approving is about every language that waits', () => {
    const both = version({ it: { ...full, status: 3 }, en: { ...full, title: '', status: 5 } });
    const approve = actionsOf(both).find(({ id }) => id === 'approve');
    expect([approve?.hint, approve?.refusal]).toEqual(['italiano, inglese', 'manca titolo in inglese']);
  });

  test('a revision draft is what is edited and acted on', () => {
    const revision = version({ it: { ...full, status: 2 } }, { id: 90, draft: 7 });
    const [, edit] = actionsOf(revision);
    expect([edit?.effect, edit?.hint]).toEqual([
      { kind: 'route', route: '/news/90?lang=it' },
      'bozza di revisione · Bozza',
    ]);
  });

  test('what the server does not offer can’t be set', () => {
    const offered = { it: [{ id: 2, name: 'Bozza', active: true }] };
    expect(reasons(version({ it: { ...full, status: 2 } }, { nextStatuses: offered }))).toMatchObject({
      'publish:it': 'ora lo stato «Pubblicata» non si può scegliere',
      'submit:it': 'ora lo stato «Da Validare» non si può scegliere',
    });
    const active = (id: number, isActive: boolean) => ({ it: [{ id, name: '', active: isActive }] });
    const publish = (nextStatuses: SentItem) =>
      reasons(version({ it: { ...full, status: 2 } }, { nextStatuses }))['publish:it'];
    const closed = 'ora lo stato «Pubblicata» non si può scegliere';
    expect([publish(active(1, true)), publish(active(1, false)), publish(active(3, true))]).toEqual([
      null,
      closed,
      closed,
    ]);
    expect(publish({ it: [] })).toBeNull();
  });
});

describe('the record in front', () => {
  const open = 'è la scheda aperta: usa i comandi di questa pagina';

  test('is changed there, and deleted from here only with nothing unsaved', () => {
    const clean = reasons(draft, { page: { route: '/news/7', isUnsaved: false } });
    expect([clean['publish:it'], clean.remove]).toEqual([open, null]);
    const dirty = reasons(draft, { page: { route: '/news/7', isUnsaved: true } });
    expect(dirty.remove).toBe('è la scheda aperta, e ha modifiche non salvate: prima salvale o lasciala');
    expect(reasons(draft, { page: { route: '/news/8', isUnsaved: true } }).remove).toBeNull();
  });
});

describe('records that are no content', () => {
  const recordActions = (listing: Listing, user = admin) =>
    reasons(null, { listing, subject: subjectOf(listing, 5), user });

  test('have what their listing declares', () => {
    expect(recordActions(users)).toEqual({ open: null, 'run:toggle': null, copyLink: null, removeAsking: null });
    expect(recordActions(roles)).toEqual({ open: null, duplicate: null, copyLink: null, remove: null });
    expect(recordActions(desks)).toEqual({ open: null, copyLink: null });
    const titles = entityActions({
      subject: subjectOf(users, 5),
      listing: users,
      user: admin,
      version: null,
      page: { route: '/users/5', isUnsaved: false },
      addressOf: (route) => route,
    }).map(({ id, title, keywords, effect, refusal }) => [id, title, keywords, effect, refusal]);
    const [toggle] = users.list.actions?.filter(({ name }) => name === 'toggle') ?? [];
    expect(titles).toEqual([
      ['open', texts.open, texts.openWords, { kind: 'route', route: '/users/5' }, null],
      ['run:toggle', toggle?.title, toggle?.keywords ?? [], { kind: 'act', action: 'run:toggle' }, texts.refusals.open],
      ['copyLink', texts.copyLink, texts.copyWords, { kind: 'copy', text: '/users/5' }, null],
      ['removeAsking', texts.reassign, texts.reassignWords, { kind: 'act', action: 'removeAsking' }, null],
    ]);
    expect(recordActions(attachments)).toEqual({ open: null, copyLink: null, remove: null });
  });

  test('say what is needed', () => {
    const viewer = userOf(3, 'ada', abilities('user-view'));
    expect(recordActions(users, viewer)).toEqual({
      open: null,
      'run:toggle': 'serve «Utenti: Modifica»',
      copyLink: null,
      removeAsking: 'serve «Utenti: Cancella»',
    });
    expect(recordActions(roles, viewer).open).toBe('è riservato agli amministratori');
    const desk = userOf(4, 'eva', { roles: { redazione: 'Redazione' }, ...abilities('news-edit') });
    expect(reasons(draft, { user: desk }).open).toBe('la pagina non è aperta al ruolo «redazione»');
  });
});

describe('what was done is announced, and who shows it is notified', () => {
  const subject = subjectOf(news, 7);
  const answering = <C>(output: CallOutput<C>): CallLogic<C> =>
    fromPromise<CallOutput<C>, CallInput<C>>(async () => output);

  async function done(action: string, read: EntityVersion, message: string | null = null) {
    const answer = { ok: true, value: { message } } as const;
    const machine = entityActionsMachine.provide({
      actors: {
        readVersion: answering<EntityActors['readVersion']>({ ok: true, value: read }),
        saveVersion: answering<EntityActors['saveVersion']>(answer),
        runAction: answering<EntityActors['runAction']>(answer),
        removeEntity: answering<EntityActors['removeEntity']>(answer),
      },
    });
    const actor = createActor(machine).start();
    const emitted: unknown[] = [];
    actor.on('*', (event) => emitted.push(event));
    actor.send({ type: 'action.request', subject, action, title: 'Attiva' });
    const isAsked = () => actor.getSnapshot().hasTag('asking');
    if (isAsked()) actor.send({ type: 'action.confirm' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle') || snapshot.hasTag('asking'));
    if (isAsked()) actor.send({ type: 'action.confirm' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    return emitted;
  }
  const waiting = version({ it: { ...full, status: 3 }, en: { ...full, status: 5 } });

  test.each([
    ['submit:it', draft, 'Scheda salvata', 'Mandata in validazione in italiano: «Sagra»', 'changed'],
    ['publish:it', draft, 'Scheda salvata', 'Pubblicata in italiano: «Sagra»', 'changed'],
    ['approve', waiting, null, 'Pubblicata in italiano e inglese: «Sagra»', 'changed'],
    ['return:en', waiting, null, 'Rimandata in revisione in inglese: «Sagra»', 'changed'],
    ['run:toggle', draft, 'Utente attivo', `${texts.done('Attiva', 'Sagra')}. Utente attivo`, 'changed'],
    ['remove', draft, null, texts.removed('Sagra'), 'deleted'],
  ] as const)('%s', async (action, read, message, text, news) => {
    expect(await done(action, read, message)).toEqual([
      { type: 'notice', level: 'success', text },
      { type: news, subject },
    ]);
  });
});

test('names of actions', () => {
  expect(
    ['publish:it', 'approve', 'run:toggle', 'remove', 'removeAsking', 'publish', 'vola:it', ''].map(operationOf),
  ).toEqual([
    { kind: 'status', step: 'publish', language: 'it' },
    { kind: 'status', step: 'approve', language: null },
    { kind: 'run', name: 'toggle' },
    { kind: 'remove' },
    { kind: 'removeAsking' },
    null,
    null,
    null,
  ]);
  const asking = ['return:it', 'remove', 'publish:it', 'approve', 'run:toggle', 'removeAsking'].filter((name) => {
    const operation = operationOf(name);
    return operation !== null && needsConfirmation(operation);
  });
  expect(asking).toEqual(['return:it', 'remove']);
});
