import { shallowEqual, useSelector } from '@xstate/react';
import { listTexts as texts } from '../../messages/screens/list';
import { Banner } from '../../ui/base/Banner';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { ListActor } from './useListActor';

/** Says above the rows that they are those of a corrected search. */
export function CorrectionNote({ actor }: { readonly actor: ListActor }) {
  const { typed, meant } = useSelector(
    actor,
    ({ context }) => ({ typed: context.shownQuery?.keywords ?? '', meant: context.correction }),
    shallowEqual,
  );
  if (meant === null) return null;
  return (
    <Banner
      role="status"
      title={texts.corrected(typed, meant)}
      actions={
        <CommandButton id="list.acceptCorrection" size="small">
          {texts.acceptCorrection(meant)}
        </CommandButton>
      }
    />
  );
}
