import type { Layer } from '../machines/keymap/types';
import { commandTexts } from '../messages/commands/commands';
import type { Availability, Command, CommandTarget, Scope } from './types';

/** The targets mounted now, innermost first. */
export type Targets = readonly CommandTarget[];

/** In which layer a scope's keys act. */
export const LAYER_OF: Readonly<Record<Scope, Layer>> = {
  shell: 'shell',
  list: 'screen',
  editor: 'screen',
  text: 'screen',
  images: 'screen',
  image: 'screen',
  contacts: 'screen',
  stops: 'screen',
  entry: 'screen',
  dates: 'screen',
  address: 'screen',
  uploads: 'screen',
  dialogUploads: 'dialog',
  overwrite: 'dialog',
  imageData: 'dialog',
  gallery: 'screen',
  record: 'screen',
  matrix: 'screen',
  password: 'screen',
  permissions: 'screen',
  log: 'screen',
  municipalities: 'screen',
  export: 'screen',
  profile: 'screen',
  redirects: 'screen',
  redirectRow: 'screen',
  dashboard: 'screen',
  counters: 'screen',
  toValidate: 'screen',
  toRevise: 'screen',
  production: 'screen',
  dialog: 'dialog',
  keyboard: 'dialog',
  picker: 'dialog',
  reassignment: 'dialog',
  paste: 'dialog',
};

/** The innermost mounted target of a scope; null without any. */
export function targetOf(targets: Targets, scope: Scope): CommandTarget | null {
  return targets.find((target) => target.scope === scope) ?? null;
}

/** The targets of the dialog in front, innermost first; null while none lies over the page. */
export function inFront(targets: Targets): Targets | null {
  const dialog = targets.findIndex(({ scope }) => scope === 'dialog');
  return dialog === -1 ? null : targets.slice(0, dialog + 1).filter(({ scope }) => LAYER_OF[scope] === 'dialog');
}

/** Whether a command can be run now. The one question that button, palette, hotkey and help sheet ask. */
export function availability(command: Command, targets: Targets): Availability {
  const target = targetOf(targets, command.scope);
  if (target === null) return { kind: 'absent' };
  const effect = command.effect({ snapshot: target.getSnapshot(), listing: target.listing });
  switch (effect.kind) {
    case 'refused':
    case 'absent':
      return effect;
    case 'event':
      return target.can(effect.event)
        ? { kind: 'ready', effect }
        : { kind: 'refused', reason: target.refusal(effect.event) ?? commandTexts.refusedByDefault };
    case 'view': {
      const does = target.view[effect.action] ?? commandTexts.absentView[effect.action];
      if (does === null) return { kind: 'absent' };
      return typeof does === 'string' ? { kind: 'refused', reason: does } : { kind: 'ready', effect };
    }
    case 'go':
      return { kind: 'ready', effect };
  }
}

/** The command's title where it would act now. */
export function titleOf({ title, scope }: Command, targets: Targets): string {
  if (typeof title === 'string') return title;
  const target = targetOf(targets, scope);
  return title(target?.listing ?? null, target?.getSnapshot() ?? null);
}
