import { recordAddress, showsRecord } from '../../content/lists/addresses';
import { actionsOf, removalOf } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import type { ContentItem } from '../../content/model/content';
import { abilityName } from '../../content/permissions';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import { previewAddress } from '../../content/text/webUrl';
import type { CurrentUser } from '../../contract/session';
import { approvalTexts } from '../../messages/screens/approval';
import { languageInSentence, statusNames } from '../../messages/screens/content';
import { entityTexts as texts } from '../../messages/screens/entityActions';
import { contentAbilities } from '../access/abilities';
import { decideAccess } from '../access/rules';
import type { PublicationEffect } from '../publication/effects';
import {
  concerns,
  itemOf,
  languagesOf,
  type StepOutcome,
  stepOutcome,
  stepReadersEffects,
  stepRefusal,
} from './review';
import type {
  EntityAction,
  EntityActionsContext,
  EntityEffect,
  EntityOperation,
  EntitySubject,
  EntityVersion,
  StatusStep,
} from './types';

const { refusals } = texts;

/** The operation that an action's name stands for; null for an unknown name. */
export function operationOf(name: string): EntityOperation | null {
  const [verb, argument] = name.split(':');
  if (verb === 'approve') return { kind: 'status', step: 'approve', language: null };
  if (verb === 'remove' || verb === 'removeAsking') return { kind: verb };
  if (argument === undefined || argument === '') return null;
  if (verb === 'publish' || verb === 'submit' || verb === 'return')
    return { kind: 'status', step: verb, language: argument };
  return verb === 'run' ? { kind: 'run', name: argument } : null;
}

/** Whether an operation is confirmed by the user before anything is read; what readers would notice is, once it was. */
export const needsConfirmation = (operation: EntityOperation): boolean =>
  operation.kind === 'remove' || (operation.kind === 'status' && operation.step === 'return');

/** What a step comes to on the version read. */
export function outcomeOn(
  { work, note }: Pick<EntityActionsContext, 'work' | 'note'>,
  version: EntityVersion,
): StepOutcome {
  if (work === null || work.operation.kind !== 'status') return { ok: false, problem: { kind: 'pointless' } };
  return stepOutcome(version, work.operation.step, work.operation.language, note);
}

/** What readers would see otherwise after the step under way, as far as its version was read. */
export const readersChange = (
  context: Pick<EntityActionsContext, 'work' | 'note' | 'version'>,
): readonly PublicationEffect[] =>
  context.version === null ? [] : stepReadersEffects(context.version, outcomeOn(context, context.version));

/** Whether the action under way has a question, asked or to be asked. */
export const isAskedAbout = (context: EntityActionsContext): boolean =>
  context.work !== null && (needsConfirmation(context.work.operation) || readersChange(context).length > 0);

/** What the actions of an entity follow from. */
export interface EntityFacts {
  readonly subject: EntitySubject;
  readonly listing: Listing;
  readonly user: CurrentUser;
  /** What was read of it; null for what is no content. */
  readonly version: EntityVersion | null;
  /** The page in front: a record shown there is changed there. */
  readonly page: { readonly route: string; readonly isUnsaved: boolean };
  /** Absolute address of a hash route. */
  readonly addressOf: (route: string) => string;
}

type Ability = keyof ReturnType<typeof contentAbilities>;

const abilityNames = ({ abilities }: Listing, ability: Ability) =>
  abilities.map((prefix) => abilityName(`${prefix}-${ability}`));

/** Why the user may not do something with records of a listing; null if they may. */
function needs({ listing, user }: EntityFacts, ability: Ability): string | null {
  return contentAbilities(user, listing)[ability] ? null : refusals.needs(abilityNames(listing, ability));
}

/** Whether the page in front shows the record, or the version of it that is acted on. */
function isOpen({ listing, subject, version, page }: EntityFacts): boolean {
  const ids = [subject.id, ...(typeof version?.sent.id === 'number' ? [version.sent.id] : [])];
  return ids.some((id) => showsRecord(listing, id, page.route));
}

