import { useSelector } from '@xstate/react';
import type { WireStep } from '../../contract/firstSteps';
import { stepsIn, stepsOf } from '../../machines/firstSteps/rules';
import { firstStepsTexts as texts } from '../../messages/screens/firstSteps';
import { Banner } from '../../ui/base/Banner';
import type { LoadingActor } from '../../ui/base/useLoading';
import { CommandButton } from '../../ui/commands/CommandButton';
import { useSiteFacts } from '../firstSteps/useFirstSteps';

/**
 * Leads to the first steps while some are missing, whoever is told of some. Where they can't be read it is left out: their
 * page says why.
 */
export function FirstStepsCard({ actor }: { readonly actor: LoadingActor }) {
  const site = useSiteFacts();
  const data = useSelector(actor, ({ context }) => context.value as readonly WireStep[] | null);
  const told = data ?? [];
  const missing = told.length === 0 ? [] : stepsIn(stepsOf(told, site), 'missing');
  const [next] = missing;
  if (next === undefined) return null;
  return (
    <section aria-label={texts.title}>
      <Banner
        title={texts.card.missing(missing.length)}
        actions={<CommandButton id="go.first-steps" size="small" variant="primary" />}
      >
        {texts.card.next(texts.steps[next.step])}
      </Banner>
    </section>
  );
}
