import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { Platform } from '../../machines/keymap/chord';
import { readKeys } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import type { KeySettingsActor } from '../../machines/keySettings/machine';
import { refusalOf } from '../../machines/keySettings/refusals';
import type { ImportPreview, ImportRefusal } from '../../machines/keySettings/types';
import { keySettingsTexts } from '../../messages/screens/keySettings';
import { uiTexts } from '../../messages/ui/ui';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { PlainTable } from '../table/PlainTable';

const texts = keySettingsTexts.preview;

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' });

const shownKeys = (keys: readonly string[], platform: Platform): string =>
  keys
    .map((entry) => (readKeys(entry) === null ? entry : formatKeys(entry, platform)))
    .join(` ${keySettingsTexts.or} `);

function keysText(keys: readonly string[] | null, platform: Platform): string {
  if (keys === null) return keySettingsTexts.off;
  return keys.length === 0 ? keySettingsTexts.none : shownKeys(keys, platform);
}

function refusalText({ title, keys, why, by }: ImportRefusal, platform: Platform): string {
  if (why === 'unknown') return texts.unknown(title);
  const shown = shownKeys(keys, platform);
  return why === 'taken' && by !== null ? texts.inUse(title, shown, by) : texts.unusable(title, shown);
}

function Changes({ preview, platform }: { readonly preview: ImportPreview; readonly platform: Platform }) {
  const { changes, singleKeys } = preview;
  return (
    <>
      {singleKeys !== null && <p>{singleKeys ? texts.singleKeysOn : texts.singleKeysOff}</p>}
      {changes.length === 0 && singleKeys === null && <p>{texts.unchanged}</p>}
      {changes.length > 0 && (
        <PlainTable
          caption={texts.changes(changes.length)}
          captionShown
          columns={[{ label: texts.command }, { label: texts.before }, { label: texts.after }]}
          rows={changes.map(({ command, title, before, after }) => ({
            key: command,
            cells: [title, keysText(before, platform), keysText(after, platform)],
          }))}
        />
      )}
    </>
  );
}

function Refused({ preview, platform }: { readonly preview: ImportPreview; readonly platform: Platform }) {
  const { refused } = preview;
  if (refused.length === 0) return null;
  return (
    <Banner tone="warning" title={texts.refused(refused.length)}>
      <ul className="list-disc pl-4">
        {refused.map((one) => (
          <li key={`${one.why} ${one.title} ${one.keys.join(' ')}`}>{refusalText(one, platform)}</li>
        ))}
      </ul>
      <p>{texts.keeps}</p>
    </Banner>
  );
}

/** What a file of keys would change, and what of it can't be imported, before it is applied. */
export function ImportDialog({ actor }: { readonly actor: KeySettingsActor }) {
  const main = useRef<HTMLButtonElement>(null);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { preview, platform } = context;
  if (preview === null) return null;
  const cancel = () => actor.send({ type: 'import.cancel' });
  const accept = () => actor.send({ type: 'import.accept' });
  const refusal = refusalOf(context, { type: 'import.accept' });
  return (
    <Dialog
      open
      title={texts.title}
      size="medium"
      initialFocus={main}
      onClose={cancel}
      main={{ label: texts.accept, refusal, press: accept }}
      footer={
        <>
          <Button onClick={cancel}>{uiTexts.cancel}</Button>
          <Button ref={main} variant="primary" refusal={refusal} onClick={accept}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <div className="space-y-3 pb-2">
        <p className="text-muted [overflow-wrap:anywhere]">
          {texts.from(preview.name, preview.date === null ? null : day.format(new Date(preview.date)))}
        </p>
        {preview.isOlder && <p>{texts.older}</p>}
        <Refused preview={preview} platform={platform} />
        <Changes preview={preview} platform={platform} />
        <p className="text-muted text-sm">{texts.hint}</p>
      </div>
    </Dialog>
  );
}
