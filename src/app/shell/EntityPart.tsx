import { entityTexts } from '../../messages/entityActions';
import { usePorts } from '../../screens/ports';
import { useChunk } from '../../ui/commands/useChunk';
import type { EntityWorkProps } from './EntityWork';
import type { EntityRequest } from './useEntityActions';

const load = () => import('./EntityWork');

interface EntityPartProps extends Omit<EntityWorkProps, 'request'> {
  /** The action chosen last; null before the first. */
  readonly request: EntityRequest | null;
  readonly dismiss: () => void;
}

/** What acts on found entities, in a chunk of its own. */
export function EntityPart({ request, dismiss, targets, navigate }: EntityPartProps) {
  const { notify } = usePorts();
  const Work = useChunk(load, request !== null, () => {
    dismiss();
    notify('danger', entityTexts.notLoaded);
  });
  return request === null || Work === null ? null : <Work request={request} targets={targets} navigate={navigate} />;
}
