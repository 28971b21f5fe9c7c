import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { asText } from '../../content/field/kind';
import { richTextToComeTexts as texts } from '../../messages/ui/editorPage';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { lazyPart, useLazyPart } from '../base/lazyPart';
import { TextArea } from '../base/TextArea';
import { RestContext } from '../base/useRest';
import { commandParts } from '../commands/parts';
import type { Entry } from '../richtext/entry';
import type { TextPlace } from '../richtext/place';
import { RichTextPicture } from './RichTextPicture';
import type { FieldWidgetProps } from './types';

const editor = lazyPart(commandParts.with('editing', () => import('../richtext/RichTextEditor')));

/** What was typed into the picture of a text, as paragraphs behind the others. */
function paragraphsOf(typed: string): string {
  const lines = typed.split('\n').map((line) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    return paragraph.outerHTML;
  });
  return lines.join('');
}

/**
 * What is done to a text while its editor is on its way. The editor takes it over; where the text is left before that, or
 * the editor does not come, what was typed stays at its end.
 */
function useEntry(html: string, { onChange, onBlur }: Pick<FieldWidgetProps, 'onChange' | 'onBlur'>, failed: boolean) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const settle = () => {
    if (entry === null) return;
    if (entry.typed !== '') onChange(html + paragraphsOf(entry.typed));
    setEntry(null);
  };
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (failed) settleNow();
  }, [failed]);
  useEffect(() => () => settleNow(), []);
  return {
    entry,
    // It stays entered: the editor is not taken away again.
    handedOver: () => setEntry({ place: null, typed: '' }),
    picture: {
      typed: entry?.typed ?? '',
      onEnter: (place: TextPlace | null) => setEntry({ place, typed: entry?.typed ?? '' }),
      onType: (typed: string) => setEntry({ place: entry?.place ?? null, typed }),
      onLeave: () => {
        settle();
        onBlur();
      },
    },
  };
}

/** Rich text: as it looks at once, its editor as soon as it is loaded, its HTML if the editor does not come. */
export function RichTextWidget(props: FieldWidgetProps) {
  const { field, id, value, error, readOnly, refusal, required, language, onChange, onBlur } = props;
  const html = asText(value);
  const part = useLazyPart(editor);
  const isDrawn = useContext(RestContext);
  const { entry, handedOver, picture } = useEntry(html, props, part.state === 'failed');
  const isLocked = readOnly || refusal !== null;
  const isFailed = part.state === 'failed';
  const hint = isFailed ? texts.failed : field.hint;
  const aside = isFailed ? (
    <Button size="small" icon="refresh" onClick={part.retry}>
      {texts.retry}
    </Button>
  ) : undefined;
  return (
    <Field {...{ label: field.label, id, hint, error, refusal, required, aside }}>
      {(control) => {
        const shared = { control, language, readOnly: isLocked };
        if (part.state === 'ready' && (isDrawn || entry !== null))
          return (
            <part.Part
              {...{ ...shared, label: field.label, value: html, entry, onChange, onBlur }}
              onHandedOver={handedOver}
            />
          );
        if (!isFailed) return <RichTextPicture {...shared} {...picture} html={html} />;
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