/** Why nothing may be written to the record from here: the page shows it. Null if it does not. */
const openRefusal = (facts: EntityFacts): string | null => (isOpen(facts) ? refusals.open : null);

/** Why a route is closed to the user; null if it is open. */
function closed({ user }: EntityFacts, route: string): string | null {
  const decision = decideAccess(route, user);
  if (decision.kind !== 'notFound') return null;
  const { why } = decision;
  if (why.reason === 'ability') return refusals.needs(why.abilities.map(abilityName));
  if (why.reason === 'role') return refusals.role(why.role);
  return why.reason === 'administrator' ? refusals.administrator : refusals.noPage;
}

interface Shown {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly hint?: string | null;
  readonly refusal: string | null;
  readonly isDestructive?: true;
}

const action = (id: string, effect: EntityEffect, shown: Shown): EntityAction => ({ hint: null, ...shown, id, effect });

/** An action that runs an operation; its name is its id too. */
const acting = (name: string, shown: Shown): EntityAction => action(name, { kind: 'act', action: name }, shown);

const leading = (facts: EntityFacts, id: string, route: string, shown: Omit<Shown, 'refusal'>): EntityAction =>
  action(id, { kind: 'route', route }, { ...shown, refusal: closed(facts, route) });

const statusName = ({ listing }: EntityFacts, status: number): string =>
  (listing.list.statusNames ?? statusNames)[status] ?? '';

/** How a language of a version stands: its status, and that it is a revision draft's. */
function standing(facts: EntityFacts, item: ContentItem, language: string): string {
  const written = item.contents[language];
  const status =
    written === undefined || written.title.trim() === '' ? texts.unwritten : statusName(facts, written.status);
  return item.draft > 0 ? `${texts.revision} · ${status}` : status;
}

function openings(facts: EntityFacts, item: ContentItem | null): EntityAction[] {
  const { listing, subject, version } = facts;
  const route = recordAddress(listing, subject.id) ?? subject.route;
  const open = leading(facts, 'open', route, { title: texts.open, keywords: texts.openWords });
  if (item === null || item.id === 'new' || version === null) return [open];
  const { id } = item;
  const edits = version.languages.flatMap((language) => {
    const to = recordAddress(listing, id, { language });
    if (to === null) return [];
    const shown = { title: texts.edit(languageInSentence(language)), keywords: [language, ...texts.editWords] };
    const led = leading(facts, `edit:${language}`, to, { ...shown, hint: standing(facts, item, language) });
    return [{ ...led, refusal: led.refusal ?? needs(facts, 'edit') }];
  });
  return [open, ...edits];
}

function preview(item: ContentItem, language: string): EntityAction[] {
  const written = item.contents[language];
  if (written === undefined || written.title.trim() === '') return [];
  const name = languageInSentence(language);
  const address = written.permalink === null || written.permalink === '' ? null : previewAddress(written.permalink);
  const refusal = written.permalink ? (address === null ? refusals.badPermalink : null) : refusals.noPermalink(name);
  const shown = { title: texts.preview(name), keywords: [language, ...texts.previewWords], refusal };
  return [action(`preview:${language}`, { kind: 'address', to: address ?? '' }, shown)];
}

const STEPS: Readonly<Record<Exclude<StatusStep, 'approve'>, (name: string) => Omit<Shown, 'refusal'>>> = {
  publish: (name) => ({ title: texts.publish(name), keywords: texts.publishWords }),
  submit: (name) => ({ title: texts.submit(name), keywords: texts.submitWords }),
  return: (name) => ({ title: texts.return(name), keywords: texts.returnWords, isDestructive: true }),
};

