import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { previewsOf, settingsCards, settingsForm } from '../../content/settings/form';
import { SETTINGS_AREA, type SettingsSection as Section } from '../../content/settings/sections';
import { workLeft } from '../../machines/record/draft';
import { wrongLanguages } from '../../machines/record/fields';
import { reason } from '../../machines/record/refusals';
import { isDirty } from '../../machines/record/rules';
import type { settingsMachine } from '../../machines/settings/machine';
import { recordTexts } from '../../messages/screens/records';
import { settingsTexts as texts } from '../../messages/screens/settings';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { SkeletonText } from '../../ui/base/Skeleton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { useCommandKeys } from '../../ui/commands/useCommandKeys';
import { SaveState } from '../../ui/page/ActionBar';
import { withFocusedField } from '../focusedField';
import { useFirstFocus } from '../form/focus';
import { type StoredDrafts, usePorts } from '../ports';
import { RecordFields } from '../records/RecordForm';
import { RecordNotes } from '../records/RecordNotes';
import { useFieldContext } from '../records/useFieldContext';
import { useFocusedLanguage } from '../records/useFocusedLanguage';
import { type RecordActor, useFormActor } from '../records/useFormActor';
import { useStoredDrafts } from '../useStoredDrafts';

export type PageActor = ActorRefFrom<typeof settingsMachine>;

interface SectionProps {
  readonly page: PageActor;
  readonly section: Section;
  /** Whether it is the only one of its page, whose bar saves it. */
  readonly isAlone: boolean;
}

/** The form of a section over its calls; it tells its page what of it is not saved. */
function useSectionActor({ page, section }: SectionProps, kept: StoredDrafts): RecordActor {
  const { settings, site, uuid } = usePorts();
  const actor = useFormActor(settings(section), {
    record: settingsForm(section, site.contentLanguages),
    id: section.id,
    copyOf: null,
    keySeed: uuid(),
    keepsDraft: true,
    ...kept,
  });
  const { name } = section;
  const report = useEffectEvent(() => {
    const snapshot = actor.getSnapshot();
    const { context } = snapshot;
    page.send({
      type: 'section.report',
      name,
      work: workLeft(context),
      isSaving: snapshot.hasTag('saving'),
      wrong: wrongLanguages(context),
      previews: previewsOf(context.stored),
    });
  });
  useEffect(() => {
    report();
    const subscription = actor.subscribe(() => report());
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}

/** The button of a section among several: it saves that one, whichever has the focus. */
function SaveButton({
  actor,
  page,
  section,
}: Pick<SectionProps, 'page' | 'section'> & { readonly actor: RecordActor }) {
  const { name, title } = section;
  const isInFront = useSelector(page, ({ context }) => context.front === name);
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const dirty = useSelector(actor, ({ context }) => isDirty(context));
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'save.request' }));
  const keys = useCommandKeys('record.save');
  return (
    <>
      <SaveState>{saving ? recordTexts.savingNow : dirty ? recordTexts.unsaved : ''}</SaveState>
      <Button
        size="small"
        variant={dirty ? 'primary' : 'secondary'}
        busy={saving}
        refusal={refusal}
        hint={isInFront ? keys : null}
        onClick={() => actor.send({ type: 'save.request' })}
      >
        {texts.save}
        <span className="sr-only">{texts.saveOf(title)}</span>
      </Button>
    </>
  );
}

/** Why a section did not load; the others are not concerned. */
function Failed({ actor, section }: { readonly actor: RecordActor; readonly section: Section }) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  return (
    <Banner
      tone="danger"
      role="alert"
      title={`${section.title}: ${texts.failed}`}
      actions={<Button onClick={() => actor.send({ type: 'load.retry' })}>{texts.retry}</Button>}
    >
      {message}
    </Banner>
  );
}

function Fields({ page, section, isAlone, actor }: SectionProps & { readonly actor: RecordActor }) {
  const language = useSelector(page, ({ context }) => context.language);
  const isFirst = useSelector(page, ({ context }) => context.sections[0]?.name === section.name);
  const context = useFieldContext(actor, null);
  useFocusedLanguage(actor, language, (wanted) => page.send({ type: 'language.go', language: wanted }));
  const [cards] = useState(() => settingsCards(section));
  const first = cards[0]?.fields[0];
  const isEditable = useSelector(actor, (snapshot) => snapshot.hasTag('editable'));
  useFirstFocus(isFirst && isEditable && first !== undefined ? `contents.${language}.${first.path}` : null);
  return cards.map((card) => (
    <Card key={card.id} title={card.title} actions={!isAlone && <SaveButton {...{ actor, page, section }} />}>
      <RecordFields key={language} {...{ actor, context, language }} card={card} />
    </Card>
  ));
}

function Body(props: SectionProps & { readonly actor: RecordActor }): ReactNode {
  const { actor, section } = props;
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.context.item === null ? 'failed' : 'form',
  );
  if (view === 'skeleton')
    return (
      <Card title={section.title}>
        <SkeletonText lines={4} label={texts.loading} />
      </Card>
    );
  if (view === 'failed') return <Failed actor={actor} section={section} />;
  return (
    <>
      <RecordNotes actor={actor} />
      <Fields {...props} />
    </>
  );
}

function Loaded({ kept, ...props }: SectionProps & { readonly kept: StoredDrafts }) {
  const { page, section } = props;
  const actor = useSectionActor(props, kept);
  const isInFront = useSelector(page, ({ context }) => context.front === section.name);
  return (
    <CommandScope scope="record" actor={actor} refusal={reason} prepare={withFocusedField} isInFront={isInFront}>
      <Body {...props} actor={actor} />
    </CommandScope>
  );
}

/** A section of the settings: read, drafted, checked and saved by itself. Source: document 3, section 2. */
export function SettingsSection(props: SectionProps) {
  const { page, section } = props;
  const kept = useStoredDrafts(SETTINGS_AREA, section.id);
  const comesInFront = { onFocus: () => page.send({ type: 'section.enter', name: section.name }) };
  return (
    <div {...comesInFront} data-section={section.name} className="space-y-4">
      {kept === null ? (
        <Card title={section.title}>
          <SkeletonText lines={4} label={texts.loading} />
        </Card>
      ) : (
        <Loaded {...props} kept={kept} />
      )}
    </div>
  );
}
