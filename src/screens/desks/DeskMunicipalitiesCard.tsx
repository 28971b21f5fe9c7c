import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CommandEvent } from '../../commands/types';
import { isPlainObject } from '../../contract/plainObject';
import { mapResult } from '../../contract/result';
import type { DeskMunicipality } from '../../machines/deskMunicipalities/machine';
import { deskMunicipalitiesMachine, isUnsaved, MOST_AT_ONCE, reason } from '../../machines/deskMunicipalities/machine';
import { callActors } from '../../machines/kit/actor';
import { deskMunicipalitiesTexts as texts } from '../../messages/screens/records';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { Field } from '../../ui/base/Field';
import { IconButton } from '../../ui/base/IconButton';
import { LazyMultiCombobox } from '../../ui/base/lazyComboboxes';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import type { ComboOption } from '../../ui/base/options';
import { CommandScope } from '../../ui/commands/CommandScope';
import { MUNICIPALITIES_OFFERED, municipalityOption } from '../../ui/fields/options';
import { useLookup } from '../../ui/fields/useLookup';
import { nameIn } from '../../ui/fields/value';
import { PlainTable } from '../../ui/table/PlainTable';
import { usePorts } from '../ports';

type Actor = ActorRefFrom<typeof deskMunicipalitiesMachine>;

interface DeskMunicipalitiesProps {
  readonly desk: number;
  /** The desk's municipalities as its record has them. */
  readonly rows: readonly DeskMunicipality[];
  /** The desk's record may have another version. */
  readonly onChanged: () => void;
  /** The card's title while something is chosen and not added yet, null once nothing is; must stay the same. */
  readonly onUnsaved: (card: string | null) => void;
}

const PICKER_ID = 'desk-municipalities';
/** Where a row's button says which municipality it is. */
const ROW = 'data-municipality';

const { columns } = texts;
const COLUMNS = [
  { label: columns.number, align: 'end' },
  { label: columns.name },
  { label: columns.province },
  { label: columns.code },
  { label: columns.actions, labelHidden: true, align: 'end' },
] as const;

function useMunicipalities({ desk, rows, onChanged }: DeskMunicipalitiesProps): Actor {
  const { administration, notify } = usePorts();
  const machine = useMemo(() => {
    const actors = callActors(administration, 'addMunicipality', 'removeMunicipality');
    return deskMunicipalitiesMachine.provide({ actors });
  }, [administration]);
  const actor = useActorRef(machine, { input: { desk, rows, maximum: MOST_AT_ONCE } });
  useEmitted(actor, { notice: ({ level, text }) => notify(level, text), changed: onChanged });
  return actor;
}

/** The record read again brings the municipalities as they are now. */
function useRows(actor: Actor, rows: readonly DeskMunicipality[]): void {
  const ids = rows.map(({ id }) => id).join();
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(() => {
    if (
      ids !==
      actor
        .getSnapshot()
        .context.rows.map(({ id }) => id)
        .join()
    )
      actor.send({ type: 'rows.set', rows: latest.current });
  }, [actor, ids]);
}

/** Once they are added, the button that had the focus has nothing more to do: the next one is typed. */
function useFieldAfterAdding(adding: boolean, left: number): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(adding);
  useEffect(() => {
    if (wasAdding.current && !adding && left === 0 && button.current === document.activeElement)
      document.getElementById(PICKER_ID)?.focus();
    wasAdding.current = adding;
  }, [adding, left]);
  return button;
}

