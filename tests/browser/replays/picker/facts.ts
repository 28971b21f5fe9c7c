import type { Page } from 'playwright/test';
import { reason } from '../../../../src/machines/picker/refusals';
import { isAttached, licensingProblems, nameOf, surplus } from '../../../../src/machines/picker/rules';
import type { ImageDeletion, Licensing } from '../../../../src/machines/picker/types';
import { pickerTexts as messages } from '../../../../src/messages/screens/picker';
import { mediaTexts as texts } from '../../../../src/messages/ui/media';
import { textOf } from '../../kit/screens';
import type { PickerSnapshot } from './model';

/** A choice of licence or version: what is chosen, and what is wrong with it. */
interface Choice {
  readonly value: string;
  readonly problem: string | null;
}

/** What the picker shows, and must show. */
export interface PickerFacts {
  readonly isOpen: boolean;
  readonly pane: 'gallery' | 'uploads' | null;
  readonly filter: string | null;
  /** The thumbnails, or what stands in their place. */
  readonly images: readonly { readonly name: string; readonly isSelected: boolean }[] | 'waiting' | 'nothing' | null;
  readonly count: string | null;
  /** Why a page did not come. */
  readonly failure: string | null;
  readonly more: 'ready' | 'busy' | null;
  /** The title in the form of the open image. */
  readonly detail: string | null;
  /** The main button. */
  readonly main: string | null;
  /** Of the deletion: confirming, under way, or why it was refused and who uses the image. */
  readonly deletion: string | null;
  readonly asksToLeave: boolean;
  readonly licensing: {
    readonly license: Choice;
    readonly version: Choice;
    readonly failure: string | null;
    readonly isSaving: boolean;
  } | null;
}

const CLOSED: PickerFacts = {
  isOpen: false,
  pane: null,
  filter: null,
  images: null,
  count: null,
  failure: null,
  more: null,
  detail: null,
  main: null,
  deletion: null,
  asksToLeave: false,
  licensing: null,
};

const LABELS = {
  ...{ title: messages.title, gallery: texts.gallery, more: texts.more, nothing: texts.nothing, detail: texts.detail },
  ...{ insert: texts.insert, tooMany: texts.tooMany, save: texts.save, back: texts.back, loading: texts.loading },
  ...{ fieldTitle: texts.fields.title, license: texts.fields.license, version: texts.fields.version },
  ...{ deletion: messages.confirmDeletion, leave: texts.leave.title },
  ...{ licensing: texts.licensing.title, saveLicenses: texts.licensing.save },
};

/** Reads the picker off the page. */
export const readPicker = (page: Page): Promise<PickerFacts> =>
  page.evaluate(
    ([labels, closed]): PickerFacts => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? null;
      const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
      const named = (name: string) => dialogs.find((dialog) => text(dialog.querySelector('h2')) === name) ?? null;
      const button = (place: Element | null, name: string) =>
        [...(place?.querySelectorAll('button') ?? [])].find((it) => text(it)?.startsWith(name) === true);
      const isBusy = (it: Element | undefined) => it?.getAttribute('aria-busy') === 'true';
      const control = (place: Element, name: string) => {
        const label = [...place.querySelectorAll('label')].find((it) => text(it)?.startsWith(name) === true);
        return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | HTMLSelectElement | null;
      };
      const choice = (place: Element, name: string) => {
        const found = control(place, name);
        return { value: found?.value ?? '', problem: text(document.getElementById(`${found?.id}-error`)) };
      };
      const choices = (place: Element, save: string) => ({
        license: choice(place, labels.license),
        version: choice(place, labels.version),
        failure: text(place.querySelector('[role="alert"] p')),
        isSaving: isBusy(button(place, save)),
      });
      const dialog = named(labels.title);
      if (dialog === null) return closed;
      const detail = dialog.querySelector(`section[aria-label^="${labels.detail}"]`);
      const inGallery = button(dialog, labels.back) === undefined;
      const grid = dialog.querySelector(`[role="listbox"][aria-label="${labels.gallery}"]`);
      const options = [...(grid?.querySelectorAll('[role="option"]') ?? [])];
      const isWaiting = text(dialog)?.includes(labels.loading) === true;
      const alerts = [...dialog.querySelectorAll('[role="alert"] p')].filter((it) => detail?.contains(it) !== true);
      const more = button(dialog, labels.more);
      const deletion = named(labels.deletion);
      const refused = deletion?.querySelector('[role="alert"] p');
      const uses = [...(deletion?.querySelectorAll('li') ?? [])].map(text);
      const licensing = named(labels.licensing);
      return {
        isOpen: true,
        pane: inGallery ? 'gallery' : 'uploads',
        filter: dialog.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? null,
        images: !inGallery
          ? null
          : grid !== null
            ? options.map((option) => ({
                name: option.getAttribute('aria-label') ?? '',
                isSelected: option.getAttribute('aria-selected') === 'true',
              }))
            : isWaiting
              ? 'waiting'
              : text(dialog)?.includes(labels.nothing) === true
                ? 'nothing'
                : null,
        count: inGallery ? (text(dialog.querySelector('p[role="status"]'))?.split(' · Frecce')[0] ?? null) : null,
        failure: inGallery ? text(alerts[0]) : null,
        more: more === undefined ? null : isBusy(more) ? 'busy' : 'ready',
        detail: detail === null ? null : (control(detail, labels.fieldTitle)?.value ?? ''),
        main: button(dialog, labels.insert) ? labels.insert : button(dialog, labels.tooMany) ? labels.tooMany : null,
        deletion:
          deletion === null
            ? null
            : isBusy([...deletion.querySelectorAll('button')].at(-1))
              ? 'under way'
              : refused
                ? [text(refused), ...uses].join('\n')
                : 'confirming',
        asksToLeave: named(labels.leave) !== null,
        licensing: licensing === null ? null : choices(licensing, labels.saveLicenses),
      };
    },
    [LABELS, CLOSED] as const,
  );

