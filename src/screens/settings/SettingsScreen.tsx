import { shallowEqual, useSelector } from '@xstate/react';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { SettingsPage } from '../../content/settings/pages';
import { settingsSection } from '../../content/settings/sections';
import {
  isSaving,
  reason,
  settingsMachine,
  unsavedIn,
  workLeft,
  wrongLanguages,
} from '../../machines/settings/machine';
import { settingsPageTexts } from '../../messages/commands/sections';
import { recordTexts } from '../../messages/screens/records';
import { settingsTexts as texts } from '../../messages/screens/settings';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { LanguageTabs } from '../../ui/base/Tabs';
import { BackButton } from '../../ui/commands/BackButton';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { ActionBar, SaveState } from '../../ui/page/ActionBar';
import { leadTo } from '../../ui/page/leadTo';
import { usePageTitle } from '../../ui/page/title';
import { LeavingDialog } from '../LeavingDialog';
import { usePorts } from '../ports';
import { WithMedia } from '../WithMedia';
import { type PageActor, SettingsSection } from './SettingsSection';

const PANEL = 'settings-panel';

const namesOf = (page: PageActor): readonly string[] => unsavedIn(page.getSnapshot().context).map(({ title }) => title);

function Languages({ page }: { readonly page: PageActor }) {
  const languages = useSelector(page, ({ context }) => context.languages);
  const current = useSelector(page, ({ context }) => context.language);
  const wrong = useSelector(page, ({ context }) => wrongLanguages(context), shallowEqual);
  if (languages.length < 2) return null;
  return (
    <LanguageTabs
      label={texts.languages}
      panel={PANEL}
      languages={languages.map((code) => ({ code, hasErrors: wrong.includes(code) }))}
      current={current}
      onSelect={(language) => page.send({ type: 'language.go', language })}
    />
  );
}

function State({ page }: { readonly page: PageActor }) {
  const text = useSelector(page, ({ context }) => {
    if (isSaving(context)) return recordTexts.savingNow;
    const unsaved = namesOf(page);
    return unsaved.length === 0 ? recordTexts.allSaved : texts.unsavedIn(unsaved);
  });
  return <SaveState>{text}</SaveState>;
}

/** A change of language leaves the focus on the field it was on: the field's control in the other language is another one. */
function useKeptField(page: PageActor) {
  const language = useSelector(page, ({ context }) => context.language);
  const focused = useRef('');
  useLayoutEffect(() => {
    const path = focused.current.replace(/^contents\.[^.]+\./, `contents.${language}.`);
    return path !== '' && document.activeElement === document.body ? leadTo({ path }) : undefined;
  }, [language]);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target.closest<HTMLElement>('[data-path]')?.dataset.path ?? '';
    },
    onBlur() {
      focused.current = '';
    },
  };
}

/** Puts the focus on the first control of a section. */
const focusSection = (name?: string): void =>
  document
    .querySelector<HTMLElement>(`[data-section="${CSS.escape(name ?? '')}"] :is(input, textarea, select)`)
    ?.focus();

/** Language, what is not saved, preview; where there is one section, its button too. */
function Bar({ page, save }: { readonly page: PageActor; readonly save: string | null }) {
  const saving = useSelector(page, ({ context }) => isSaving(context));
  return (
    <ActionBar>
      <BackButton />
      <Languages page={page} />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <State page={page} />
        <CommandButton id="settings.preview" icon="eye" hideRefused />
        {save !== null && (
          <CommandButton id="record.save" variant="primary" busy={saving}>
            {save}
          </CommandButton>
        )}
      </div>
    </ActionBar>
  );
}

function usePage({ sections }: SettingsPage): PageActor {
  const { site } = usePorts();
  const page = useActorRef(settingsMachine, {
    input: {
      sections: sections.map((name) => ({ name, title: settingsSection(name).title })),
      languages: site.contentLanguages,
    },
  });
  useEmitted(page, { 'preview.open': ({ url }) => window.open(url, '_blank', 'noopener') });
  return page;
}

/** A page of the site's settings: its sections in the language shown. Source: document 3, section 2. */
export function SettingsScreen({ page: declared }: { readonly page: SettingsPage }) {
  const { area, sections } = declared;
  const page = usePage(declared);
  const { title, save } = settingsPageTexts[area];
  usePageTitle(title);
  const unsaved = useSelector(page, () => namesOf(page), shallowEqual);
  const work = useSelector(page, ({ context }) => workLeft(context));
  const noteField = useKeptField(page);
  const isAlone = sections.length === 1;
  return (
    <CommandScope scope="settings" actor={page} refusal={reason} view={{ 'section.focus': focusSection }}>
      <WithMedia>
        <Bar page={page} save={isAlone ? save : null} />
        <div {...noteField} id={PANEL} className="mx-auto max-w-5xl space-y-4 pt-4">
          {sections.map((name) => (
            <SettingsSection key={name} page={page} section={settingsSection(name)} isAlone={isAlone} />
          ))}
        </div>
      </WithMedia>
      <LeavingDialog
        actor={page}
        isUnsaved={() => !page.getSnapshot().hasTag('left') && unsavedIn(page.getSnapshot().context).length > 0}
        work={work}
        texts={{ ...texts.leave, title: texts.leaveTitle(unsaved) }}
      />
    </CommandScope>
  );
}