/** Why a step can't be step now; null if it can. */
function obstacle(facts: EntityFacts, version: EntityVersion, step: StatusStep, language: string | null) {
  const outcome = stepOutcome(version, step, language);
  const reason = outcome.ok
    ? openRefusal(facts)
    : outcome.problem.kind === 'mayNotPublish'
      ? refusals.needs(abilityNames(facts.listing, 'publish'))
      : stepRefusal(outcome.problem);
  return needs(facts, 'edit') ?? reason;
}

function steps(facts: EntityFacts, version: EntityVersion, item: ContentItem): EntityAction[] {
  const approve = { title: texts.approve, keywords: [approvalTexts.title, ...approvalTexts.keywords] };
  const waiting = languagesOf('approve', version.content, item, null);
  const all =
    waiting.length === 0
      ? []
      : [
          acting('approve', {
            ...approve,
            hint: waiting.map(languageInSentence).join(', '),
            refusal: obstacle(facts, version, 'approve', null),
          }),
        ];
  const single = (['publish', 'submit', 'return'] as const).flatMap((step) =>
    version.languages
      .filter((language) => concerns(step, version.content, item, language))
      .map((language) =>
        acting(`${step}:${language}`, {
          ...STEPS[step](languageInSentence(language)),
          refusal: obstacle(facts, version, step, language),
        }),
      ),
  );
  return [...all, ...single];
}

/** Actions that the listing declares for a row and that the server does in one call. */
function declared(facts: EntityFacts): EntityAction[] {
  const { listing } = facts;
  return actionsOf(listing)
    .filter(({ on, by, name }) => on === 'row' && by === 'server' && listing.endpoints.actions?.[name] !== undefined)
    .map(({ name, title, keywords = [], needs: ability }) =>
      acting(`run:${name}`, {
        title,
        keywords,
        refusal: (ability === undefined ? null : needs(facts, ability)) ?? openRefusal(facts),
      }),
    );
}

function duplication(facts: EntityFacts): EntityAction[] {
  const { listing, subject } = facts;
  const route = listing.isCopied === true ? recordAddress(listing, 'new', { copyOf: subject.id }) : null;
  return route === null
    ? []
    : [leading(facts, 'duplicate', route, { title: texts.duplicate, keywords: texts.duplicateWords })];
}

/** Whether readers see a version's item: only what they see has a revision draft. */
const isRead = (item: ContentItem): boolean =>
  item.draft > 0 || Object.values(item.contents).some(({ status }) => status === PUBLISHED_STATUS);

function removal(facts: EntityFacts, item: ContentItem | null): EntityAction[] {
  const kind = removalOf(facts.listing);
  if (kind === 'none') return [];
  const unsaved = isOpen(facts) && facts.page.isUnsaved ? refusals.unsaved : null;
  const refusal = needs(facts, 'delete') ?? unsaved;
  return kind === 'delegated'
    ? [acting('removeAsking', { title: texts.reassign, keywords: texts.reassignWords, refusal, isDestructive: true })]
    : [
        action(
          'remove',
          { kind: 'act', action: 'remove', ...(item !== null && isRead(item) ? { isRead: true } : {}) },
          { title: texts.remove, keywords: texts.removeWords, refusal, isDestructive: true },
        ),
      ];
}

/**
 * What can be done with a found entity of any declared listing, in the order in which it is shown. What makes no sense
 * for it is left out; what can't be done now says why. Source: design, section 5.
 */
export function entityActions(facts: EntityFacts): readonly EntityAction[] {
  const { version, subject, listing } = facts;
  const item = version === null ? null : itemOf(version);
  const route = recordAddress(listing, subject.id) ?? subject.route;
  return [
    ...openings(facts, item),
    ...(version === null || item === null
      ? []
      : [...version.languages.flatMap((language) => preview(item, language)), ...steps(facts, version, item)]),
    ...declared(facts),
    ...duplication(facts),
    action(
      'copyLink',
      { kind: 'copy', text: facts.addressOf(route) },
      { title: texts.copyLink, keywords: texts.copyWords, refusal: null },
    ),
    ...removal(facts, item),
  ];
}
