import { useSelector } from '@xstate/react';
import { type RefObject, useRef, useState } from 'react';
import { keyedCommands } from '../../commands/keyed';
import type { Result } from '../../contract/result';
import { formatKeys } from '../../machines/keymap/format';
import { keysFile, keysFileName } from '../../machines/keySettings/file';
import { type KeySettingsActor, keySettingsMachine } from '../../machines/keySettings/machine';
import { commandOf, keysIn } from '../../machines/keySettings/rules';
import type { KeySettingsEmitted } from '../../machines/keySettings/types';
import { callActor } from '../../machines/kit/actor';
import { keySettingsTexts } from '../../messages/screens/keySettings';
import { useActorRef, useEmitted } from '../base/actors';
import { saveFile } from '../base/saveFile';
import { useCommandCenter } from '../commands/context';

/** 'Tastiera' while it is open: its machine, and the file that was chosen last, which the machine has read by name. */
export interface KeySettings {
  readonly actor: KeySettingsActor;
  readonly file: RefObject<File | null>;
}

/** Starts 'Tastiera' over the keys in force, and handles its events. */
export function useKeySettings(onClose: () => void): KeySettings {
  const center = useCommandCenter();
  const file = useRef<File | null>(null);
  const [machine] = useState(() =>
    keySettingsMachine.provide({
      actors: {
        readFile: callActor<{ readonly name: string }, Result<string>>(async () => {
          if (file.current === null) throw new Error('no file was chosen');
          return { ok: true, value: await file.current.text() };
        }),
      },
    }),
  );
  const [input] = useState(() => ({
    commands: keyedCommands(center.registry()),
    preferences: center.freshKeys(),
    platform: center.platform,
  }));
  const actor = useActorRef(machine, { input });
  useEmitted(actor, {
    'preferences.save': ({ preferences }) => center.saveKeys(preferences),
    'keys.export': ({ preferences }) => {
      const now = new Date();
      saveFile(new Blob([keysFile(preferences, now)], { type: 'application/json' }), keysFileName(now));
    },
    'settings.closed': onClose,
  });
  return { actor, file };
}

/** What is said about the keys of a command. */
export interface KeyReport {
  readonly text: string;
  /** Whether it is to be seen; it is read out in any case. */
  readonly isShown: boolean;
  readonly isProblem: boolean;
}

const report = (text: string, more: Partial<KeyReport> = {}): KeyReport => ({
  text,
  isShown: false,
  isProblem: false,
  ...more,
});

/** What the last claim took from whom, until something else is recorded. */
function useClaim(actor: KeySettingsActor, isRecording: boolean): Claimed | null {
  const [claim, setClaim] = useState<Claimed | null>(null);
  useEmitted(actor, { 'key.claimed': setClaim });
  if (isRecording && claim !== null) setClaim(null);
  return claim;
}

type Claimed = Extract<KeySettingsEmitted, { type: 'key.claimed' }>;

/**
 * What is said about a recording: what to do, why a key was refused, and in the end what the keys are; and of a claim
 * what was taken from whom.
 */
export function useKeyReport(actor: KeySettingsActor): KeyReport {
  const recording = useSelector(actor, ({ context }) => context.recording);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const claim = useClaim(actor, recording !== null);
  const [last, setLast] = useState<string | null>(null);
  if (recording !== null && recording.command !== last) setLast(recording.command);
  const titleOf = (id: string) => commandOf(context, id)?.title ?? id;
  const shown = (keys: string) => formatKeys(keys, context.platform);
  if (claim !== null) {
    const from = claim.from.map(({ command, keys }) => ({ title: titleOf(command), keys: shown(keys) }));
    return report(keySettingsTexts.claimed(titleOf(claim.command), from), { isShown: true });
  }
  const command = commandOf(context, recording?.command ?? last);
  if (command === null) return report('');
  if (recording === null) {
    const keys = keysIn(context.draft, command).map(shown);
    return report(
      keySettingsTexts.recorded(command.title, keys.join(` ${keySettingsTexts.or} `) || keySettingsTexts.none),
    );
  }
  if (recording.problem !== null)
    return report(keySettingsTexts.keyProblems[recording.problem], { isShown: true, isProblem: true });
  return report(
    recording.typed.length === 0
      ? keySettingsTexts.recording(command.title)
      : keySettingsTexts.pressed(shown(recording.typed.join(' '))),
    { isShown: true },
  );
}
