import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { LICENSE_GROUP, LICENSE_VERSION_GROUP } from '../../contract/media';
import { reason } from '../../machines/picker/reason';
import { nameOf, shownProblems } from '../../machines/picker/rules';
import type { Detail, MediaField, MediaForm } from '../../machines/picker/types';
import { mediaTexts as texts } from '../../messages/ui/media';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { cx } from '../base/cx';
import { Field } from '../base/Field';
import { IconButton } from '../base/IconButton';
import { Select } from '../base/Select';
import { TextArea } from '../base/TextArea';
import { TextInput } from '../base/TextInput';
import { DetailConflict } from './DetailConflict';
import type { Media } from './port';
import { type Choices, choicesProps, useChoices } from './useChoices';
import type { PickerActor } from './useImagePicker';

interface PartProps {
  readonly actor: PickerActor;
  readonly detail: Detail;
  readonly locked: boolean;
}

type TextField = 'titolo' | 'copyright' | 'description';
const LABELS: Readonly<Record<TextField, string>> = {
  titolo: texts.fields.title,
  copyright: texts.fields.copyright,
  description: texts.fields.description,
};

function TextPart({ actor, detail, locked, name }: PartProps & { readonly name: TextField }) {
  const Control = name === 'description' ? TextArea : TextInput;
  return (
    <Field label={LABELS[name]} error={shownProblems(detail)[name] ?? null}>
      {(control) => (
        <Control
          {...control}
          value={detail.form[name]}
          readOnly={locked}
          onValue={(text: string) => actor.send({ type: 'detail.change', change: { [name]: text } })}
          onBlur={() => actor.send({ type: 'detail.blur', field: name })}
        />
      )}
    </Field>
  );
}

interface ChoicePartProps extends PartProps {
  readonly name: Extract<MediaField, 'license_id' | 'versione_id'>;
  readonly label: string;
  readonly choices: Choices;
}

function ChoicePart({ actor, detail, locked, name, label, choices }: ChoicePartProps) {
  const change = (value: number): Partial<MediaForm> =>
    name === 'license_id' ? { license_id: value } : { versione_id: value };
  return (
    <Field label={label} required error={choices.problem ?? shownProblems(detail)[name] ?? null}>
      {(control) => (
        <Select
          {...control}
          {...choicesProps(choices)}
          value={detail.form[name]}
          disabled={locked}
          onValue={(value: number) => actor.send({ type: 'detail.change', change: change(value) })}
          onBlur={() => actor.send({ type: 'detail.blur', field: name })}
        />
      )}
    </Field>
  );
}

function Facts({ detail: { item } }: { readonly detail: Detail }) {
  return (
    <>
      <Field label={texts.fields.name}>
        {(control) => <TextInput {...control} value={item.name ?? ''} readOnly onValue={() => undefined} />}
      </Field>
      <Field label={texts.fields.url}>
        {(control) => <TextInput {...control} value={item.url} readOnly onValue={() => undefined} />}
      </Field>
    </>
  );
}

function Actions({ actor }: { readonly actor: PickerActor }) {
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('savingDetail'));
  const save = useSelector(actor, (snapshot) => reason(snapshot, { type: 'detail.save' }));
  const remove = useSelector(actor, (snapshot) => reason(snapshot, { type: 'delete.request' }));
  return (
    <div data-bar="bottom" className="sticky -bottom-1 flex justify-between gap-2 bg-(--pane,var(--color-raised)) py-2">
      <Button icon="trash" refusal={remove} onClick={() => actor.send({ type: 'delete.request' })}>
        {texts.remove}
      </Button>
      <Button variant="primary" busy={saving} refusal={save} onClick={() => actor.send({ type: 'detail.save' })}>
        {texts.save}
      </Button>
    </div>
  );
}

/** Beside the thumbnails; on a narrow screen over them. */
const BESIDE =
  'min-h-0 w-full overflow-y-auto border-line max-sm:absolute max-sm:inset-0 max-sm:bg-(--pane,var(--color-raised)) sm:w-72 sm:shrink-0 sm:border-l sm:pl-4';

interface DetailPanelProps {
  readonly actor: PickerActor;
  readonly media: Media;
  /** Whether nothing is beside it, so that there is nothing to go back to. */
  readonly alone?: boolean;
}

/** The data of one image: file and address to read, the rest to change. Source: document 1, section 2.18. */
export function DetailPanel({ actor, media, alone = false }: DetailPanelProps) {
  const detail = useSelector(actor, ({ context }) => context.detail);
  const licenses = useChoices(media, LICENSE_GROUP);
  const versions = useChoices(media, LICENSE_VERSION_GROUP);
  const panel = useRef<HTMLElement>(null);
  const id = detail?.item.id;
  useLayoutEffect(() => {
    if (id === undefined) return;
    const first = alone ? panel.current?.querySelector<HTMLElement>('input:not([readonly])') : null;
    (first ?? panel.current)?.focus();
  }, [id, alone]);
  const isDeciding = detail !== null && detail.theirs !== null;
  const wasDeciding = useRef(isDeciding);
  // The buttons of the decision go with it: the focus stays with the data.
  useLayoutEffect(() => {
    const isDecided = wasDeciding.current && !isDeciding;
    wasDeciding.current = isDeciding;
    if (isDecided && document.activeElement === document.body) panel.current?.focus();
  }, [isDeciding]);
  if (detail === null) return null;
  // Esc goes back one step: out of the data, not out of the whole dialog.
  const leave = (event: KeyboardEvent) => {
    if (alone || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'detail.close' });
  };
  const parts = { actor, detail, locked: !media.abilities.edit || isDeciding };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`${texts.detail}: ${nameOf(detail.item)}`}
      className={cx('space-y-3 p-1', !alone && BESIDE)}
      onKeyDown={leave}
    >
      {!alone && (
        <div className="flex items-start justify-between gap-2">
          <h2 className="font-semibold">{texts.detail}</h2>
          <IconButton
            label={texts.closeDetail}
            icon="close"
            size="small"
            hint="Esc"
            onClick={() => actor.send({ type: 'detail.close' })}
          />
        </div>
      )}
      <DetailConflict actor={actor} detail={detail} choices={{ licenses, versions }} />
      <img
        src={detail.item.url_thumb ?? detail.item.url}
        alt=""
        className="max-h-40 w-full rounded-md bg-sunken object-contain"
      />
      {detail.failure !== null && <Banner tone="danger" role="alert" title={detail.failure.message} />}
      <Facts detail={detail} />
      <TextPart {...parts} name="titolo" />
      <TextPart {...parts} name="copyright" />
      <TextPart {...parts} name="description" />
      <ChoicePart {...parts} name="license_id" label={texts.fields.license} choices={licenses} />
      <ChoicePart {...parts} name="versione_id" label={texts.fields.version} choices={versions} />
      <Actions actor={actor} />
    </section>
  );
}
