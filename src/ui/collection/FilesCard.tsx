import { useSelector } from '@xstate/react';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Entry } from '../../content/field/collection';
import type { FileAccept } from '../../content/field/field';
import { asText } from '../../content/field/kind';
import {
  coverFrom,
  coverOf,
  fileEntry,
  fileFormat,
  fileLanguages,
  fileName,
  fileNotes,
  nameProblem,
} from '../../content/kinds/files';
import { acceptProblem, limitsText, sizeText } from '../../content/media/files';
import { type AttachmentRow, MEDIA_LIMITS } from '../../contract/media';
import { mapResult } from '../../contract/result';
import { addingRefusal, collectionEdits } from '../../machines/collection/edits';
import { entryOf, type KeyedEntry } from '../../machines/collection/rules';
import { languageName } from '../../messages/screens/content';
import { filesTexts as texts } from '../../messages/screens/entries';
import { mediaTexts } from '../../messages/ui/media';
import { useEmitted } from '../base/actors';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { Icon } from '../base/Icon';
import { iconButtonClass } from '../base/IconButton';
import { Select } from '../base/Select';
import { TextInput } from '../base/TextInput';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { FieldLookups } from '../fields/types';
import { PickerDialog } from '../media/PickerDialog';
import type { Media, MediaCardProps } from '../media/port';

import { FileInput, useFiles } from '../media/UploadPane';
import { UploadRows } from '../media/UploadRows';
import { useImagePicker } from '../media/useImagePicker';
import { useUploads } from '../media/useUploads';
import { Chooser } from './Chooser';
import { CollectionCard } from './CollectionCard';
import { EntryFrame } from './EntryFrame';
import { type CollectionRef, useAddingRefusal, useCollection } from './hooks';

interface RowProps {
  readonly item: KeyedEntry;
  readonly edits: CollectionRef;
  readonly languages: readonly string[];
  readonly media: Media;
  readonly locked: boolean;
  readonly onBlur: () => void;
  /** Opens the gallery for this file's cover. */
  readonly onCover: (key: string) => void;
}

/** A file as it is now: its row draws what it says itself. */
const useEntry = ({ item, edits }: Pick<RowProps, 'item' | 'edits'>): Entry =>
  useSelector(edits, ({ context }) => entryOf(context.value, item.key)?.entry ?? item.entry);

