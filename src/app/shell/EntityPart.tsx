import { entityWorkTexts } from '../../messages/screens/entityWork';
import { usePorts } from '../../screens/ports';
import { arrivedPart, lazyPart, useLazyPart } from '../../ui/base/lazyPart';
import { commandParts } from '../../ui/commands/parts';
import type { EntityWorkProps } from './EntityWork';
import type { EntityRequest } from './useEntityActions';

const entityWork = lazyPart(commandParts.with('whole', () => import('./EntityWork')));

interface EntityPartProps extends Omit<EntityWorkProps, 'request'> {
  /** The action chosen last; null before the first. */
  readonly request: EntityRequest | null;
  readonly dismiss: () => void;
}

/** What acts on found entities, in a chunk of its own. */
export function EntityPart({ request, dismiss, targets, navigate }: EntityPartProps) {
  const { notify } = usePorts();
  const Work = arrivedPart(
    useLazyPart(entityWork, request !== null, () => {
      dismiss();
      notify('danger', entityWorkTexts.notLoaded);
    }),
  );
  return request === null || Work === null ? null : <Work request={request} targets={targets} navigate={navigate} />;
}
