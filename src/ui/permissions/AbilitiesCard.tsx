import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Json } from '../../content/field/json';
import { ADMINISTRATOR_ROLE, abilityName, permissionName } from '../../content/permissions';
import { gapsOf } from '../../machines/matrix/coherence';
import { matrixEdits } from '../../machines/matrix/edits';
import { lockOf, type MatrixGiven, type MatrixSection } from '../../machines/matrix/rules';
import { matrixTexts as texts } from '../../messages/screens/matrix';
import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { Banner } from '../base/Banner';
import type { FieldWidgetProps } from '../fields/types';
import { useEdits } from '../fields/useEdits';
import { PanelBody } from '../panels/PanelBody';
import { usePanel } from '../panels/usePanel';
import { MatrixTable } from './MatrixTable';

const asAbilities = (value: Json): readonly string[] =>
  Array.isArray(value) ? value.filter((entry: Json): entry is string => typeof entry === 'string') : [];

/** The panel's sections are JSON, as the port gave them. */
const asSections = (rows: readonly Json[]): readonly MatrixSection[] => rows as unknown as readonly MatrixSection[];

type MatrixProps = FieldWidgetProps & { readonly sections: readonly MatrixSection[] };

function Matrix({ sections, ...props }: MatrixProps) {
  const { context, readOnly } = props;
  // A role's machine name never changes.
  const isAdministrator = context.valueAt('name') === ADMINISTRATOR_ROLE;
  const given = useCallback(
    (json: Json): MatrixGiven => {
      const value = asAbilities(json);
      return { sections, value, lock: lockOf(value, isAdministrator, readOnly) };
    },
    [sections, isAdministrator, readOnly],
  );
  const edits = useEdits(matrixEdits, props, given);
  const { saving, opening } = gapsOf(useSelector(edits, (snapshot) => snapshot.context));
  const gaps = [
    ...(saving.length === 0 ? [] : [texts.inVain(saving.map(permissionName).join(', '))]),
    ...(opening.length === 0 ? [] : [texts.unreachable(opening.map(abilityName))]),
  ];
  return (
    <>
      {gaps.map((gap) => (
        <Banner key={gap} tone="warning" role="status" className="mb-3" title={gap} />
      ))}
      <MatrixTable edits={edits} />
    </>
  );
}

/** 'Permessi' of a role. Source: document 1, section 2.13. */
export default function AbilitiesCard(props: FieldWidgetProps) {
  const { lookups } = props;
  const panel = usePanel(
    async (_, signal) => {
      const found = await lookups.permissionSections(signal);
      if (!found.ok) return found;
      return {
        ok: true,
        value: { rows: found.value as unknown as readonly Json[], total: found.value.length, pages: 1 },
      };
    },
    { open: true },
  );
  return (
    <PanelBody actor={panel} empty={texts.failed} loading={cardsToComeTexts.abilities}>
      {(rows) => <Matrix {...props} sections={asSections(rows)} />}
    </PanelBody>
  );
}
