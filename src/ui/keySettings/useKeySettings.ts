import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyedCommands } from '../../commands/keyed';
import type { Result } from '../../contract/result';
import { formatKeys } from '../../machines/keymap/format';
import { keysFile, keysFileName } from '../../machines/keySettings/file';
import { type KeySettingsActor, keySettingsMachine } from '../../machines/keySettings/machine';
import { commandOf, keysIn } from '../../machines/keySettings/rules';
import { callActor } from '../../machines/kit/actor';
import { keySettingsTexts } from '../../messages/screens/keySettings';
import { useActorRef } from '../base/actors';
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
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const stops = [
      actor.on('preferences.save', ({ preferences }) => center.saveKeys(preferences)),
      actor.on('keys.export', ({ preferences }) => {
        const now = new Date();
        saveFile(new Blob([keysFile(preferences, now)], { type: 'application/json' }), keysFileName(now));
      }),
      actor.on('settings.closed', () => close()),
    ];
    return () => {
      for (const stop of stops) stop.unsubscribe();
    };
  }, [actor, center]);
  return { actor, file };
}

/** What is said about a recording: what to do, why a key was refused, and in the end what the keys are. */
export function useRecordingReport(actor: KeySettingsActor): string {
  const recording = useSelector(actor, ({ context }) => context.recording);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [last, setLast] = useState<string | null>(null);
  if (recording !== null && recording.command !== last) setLast(recording.command);
  const command = commandOf(context, recording?.command ?? last);
  if (command === null) return '';
  if (recording === null) {
    const keys = keysIn(context.draft, command).map((entry) => formatKeys(entry, context.platform));
    return keySettingsTexts.recorded(command.title, keys.join(` ${keySettingsTexts.or} `) || keySettingsTexts.none);
  }
  if (recording.problem !== null) return keySettingsTexts.keyProblems[recording.problem];
  return recording.typed.length === 0
    ? keySettingsTexts.recording(command.title)
    : keySettingsTexts.pressed(formatKeys(recording.typed.join(' '), context.platform));
}
