import { startTexts } from '../messages/screens/start';
import { Banner } from '../ui/base/Banner';
import { Button } from '../ui/base/Button';

interface StartFailedProps {
  readonly title: string;
  readonly problem: string;
  readonly details?: string;
}

/** Shown in place of everything when the application can't start, or broke. */
export function StartFailed({ title, problem, details }: StartFailedProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-6">
      <h1 className="font-semibold text-2xl">{title}</h1>
      <Banner tone="danger" role="alert" title={problem} />
      <div>
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {startTexts.reload}
        </Button>
      </div>
      {details !== undefined && (
        <details className="text-muted text-sm">
          <summary>{startTexts.details}</summary>
          <pre className="mt-2 overflow-x-auto whitespace-pre-wrap">{details}</pre>
        </details>
      )}
    </main>
  );
}