function Picker({ actor }: { readonly actor: Actor }) {
  const { fieldLookups } = usePorts();
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const present = useSelector(actor, ({ context }) => context.rows);
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'add.request' }));
  const adding = useSelector(actor, (snapshot) => snapshot.hasTag('adding'));
  const { notify } = usePorts();
  const button = useFieldAfterAdding(adding, chosen.length);
  const lookup = useLookup(2, async (text, signal) =>
    mapResult(await fieldLookups.municipalities(text, signal), (found) => found.map(municipalityOption)),
  );
  const options = lookup.box.options.map((option) =>
    present.some(({ id }) => id === option.id) ? { ...option, refusal: texts.refusal.present(option.label) } : option,
  );
  const municipalityOf = (option: ComboOption): DeskMunicipality => {
    const known = chosen.find(({ id }) => id === option.id);
    if (known !== undefined) return known;
    const value = lookup.optionOf(option.id)?.value;
    const details = isPlainObject(value) ? value : {};
    return {
      id: Number(option.id),
      name: option.label,
      province: nameIn(details, 'province') ?? '',
      code: nameIn(details, 'istat') ?? '',
    };
  };
  const choose = (values: readonly ComboOption[]) => {
    const event = { type: 'municipalities.choose' as const, municipalities: values.map(municipalityOf) };
    const refused = reason(actor.getSnapshot(), event);
    if (refused === null) actor.send(event);
    else notify('warning', refused);
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field id={PICKER_ID} label={texts.picker} hint={texts.pickerHint(MOST_AT_ONCE)} className="min-w-60 flex-1">
        {(control) => (
          <LazyMultiCombobox
            {...{ label: texts.picker, control, options }}
            placeholder={texts.placeholder}
            readOnly={adding}
            values={chosen.map(({ id, name }) => ({ id, label: name }))}
            onValues={choose}
            {...lookup.box}
            most={MUNICIPALITIES_OFFERED}
          />
        )}
      </Field>
      <Button
        ref={button}
        variant="primary"
        icon="add"
        className="mt-6"
        busy={adding}
        refusal={adding ? null : refusal}
        onClick={() => actor.send({ type: 'add.request' })}
      >
        {texts.add}
      </Button>
    </div>
  );
}

function Rows({ actor }: { readonly actor: Actor }) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  if (rows.length === 0) return <p className="text-muted">{texts.empty}</p>;
  return (
    <PlainTable
      caption={texts.title}
      columns={COLUMNS}
      rows={rows.map(({ id, name, province, code }, index) => ({
        key: id,
        cells: [
          index + 1,
          name,
          province,
          code,
          <IconButton
            key="remove"
            icon="trash"
            tone="danger"
            size="small"
            label={texts.remove(name)}
            {...{ [ROW]: id }}
            onClick={() => actor.send({ type: 'remove.request', id })}
          />,
        ],
      }))}
    />
  );
}

function Removal({ actor }: { readonly actor: Actor }) {
  const leaving = useSelector(actor, ({ context }) => context.leaving);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const removing = useSelector(actor, (snapshot) => snapshot.hasTag('removing'));
  return (
    <LazyConfirmDialog
      open={leaving !== null}
      title={texts.question(leaving?.name ?? '')}
      tone="danger"
      busy={removing}
      error={leaving === null ? null : (failure?.message ?? null)}
      onConfirm={() => actor.send({ type: 'remove.confirm' })}
      onCancel={() => actor.send({ type: 'remove.cancel' })}
    />
  );
}

/** Says which municipality a removal is about: the one whose button has the focus. */
function withFocusedRow(event: CommandEvent): CommandEvent {
  if (event.type !== 'remove.request') return event;
  return { ...event, id: Number(document.activeElement?.getAttribute(ROW) ?? Number.NaN) };
}

/** 'Comuni associati a Redazione'. Source: document 1, section 2.16. */
export function DeskMunicipalitiesCard(props: DeskMunicipalitiesProps) {
  const actor = useMunicipalities(props);
  useRows(actor, props.rows);
  const { onUnsaved } = props;
  const unsaved = useSelector(actor, ({ context }) => isUnsaved(context));
  useEffect(() => onUnsaved(unsaved ? texts.title : null), [onUnsaved, unsaved]);
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('addFailed') ? snapshot.context.failure : null));
  return (
    <CommandScope
      scope="municipalities"
      actor={actor}
      refusal={reason}
      view={{ 'places.focus': () => document.getElementById(PICKER_ID)?.focus() }}
      prepare={withFocusedRow}
    >
      <Card title={texts.title} collapsible>
        <div className="space-y-4">
          <Picker actor={actor} />
          {failure !== null && (
            <Banner tone="danger" role="alert" title={texts.failed}>
              <span className="whitespace-pre-line">{failure.message}</span>
            </Banner>
          )}
          <Rows actor={actor} />
        </div>
        <Removal actor={actor} />
      </Card>
    </CommandScope>
  );
}