const choiceOf = (value: number | null, problem: string | undefined): Choice => ({
  value: value === null ? '' : String(value),
  problem: problem ?? null,
});

/** What is typed into the title to have something unsaved. */
export const TYPED = 'Mare calmo';

function licensingShown(licensing: Licensing): NonNullable<PickerFacts['licensing']> {
  const problems = licensingProblems(licensing);
  return {
    license: choiceOf(licensing.license_id, problems.license_id),
    version: choiceOf(licensing.versione_id, problems.versione_id),
    failure: licensing.failure === null ? null : textOf(licensing.failure),
    isSaving: licensing.sending !== null,
  };
}

function deletionShown(snapshot: PickerSnapshot, { failure, usedBy }: ImageDeletion): string {
  if (snapshot.hasTag('deleting')) return 'under way';
  if (failure === null) return 'confirming';
  return [messages.deletionFailure(textOf(failure)), ...usedBy.map(({ title }) => title)].join('\n');
}

function imagesShown(snapshot: PickerSnapshot): PickerFacts['images'] {
  const { context } = snapshot;
  if (snapshot.hasTag('uploads') || snapshot.hasTag('failed')) return null;
  if (snapshot.hasTag('nothing')) return 'nothing';
  if (snapshot.hasTag('busy') && context.items.length === 0) return 'waiting';
  return context.items.map((item) => ({
    name: isAttached(context, item) ? `${nameOf(item)} (${texts.attached})` : nameOf(item),
    isSelected: context.selection.some(({ id }) => id === item.id),
  }));
}

function moreShown(snapshot: PickerSnapshot): PickerFacts['more'] {
  if (snapshot.hasTag('loadingMore')) return 'busy';
  const isThere = Array.isArray(imagesShown(snapshot));
  return isThere && reason(snapshot, { type: 'gallery.more' }) === null ? 'ready' : null;
}

function countShown(snapshot: PickerSnapshot): string {
  const { items, total, selection } = snapshot.context;
  const isKnown = items.length > 0 || snapshot.hasTag('nothing');
  const parts = [isKnown && texts.count(items.length, total), selection.length > 0 && texts.selected(selection.length)];
  return parts.filter((part) => part !== false).join(' · ');
}

/** What the picker must show. */
export function expectedPicker(snapshot: PickerSnapshot): PickerFacts {
  if (!snapshot.hasTag('open')) return CLOSED;
  const { context } = snapshot;
  const { detail, deletion, licensing, failure, selection } = context;
  const isGallery = !snapshot.hasTag('uploads');
  const isFailed = isGallery && (snapshot.hasTag('failed') || snapshot.hasTag('moreFailed'));
  return {
    isOpen: true,
    pane: isGallery ? 'gallery' : 'uploads',
    filter: isGallery ? context.text : null,
    images: imagesShown(snapshot),
    count: isGallery ? countShown(snapshot) : null,
    failure: isFailed && failure !== null ? textOf(failure) : null,
    more: isGallery ? moreShown(snapshot) : null,
    detail: isGallery && detail !== null ? (detail.work === 'none' ? (detail.item.title ?? '') : TYPED) : null,
    main: surplus(context) > 0 ? texts.tooMany : selection.length > 0 ? texts.insert : null,
    deletion: deletion === null ? null : deletionShown(snapshot, deletion),
    asksToLeave: snapshot.hasTag('askingToLeave'),
    licensing: licensing === null ? null : licensingShown(licensing),
  };
}