/** Format and size as readers see them, the way to the file itself, and what would help its readers. */
function Facts({ entry, media }: { readonly entry: Entry; readonly media: Media }) {
  const name = fileName(entry);
  const format = fileFormat(entry);
  const notes = fileNotes(entry);
  const address = media.port.addressOf(asText(entry.url));
  return (
    <div className="space-y-1 text-sm">
      <p className="flex items-center gap-1 text-muted">
        {format}
        {address !== null && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className={iconButtonClass('plain', 'small')}
            aria-label={texts.download(name)}
            data-tip={texts.download(name)}
          >
            <Icon name="download" size={16} />
          </a>
        )}
      </p>
      {notes.length > 0 && (
        <ul aria-label={texts.notes(name)} className="space-y-0.5">
          {notes.map((note) => (
            <li key={note} className="flex gap-1.5 text-muted">
              <Icon name="info" size={15} className="mt-0.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{note}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CoverProps extends Pick<RowProps, 'item' | 'edits' | 'locked' | 'onCover'> {
  readonly entry: Entry;
}

function Cover({ item, edits, entry, locked, onCover }: CoverProps) {
  const cover = coverOf(entry.cover ?? null);
  const name = fileName(entry);
  const choose = useRef<HTMLButtonElement>(null);
  const refusal = locked ? mediaTexts.card.readOnly : null;
  const remove = () => {
    edits.send({ type: 'entry.change', key: item.key, changes: { cover: null } });
    choose.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {cover !== null && (
        <img src={cover.thumb_url} alt="" className="h-10 w-14 rounded-sm bg-sunken object-cover" loading="lazy" />
      )}
      <Button
        ref={choose}
        size="small"
        variant="ghost"
        icon="image"
        refusal={refusal}
        aria-label={`${cover === null ? texts.chooseCover : texts.changeCover}: ${name}`}
        onClick={() => onCover(item.key)}
      >
        {cover === null ? texts.chooseCover : texts.changeCover}
      </Button>
      {cover !== null && (
        <Button
          size="small"
          variant="ghost"
          icon="trash"
          refusal={refusal}
          aria-label={`${texts.removeCover}: ${name}`}
          onClick={remove}
        >
          {texts.removeCover}
        </Button>
      )}
    </div>
  );
}

/** One file: what readers see it called, its language, its cover, and what it is. */
const FileRow = memo(function FileRow(props: RowProps) {
  const { item, edits, languages, media, locked, onBlur, onCover } = props;
  const entry = useEntry(props);
  const name = fileName(entry);
  const set = (changes: Record<string, string>) => edits.send({ type: 'entry.change', key: item.key, changes });
  const language = asText(entry.language);
  const head = (
    <div className="flex flex-wrap gap-2">
      <Field label={texts.label(name)} labelHidden error={nameProblem(entry)} className="min-w-48 flex-3">
        {(control) => (
          <TextInput
            {...control}
            readOnly={locked}
            autoComplete="off"
            value={asText(entry.name)}
            placeholder={texts.namePlaceholder}
            onValue={(text) => set({ name: text })}
          />
        )}
      </Field>
      <Field label={texts.language(name)} labelHidden className="min-w-36 flex-1">
        {(control) => (
          <Select
            {...control}
            disabled={locked}
            value={language}
            options={[
              { value: '', label: texts.noLanguage },
              ...fileLanguages(languages, language).map((code) => ({ value: code, label: languageName(code) })),
            ]}
            onValue={(code) => set({ language: code })}
          />
        )}
      </Field>
    </div>
  );
  return (
    <EntryFrame {...{ item, edits, onBlur, head }}>
      <div className="mt-1 ml-10 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Facts entry={entry} media={media} />
        <Cover {...{ item, edits, entry, locked, onCover }} />
      </div>
    </EntryFrame>
  );
});

interface FileChooserProps {
  readonly id: string;
  readonly accept: FileAccept | undefined;
  readonly lookups: Pick<FieldLookups, 'attachments'>;
  readonly locked: boolean;
  readonly onFile: (file: AttachmentRow) => void;
}

const MINIMUM = 2;

const detailOf = ({ size }: AttachmentRow): { detail?: string } =>
  typeof size === 'number' ? { detail: sizeText(size) } : {};

/** Chooses a file that is there already, by its name. */
function FileChooser({ id, accept, lookups, locked, onFile }: FileChooserProps) {
  const fits = ({ name, url }: AttachmentRow) => accept === undefined || acceptProblem(name || url, accept) === null;
  return (
    <Chooser
      {...{ id, locked }}
      label={texts.choose}
      placeholder={texts.choose}
      command="files.choose"
      minimum={MINIMUM}
      search={async (text, signal) =>
        mapResult(await lookups.attachments(text, signal), (rows) =>
          rows
            .filter(fits)
            .map((file) => ({ id: file.id, label: file.name || file.url, item: file, ...detailOf(file) })),
        )
      }
      onItem={onFile}
    />
  );
}

/** The covers of files are images of the gallery, chosen in one picker for all of them. */
function useCovers(edits: CollectionRef, { media, field }: MediaCardProps) {
  const picker = useImagePicker(media, field.path);
  const chosenFor = useRef<string | null>(null);
  useEmitted(picker.actor, {
    'images.inserted': ({ items: [image] }) => {
      const key = chosenFor.current;
      if (image === undefined || key === null) return;
      edits.send({ type: 'entry.change', key, changes: { cover: coverFrom(image) } });
    },
  });
  useLayoutEffect(
    () =>
      media.port.changes.listen((change) => {
        if (change.type !== 'deleted') return;
        for (const { key, entry } of edits.getSnapshot().context.value.entries)
          if (coverOf(entry.cover ?? null)?.id === change.id)
            edits.send({ type: 'entry.change', key, changes: { cover: null } });
      }),
    [edits, media],
  );
  const open = useCallback(
    (key: string) => {
      chosenFor.current = key;
      picker.actor.send({ type: 'picker.open', maximum: 1, attached: [] });
    },
    [picker.actor],
  );
  return { picker, open };
}

/** Uploads files, and adds them once they are there; `take` adds a file that is. */
function useArriving(edits: CollectionRef, { media, field, language }: MediaCardProps) {
  // Who may write the content may upload its files. Source: contract, 'Pinned for documents 2 and 3', files.
  const uploading = useMemo(() => ({ ...media, abilities: { ...media.abilities, upload: true } }), [media]);
  const target = useMemo(() => ({ purpose: field.accept ?? 'attachments', parentId: '' }) as const, [field.accept]);
  const { uploads, upload } = useUploads(uploading, target);
  const take = (file: AttachmentRow) => {
    const event = { type: 'entry.add', entry: fileEntry(file, language) } as const;
    const refusal = collectionEdits.refusalOf(edits.getSnapshot().context, event);
    if (refusal === null) edits.send(event);
    else media.notify('warning', refusal);
  };
  useEmitted(uploads, { 'file.uploaded': ({ item }) => take(item as AttachmentRow) });
  return { uploads, upload, take };
}

/** Files that readers download: uploaded here or chosen out of those there are, each with name, language and cover. */
export default function FilesCard(props: MediaCardProps) {
  const { id, field, media, lookups, context, onBlur } = props;
  const root = useRef<HTMLDivElement>(null);
  const edits = useCollection(props, { kind: 'files', maximum: MEDIA_LIMITS.attachments });
  const { picker, open } = useCovers(edits, props);
  const { uploads, upload, take } = useArriving(edits, props);
  const refused = () => addingRefusal({ ...edits.getSnapshot().context, question: null });
  const { input, add, frame } = useFiles(root, refused, upload, media);
  const locked = useSelector(edits, ({ context }) => context.readOnly !== null);
  const refusal = useAddingRefusal(edits);
  const keys = useCommandKeys('files.upload');
  const chooserId = `${id}-choose`;
  const row = useCallback(
    (item: KeyedEntry) => (
      <FileRow
        key={item.key}
        {...{ item, edits, media, locked, onBlur }}
        languages={context.languages}
        onCover={open}
      />
    ),
    [edits, media, locked, onBlur, context.languages, open],
  );
  return (
    <div {...frame} data-drop={texts.dropHere}>
      <FileInput ref={input} purpose={field.accept ?? 'attachments'} onFiles={add} />
      <CollectionCard
        {...{ root, edits, empty: texts.empty, removeTitle: texts.remove }}
        onAdd={() => input.current?.click()}
        onChoose={() => document.getElementById(chooserId)?.focus()}
        add={
          <>
            <Button id={id} icon="upload" refusal={refusal} hint={keys} onClick={() => input.current?.click()}>
              {texts.add}
            </Button>
            <FileChooser
              id={chooserId}
              accept={field.accept}
              lookups={lookups}
              locked={refusal !== null}
              onFile={take}
            />
          </>
        }
      >
        {row}
      </CollectionCard>
      <p className="text-muted text-sm">{limitsText(field.accept ?? 'attachments')}</p>
      <UploadRows uploads={uploads} />
      <PickerDialog picker={picker} media={media} />
    </div>
  );
}
