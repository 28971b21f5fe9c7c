import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { KeySettingsActor } from '../../machines/keySettings/machine';
import { reason, refusalOf } from '../../machines/keySettings/refusals';
import { clashText, draftClashes, draftShadows, shadowText } from '../../machines/keySettings/rules';
import { keySettingsTexts as texts } from '../../messages/screens/keySettings';
import { uiTexts } from '../../messages/ui/ui';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Checkbox } from '../base/Checkbox';
import { ConfirmDialog } from '../base/ConfirmDialog';
import { Dialog } from '../base/Dialog';
import { TextInput } from '../base/TextInput';
import { CommandButton } from '../commands/CommandButton';
import { CommandScope } from '../commands/CommandScope';
import { useCommandKeys } from '../commands/useCommandKeys';
import { ImportDialog } from './ImportDialog';
import { KeyLines } from './KeyLines';
import { useKeyReport, useKeySettings } from './useKeySettings';

interface PartProps {
  readonly actor: KeySettingsActor;
}

/** The keys that two commands have, with both names. */
function Clashes({ actor }: PartProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const clashes = draftClashes(context);
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Banner tone="danger" title={texts.clashes(clashes.length)} className="mb-3">
          <ul className="list-disc pl-4">
            {clashes.map((clash) => (
              <li key={`${clash.first} ${clash.firstKeys} ${clash.second} ${clash.secondKeys}`}>
                {clashText(context, clash, context.platform)}
              </li>
            ))}
          </ul>
          <p>{texts.clashHint}</p>
        </Banner>
      )}
    </div>
  );
}

/** The keys that an inner layer takes from an outer one; they may be saved so. */
function Shadows({ actor }: PartProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const shadows = draftShadows(context);
  return (
    <div role="status">
      {shadows.length > 0 && (
        <Banner tone="warning" title={texts.shadows(shadows.length)} className="mb-3">
          <ul className="list-disc pl-4">
            {shadows.map((shadow) => (
              <li key={`${shadow.inner} ${shadow.innerKeys} ${shadow.outer} ${shadow.outerKeys}`}>
                {shadowText(context, shadow, context.platform)}
              </li>
            ))}
          </ul>
          <p>{texts.shadowHint}</p>
        </Banner>
      )}
    </div>
  );
}

/** What is said about a command's keys, in sight and read out. */
function Report({ actor }: PartProps) {
  const { text, isShown, isProblem } = useKeyReport(actor);
  return (
    <p
      role="status"
      className={isShown ? `min-w-0 flex-1 self-center text-sm ${isProblem ? 'text-danger' : ''}` : 'sr-only'}
    >
      {text}
    </p>
  );
}

function FileProblem({ actor }: PartProps) {
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <div role="alert">
      {problem !== null && (
        <Banner tone="danger" title={problem} className="mb-3">
          {texts.problems.kept}
        </Banner>
      )}
    </div>
  );
}

interface FileChoiceProps extends PartProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly file: RefObject<File | null>;
}

/** The browser's own way to choose a file, out of sight. */
function FileChoice({ actor, input, file }: FileChoiceProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept=".json,application/json"
      aria-label={texts.import}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.files?.[0];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (chosen === undefined) return;
        file.current = chosen;
        actor.send({ type: 'import.choose', name: chosen.name, size: chosen.size });
      }}
    />
  );
}

interface ToolsProps extends FileChoiceProps {
  readonly search: RefObject<HTMLInputElement | null>;
  /** Puts the focus on the first of the lines that answer the search. */
  readonly onLines: () => void;
}

/** Search, single keys, and what is done to all keys at once. */
function Tools({ actor, input, file, search, onLines }: ToolsProps) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const text = useSelector(actor, ({ context }) => context.search);
  const toLines = (event: KeyboardEvent) => {
    const leads = event.key === 'ArrowDown' || event.key === 'Enter';
    if (!leads || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onLines();
  };
  return (
    <div className="mb-4 space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-56 flex-1">
          <TextInput
            ref={search}
            icon="search"
            aria-label={texts.search}
            placeholder={texts.searchHint}
            value={text}
            onValue={(typed) => actor.send({ type: 'search.type', text: typed })}
            onKeyDown={toLines}
          />
        </div>
        <CommandButton id="keyboard.import">{texts.import}</CommandButton>
        <CommandButton id="keyboard.export">{texts.export}</CommandButton>
        <CommandButton id="keyboard.resetAll">{texts.resetAll}</CommandButton>
        <FileChoice actor={actor} input={input} file={file} />
      </div>
      <Checkbox
        checked={draft.singleKeys}
        onChecked={(allowed) => actor.send({ type: 'singleKeys.set', allowed })}
        label={texts.singleKeys}
        hint={texts.singleKeysHint}
      />
    </div>
  );
}

function LeaveQuestion({ actor }: PartProps) {
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('askingToLeave'));
  return (
    <ConfirmDialog
      open={asking}
      tone="danger"
      title={texts.leaving.title}
      confirmLabel={texts.leaving.confirm}
      cancelLabel={texts.leaving.cancel}
      onConfirm={() => actor.send({ type: 'leave.confirm' })}
      onCancel={() => actor.send({ type: 'leave.cancel' })}
    >
      <p>{texts.leaving.text}</p>
    </ConfirmDialog>
  );
}

/** 'Tastiera': every command with its keys, to be changed, switched off, exported and imported. */
export default function KeySettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { actor, file } = useKeySettings(onClose);
  const search = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const saveRefusal = useSelector(actor, ({ context }) => refusalOf(context, { type: 'save.request' }));
  const saveKeys = useCommandKeys('keyboard.save');
  const save = () => actor.send({ type: 'save.request' });
  return (
    <Dialog
      open
      title={texts.title}
      size="large"
      initialFocus={search}
      onClose={() => actor.send({ type: 'close.request' })}
      main={{ label: texts.save, refusal: saveRefusal, press: save }}
      footer={
        <>
          <Report actor={actor} />
          <Button onClick={() => actor.send({ type: 'close.request' })}>{uiTexts.close}</Button>
          <Button variant="primary" hint={saveKeys} refusal={saveRefusal} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <CommandScope
        scope="keyboard"
        actor={actor}
        refusal={reason}
        view={{ 'search.focus': () => search.current?.focus(), 'keys.import': () => input.current?.click() }}
      >
        <Tools
          actor={actor}
          input={input}
          file={file}
          search={search}
          onLines={() => lines.current?.querySelector<HTMLElement>('[data-line]')?.focus()}
        />
        <FileProblem actor={actor} />
        <Clashes actor={actor} />
        <Shadows actor={actor} />
        <KeyLines ref={lines} actor={actor} />
      </CommandScope>
      <ImportDialog actor={actor} />
      <LeaveQuestion actor={actor} />
    </Dialog>
  );
}
