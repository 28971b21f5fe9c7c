import type { Blocker } from '../../content/model/listing';
import { listTexts as texts } from '../../messages/screens/list';

/** What keeps records from being deleted, each a link to where that can be changed. */
export function Blockers({ blockers }: { readonly blockers: readonly Blocker[] }) {
  if (blockers.length === 0) return null;
  return (
    <div className="mt-3">
      <p>{texts.blockers}</p>
      <ul className="max-h-40 list-disc overflow-y-auto pl-5">
        {blockers.map(({ id, title, route }) => (
          <li key={id}>
            {route === null ? (
              title
            ) : (
              <a
                href={`#${route}`}
                className="inline-flex min-h-6 items-center rounded-sm text-accent-ink underline underline-offset-2"
              >
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
