import { entityWorkTexts } from '../../messages/screens/entityWork';
import { usePorts } from '../../screens/ports';
import { arrivedPart, useLazyPart } from '../../ui/base/useLazyPart';
import { commandParts } from '../../ui/commands/parts';
import type { EntityWorkProps } from './EntityWork';
import type { EntityRequest } from './useEntityActions';

const load = commandParts.with('whole', () => import('./EntityWork'));

interface EntityPartProps extends Omit<EntityWorkProps, 'request'> {
  /** The action chosen last; null before the first. */
  readonly request: EntityRequest | null;
  readonly dismiss: () => void;
}

/** What acts on found entities, in a chunk of its own. */
export function EntityPart({ request, dismiss, targets, navigate }: EntityPartProps) {
  const { notify } = usePorts();
  const Work = arrivedPart(
    useLazyPart(load, request !== null, () => {
      dismiss();
      notify('danger', entityWorkTexts.notLoaded);
    }),
  );
  return request === null || Work === null ? null : <Work request={request} targets={targets} navigate={navigate} />;
}
