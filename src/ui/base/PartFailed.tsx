import { uiTexts } from '../../messages/ui/ui';
import { Banner } from './Banner';
import { Button } from './Button';

/** Shown in place of a part of the page whose code did not arrive. */
export function PartFailed({ onRetry, className }: { readonly onRetry: () => void; readonly className?: string }) {
  const retry = (
    <Button size="small" icon="refresh" onClick={onRetry}>
      {uiTexts.part.retry}
    </Button>
  );
  return <Banner tone="warning" role="alert" title={uiTexts.part.failed} actions={retry} className={className} />;
}
