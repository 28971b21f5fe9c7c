import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { reason } from '../../machines/loading/refusals';
import { pagesOf } from '../../machines/loading/rules';
import { loadingTexts } from '../../messages/screens/loading';
import { listWidgetTexts } from '../../messages/ui/list';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import type { LoadingActor } from '../../ui/base/useLoading';
import { CommandScope } from '../../ui/commands/CommandScope';
import { PanelBody, type PanelBodyProps } from '../../ui/panels/PanelBody';

interface PanelCardProps extends PanelBodyProps {
  readonly title: string;
  /** Whose commands are this card's. */
  readonly scope: 'permissions' | 'log' | 'uses';
}

function Pages({ actor }: { readonly actor: LoadingActor }) {
  const page = useSelector(actor, ({ context }) => context.page);
  const pages = useSelector(actor, ({ context }) => pagesOf(context.value));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (pages < 2) return null;
  const button = (to: number, label: string, edge: string | null) => (
    <Button
      size="small"
      refusal={busy ? loadingTexts.busy : edge}
      onClick={() => {
        const event = { type: 'page.go' as const, page: to };
        if (reason(actor.getSnapshot(), event) === null) actor.send(event);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 pt-2">
      <span role="status" className="text-muted text-sm">
        {listWidgetTexts.pagination.page} {page} {listWidgetTexts.pagination.of(pages)}
      </span>
      {button(page - 1, listWidgetTexts.pagination.previous, page === 1 ? listWidgetTexts.pagination.isFirst : null)}
      {button(page + 1, listWidgetTexts.pagination.next, page === pages ? listWidgetTexts.pagination.isLast : null)}
    </div>
  );
}

/**
 * An opened card comes into sight, again once it is filled, as long as the focus is on its heading: there it is after a
 * press, and a command that opens it from elsewhere leads there.
 */
function useSight(actor: LoadingActor, open: boolean): string {
  const id = useId();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const was = useRef({ open, busy });
  useEffect(() => {
    const before = was.current;
    was.current = { open, busy };
    if (!open || (before.open && before.busy === busy)) return;
    const card = document.getElementById(id);
    const heading = card?.querySelector<HTMLElement>('button[aria-expanded]');
    if (!before.open && card?.contains(document.activeElement) === false) heading?.focus({ preventScroll: true });
    if (heading === document.activeElement) card?.scrollIntoView?.({ block: 'nearest' });
  }, [id, open, busy]);
  return id;
}

/** A closed card that reads what it shows when it is opened. */
export function PanelCard({ title, scope, ...body }: PanelCardProps) {
  const { actor } = body;
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const id = useSight(actor, open);
  return (
    <CommandScope scope={scope} actor={actor} refusal={reason}>
      <Card
        id={id}
        className="scroll-mt-28 scroll-mb-4"
        title={title}
        collapsible
        open={open}
        onToggle={(next) => actor.send({ type: next ? 'card.open' : 'card.close' })}
      >
        {open && (
          <>
            <PanelBody {...body} />
            <Pages actor={actor} />
          </>
        )}
      </Card>
    </CommandScope>
  );
}
