import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { collisions } from '../../machines/picker/conflict';
import { reason } from '../../machines/picker/reason';
import { formOf } from '../../machines/picker/rules';
import type { Detail, MediaField, MediaForm } from '../../machines/picker/types';
import { mediaTexts } from '../../messages/ui/media';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { momentText } from '../base/moments';
import { type Choices, choiceName } from './useChoices';
import type { PickerActor } from './useImagePicker';

const { conflict: texts, fields } = mediaTexts;

const LABELS: Readonly<Record<MediaField, string>> = {
  titolo: fields.title,
  copyright: fields.copyright,
  description: fields.description,
  license_id: fields.license,
  versione_id: fields.version,
  openlibrary: fields.openlibrary,
};

/** What the choices of an image's data are called. */
export interface DetailChoices {
  readonly licenses: Choices;
  readonly versions: Choices;
}

function shownValue(form: MediaForm, field: MediaField, { licenses, versions }: DetailChoices): ReactNode {
  if (field === 'license_id') return choiceName(licenses, form[field]) || texts.empty;
  if (field === 'versione_id') return choiceName(versions, form[field]) || texts.empty;
  if (field === 'openlibrary') return form[field] ? texts.yes : texts.no;
  return form[field] || texts.empty;
}

interface DetailConflictProps {
  readonly actor: PickerActor;
  readonly detail: Detail;
  readonly choices: DetailChoices;
}

/** What somebody else stored beside what is typed, and which of the two stays. Source: contract, 'no lost update'. */
function Decision({ actor, detail, choices }: DetailConflictProps) {
  const keep = useSelector(actor, (snapshot) => reason(snapshot, { type: 'conflict.keepMine' }));
  const take = useSelector(actor, (snapshot) => reason(snapshot, { type: 'conflict.takeTheirs' }));
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>('button')?.focus(), []);
  const { theirs, overtaken } = detail;
  if (theirs === null) return null;
  const stored = formOf(theirs);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.title}
      actions={
        <div ref={panel} className="flex flex-wrap gap-2">
          <Button size="small" refusal={keep} onClick={() => actor.send({ type: 'conflict.keepMine' })}>
            {texts.keepMine}
          </Button>
          <Button size="small" refusal={take} onClick={() => actor.send({ type: 'conflict.takeTheirs' })}>
            {texts.takeTheirs}
          </Button>
        </div>
      }
    >
      <p>{texts.by(overtaken?.updatedBy ?? null, overtaken === null ? null : momentText(overtaken.updatedAt))}</p>
      <dl className="space-y-2 pt-2">
        {collisions(detail, theirs).map((field) => (
          <div key={field}>
            <dt className="font-semibold">{LABELS[field]}</dt>
            <dd className="break-words">
              {texts.mine} {shownValue(detail.form, field, choices)}
            </dd>
            <dd className="break-words">
              {texts.theirs} {shownValue(stored, field, choices)}
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

/** That somebody else saved the image while its data were open: what is to be decided, or what changed below. */
export function DetailConflict(props: DetailConflictProps) {
  const { theirs, overtaken, sending } = props.detail;
  if (theirs !== null) return <Decision {...props} />;
  if (overtaken === null || sending !== null || props.detail.failure !== null) return null;
  return (
    <Banner tone="info" role="status" title={texts.rebased(overtaken.updatedBy, momentText(overtaken.updatedAt))} />
  );
}
