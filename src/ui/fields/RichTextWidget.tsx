import { useContext, useMemo } from 'react';
import { asText } from '../../content/kinds/kind';
import { richTextToComeTexts as texts } from '../../messages/ui/editorPage';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { SkeletonText } from '../base/Skeleton';
import { TextArea } from '../base/TextArea';
import { useLazyPart } from '../base/useLazyPart';
import { RestContext } from '../base/useRest';
import { commandParts } from '../commands/parts';
import type { FieldWidgetProps } from './types';

const load = commandParts.with('editing', () => import('../richtext/RichTextEditor'));

/** The words of some HTML, for reading until the editor is there. Nothing in it runs or loads. */
const textOf = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();

function Waiting({ html }: { readonly html: string }) {
  const text = useMemo(() => textOf(html), [html]);
  return (
    <div className="min-h-72 rounded-md border border-line bg-surface p-3" aria-busy="true">
      {text === '' ? (
        <SkeletonText lines={6} label={texts.loading} />
      ) : (
        <>
          <span className="sr-only" role="status">
            {texts.loading}
          </span>
          <p className="max-h-96 overflow-hidden text-muted">{text}</p>
        </>
      )}
    </div>
  );
}

/** Rich text: its words at once, its editor as soon as it is loaded, its HTML if the editor does not come. */
export function RichTextWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, language, onChange, onBlur } = props;
  const html = asText(value);
  const part = useLazyPart(load);
  const isDrawn = useContext(RestContext);
  const isLocked = readOnly || refusal !== null;
  const hint = part.state === 'failed' ? texts.failed : field.hint;
  const aside =
    part.state === 'failed' ? (
      <Button size="small" icon="refresh" onClick={part.retry}>
        {texts.retry}
      </Button>
    ) : undefined;
  return (
    <Field {...{ label: field.label, id, hint, error, refusal, required, aside }}>
      {(control) => {
        if (part.state === 'loading' || (part.state === 'ready' && !isDrawn)) return <Waiting html={html} />;
        if (part.state === 'ready')
          return (
            <part.Part
              {...{ label: field.label, control, value: html, language, readOnly: isLocked, onChange, onBlur }}
            />
          );
        return (
          <TextArea
            {...control}
            className="font-mono"
            rows={8}
            value={html}
            onValue={onChange}
            onBlur={onBlur}
            readOnly={isLocked}
            spellCheck={false}
          />
        );
      }}
    </Field>
  );
}
