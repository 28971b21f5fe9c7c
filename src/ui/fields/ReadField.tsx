import type { Json } from '../../content/field/json';
import type { LocatedField } from '../../content/item/located';
import { fieldText } from '../../content/kinds/displayText';
import { imagesOf } from '../../content/media/images';
import { mapResult } from '../../contract/result';
import { displayTexts } from '../../messages/screens/displayText';
import { fieldTexts } from '../../messages/ui/fields';
import { personOption } from './options';
import { pictureOf } from './RichTextPicture';
import type { FieldLookups } from './types';
import { useWholeList } from './useLookup';

interface ReadProps {
  readonly located: LocatedField;
  readonly value: Json;
  /** What its text is written in. */
  readonly language: string;
  readonly lookups: Pick<FieldLookups, 'authors' | 'choices'>;
}

/** The name of what a value says by its number alone. */
function NamedValue({ located: { field }, value, lookups }: ReadProps) {
  const { source } = field;
  const lookup = useWholeList(async (signal) =>
    source === undefined
      ? mapResult(await lookups.authors('', signal), (people) => people.map(personOption))
      : lookups.choices(source, signal),
  );
  // A choice keeps a role by its name, and anything else by its id.
  const named = lookup.found?.find((option) => (option.value ?? option.id) === value)?.label;
  if (named !== undefined) return named;
  return field.kind === 'author' && typeof value === 'number'
    ? fieldTexts.author.unknown(value)
    : fieldText(field, value);
}

function Images({ value }: Pick<ReadProps, 'value'>) {
  return (
    <ul className="flex flex-wrap gap-3">
      {imagesOf(value).map(({ id, url, url_thumb, title, description }) => (
        <li key={id} className="w-32">
          <img
            src={url_thumb ?? url}
            alt={description ?? ''}
            loading="lazy"
            className="h-20 w-32 rounded-md object-cover"
          />
          <span className="block break-words text-muted text-xs">{title}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a field says, to be read and selected, by its kind: no control. */
export function ReadField(props: ReadProps) {
  const { located, value, language } = props;
  const { field } = located;
  const text = fieldText(field, value);
  if (text === '') return <span className="text-muted">{displayTexts.empty}</span>;
  if (field.kind === 'richText')
    return (
      <div className="rt max-h-none! min-h-0! whitespace-normal! p-0!" lang={language}>
        {pictureOf(String(value))}
      </div>
    );
  if (field.kind === 'images') return <Images value={value} />;
  if (field.kind === 'author' || field.kind === 'choice') return <NamedValue {...props} />;
  return (
    <span lang={field.localized ? language : undefined} className="whitespace-pre-line">
      {typeof value === 'string' ? value : text}
    </span>
  );
}
