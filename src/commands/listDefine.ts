import type { Listing } from '../content/model/listing';
import { commandTexts } from '../messages/commands/commands';
import { absent, defineCommand, refused, sends } from './define';
import type { Command, CommandEffect, CommandEvent, CommandMoment } from './types';

export type ListMoment = CommandMoment<'list'>;

type Optional = 'keys' | 'repeat' | 'inPalette' | 'allowInInput' | 'keywords' | 'onlyWhenReady';

/** What of a list's command is its own. */
export interface Options extends Pick<Partial<Command>, Optional> {
  readonly title: Command['title'];
}

/** A command of every list. */
export const listCommand = (verb: string, options: Options, effect: (moment: ListMoment) => CommandEffect): Command =>
  defineCommand({ id: `list.${verb}`, group: 'list', scope: 'list', ...options, effect });

/** A command of every list that sends an event. */
export const sending = (verb: string, event: CommandEvent, options: Options): Command =>
  listCommand(verb, options, sends(event));

/** An effect in the lists that it concerns. */
export const where =
  (concerns: (listing: Listing) => boolean, effect: CommandEffect) =>
  ({ listing }: ListMoment): CommandEffect =>
    listing === null || concerns(listing) ? effect : absent;

export const hasFilters = ({ list }: Listing): boolean => list.filters.length > 0;

/** The abilities of which the user would have to hold one. */
export const needs = ({ abilities }: Listing, action: string): string =>
  commandTexts.needs(abilities.map((prefix) => `${prefix}-${action}`));

/** The refusal where one may not change what is listed. */
export const mayNotEdit = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotEdit(listing.titles.many, needs(listing, 'edit')));

/** The refusal where one may not create what is listed. */
export const mayNotCreate = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotCreate(listing.titles.many, needs(listing, 'create')));

/** The refusal where one may not delete what is listed. */
export const mayNotDelete = (listing: Listing): CommandEffect =>
  refused(commandTexts.mayNotDelete(listing.titles.many, needs(listing, 'delete')));
