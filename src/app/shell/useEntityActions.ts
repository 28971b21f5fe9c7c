import { useState } from 'react';
import type { Navigate } from '../../commands/types';
import { failure } from '../../contract/result';
import type { ActionsAnswer, EntityAction, EntitySubject } from '../../machines/entityActions/types';
import { entityWorkTexts as texts } from '../../messages/screens/entityWork';
import { usePorts } from '../../screens/ports';
import type { CommandPorts } from '../../ui/commands/ports';
import type { EntityPort } from '../entityActions';
import { useShellServices } from '../shellServices';

/** An action to be done by the machine of entity actions; each choice is another object. */
export interface EntityRequest {
  readonly port: EntityPort;
  readonly subject: EntitySubject;
  readonly action: string;
  readonly title: string;
  readonly isRead: boolean;
}

const NOT_LOADED: ActionsAnswer = { ok: false, failure: failure('network', 0, texts.notLoaded) };

/**
 * What the palette needs for the actions of found entities, and the action chosen last, which a part of the shell does.
 * `portsWith` takes how the application goes to another page.
 */
export function useEntityActions() {
  const { entities } = useShellServices();
  const { notify } = usePorts();
  const [request, setRequest] = useState<EntityRequest | null>(null);

  const loaded = () => entities().catch(() => null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', texts.copied(text));
    } catch {
      notify('warning', texts.notCopied(text));
    }
  };
  const act = async (wanted: Omit<EntityRequest, 'port'>) => {
    const port = await loaded();
    if (port === null) notify('danger', texts.notLoaded);
    else setRequest({ port, ...wanted });
  };
  const runWith =
    (navigate: Navigate) =>
    (subject: EntitySubject, { effect, title }: EntityAction, newTab: boolean) => {
      if (effect.kind === 'route') navigate({ kind: 'route', to: effect.route, newTab });
      else if (effect.kind === 'address') navigate({ kind: 'address', to: effect.to, newTab: true });
      else if (effect.kind === 'copy') void copy(effect.text);
      else void act({ subject, action: effect.action, title, isRead: effect.isRead === true });
    };
  const portsWith = (navigate: Navigate): Pick<CommandPorts, 'loadActions' | 'runEntityAction'> => ({
    async loadActions({ subject }, signal) {
      const port = await loaded();
      return port === null ? NOT_LOADED : port.load(subject, signal);
    },
    runEntityAction: runWith(navigate),
  });
  return { request, portsWith, dismiss: () => setRequest(null) };
}
