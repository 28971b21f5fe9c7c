import type { Json } from '../../content/field/json';
import type { Blocker } from '../../content/lists/listing';
import { usesTexts as texts } from '../../messages/screens/uses';
import { usePanel } from '../../ui/panels/usePanel';
import { BlockerItems } from '../list/BlockerList';
import { usePorts } from '../ports';
import { PanelCard } from './PanelCard';

export interface UsesSubject {
  readonly area: string;
  readonly id: number;
}

/** The service made them. */
const asUses = (rows: readonly Json[]): readonly Blocker[] => rows as unknown as readonly Blocker[];

/** Which contents use the one in the editor; closed until it is wanted. */
export function UsesCard({ area, id }: UsesSubject) {
  const { uses } = usePorts();
  const actor = usePanel(uses(area, id));
  return (
    <PanelCard scope="uses" actor={actor} title={texts.title} empty={texts.empty}>
      {(rows) => (
        <ul className="list-disc pl-5 leading-6">
          <BlockerItems entries={asUses(rows)} />
        </ul>
      )}
    </PanelCard>
  );
}
