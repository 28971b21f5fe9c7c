import { type ListingAction, shownFilters } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { abilityName } from '../../content/permissions';
import type { ListContext } from '../../machines/list/types';
import { commandTexts } from '../../messages/commands/commands';
import { absent, commandsOf, refused, sends } from '../define';
import type { Command, CommandEffect, CommandEvent, CommandMoment, CommandOptions } from '../types';

/** What is common to the commands of lists. */
export const LIST = { name: 'list', layer: 'screen', group: 'list' } as const;

interface View {
  readonly context: ListContext;
}
export type ListMoment = CommandMoment<View>;

/** What of a list's command is its own, beside its effect. */
export type Options = Omit<CommandOptions<View>, 'effect'>;

const define = commandsOf<View>(LIST);

/** A command of every list. */
export const listCommand = (verb: string, options: Options, effect: (moment: ListMoment) => CommandEffect): Command =>
  define(verb, { ...options, effect });

/** A command of every list that sends an event. */
export const sending = (verb: string, event: CommandEvent, options: Options): Command =>
  listCommand(verb, options, sends(event));

/** The effect of an action of the list. */
export const runs = ({ name }: ListingAction): CommandEffect => ({
  kind: 'event',
  event: { type: 'action.run', name },
});

/** An effect in the lists that it concerns. */
export const where =
  (concerns: (listing: Listing) => boolean, effect: CommandEffect) =>
  ({ listing }: ListMoment): CommandEffect =>
    listing === null || concerns(listing) ? effect : absent;

export const hasFilters = (listing: Listing): boolean => shownFilters(listing).length > 0;

/** The abilities of which the user needs one. */
export const needs = ({ abilities }: Listing, action: string): string =>
  commandTexts.needs(abilities.map((prefix) => abilityName(`${prefix}-${action}`)));

/** The refusal where one may not change what is listed. */
export const mayNotEdit = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotEdit(listing.titles.many, needs(listing, 'edit')));

/** The refusal where one may not create what is listed. */
export const mayNotCreate = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotCreate(listing.titles.many, needs(listing, 'create')));

/** The refusal where one may not delete what is listed. */
export const mayNotDelete = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotDelete(listing.titles.many, needs(listing, 'delete')));
