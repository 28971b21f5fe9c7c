import { texts } from '../texts';
import { contextRows, type Run } from './run';

/** The machine's context where it stands, with what the last step changed. */
export function Context({ run }: { readonly run: Run }) {
  return (
    <details className="context">
      <summary>{texts.context}</summary>
      <dl>
        {contextRows(run).map(({ key, json, changed }) => (
          <div key={key} className={changed ? 'changed' : ''}>
            <dt>
              <code>{key}</code>
              {changed && <small> · {texts.changed}</small>}
            </dt>
            <dd>
              <pre>{json}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
