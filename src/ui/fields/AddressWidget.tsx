import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Json } from '../../content/field/json';
import {
  BLANK_LOCATION,
  isBlankLocation,
  type Location,
  locationOf,
  normalLocation,
  withLocation,
} from '../../content/kinds/address';
import { localityOf } from '../../content/kinds/oneReference';
import { KINDS } from '../../content/kinds/table';
import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { fieldTexts } from '../../messages/ui/fields';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { LazyConfirmDialog } from '../base/lazyDialogs';
import { lazyPart, useLazyPart } from '../base/lazyPart';
import { PartFailed } from '../base/PartFailed';
import { SkeletonText } from '../base/Skeleton';
import { commandParts } from '../commands/parts';
import type { FieldWidgetProps } from './types';
import { useLeadingFocus } from './useLeadingFocus';

const texts = fieldTexts.address;

/** Its controls come after the page, with the machine and the commands that they have. */
const controls = lazyPart(
  commandParts.with('whole', async () => ({ default: (await import('./LocationFields')).LocationFields })),
);

/** Removes the whole address, after a confirmation. Source: document 2, section 5, 'Confirmations'. */
function Remove({ isBlank, onRemove }: { readonly isBlank: boolean; readonly onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon="trash"
        className="mt-3 self-start"
        refusal={isBlank ? texts.nothing : null}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title={texts.remove}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {texts.removeQuestion}
      </LazyConfirmDialog>
    </>
  );
}

/** Id of the locality that the address lies in, of the field described together with it; null for none. */
function useLocality({ field, context }: Pick<FieldWidgetProps, 'field' | 'context'>): number | null {
  const { companion } = field;
  return useSyncExternalStore(context.subscribe, () =>
    companion === undefined ? null : (localityOf(context.valueAt(companion))?.id ?? null),
  );
}

/** An address with its coordinates and its position on the map. Source: document 2, sections 3, 7 and 8. */
export function AddressWidget(props: FieldWidgetProps) {
  const { field, path, id, value, error, readOnly, refusal, required, lookups, context, onChange, onBlur } = props;
  const location = useMemo(() => normalLocation(locationOf(value)), [value]);
  const locked = refusal ?? (readOnly ? fieldTexts.readOnly : null);
  // An address is there once its city is; what else is wrong, and what an entry needs, are the coordinates.
  const isMissing = error !== null && required && context.isWithin !== true && KINDS.address.isEmpty(value);
  const wrong = error === null ? null : (props.errorControl ?? (isMissing ? 'city' : 'lat'));
  const isCityWrong = wrong === 'city';
  const part = useLazyPart(controls);
  useLeadingFocus(id, part.state === 'ready' ? wrong : null);
  const locality = useLocality(props);
  const put = (next: Json) => onChange(withLocation(value, next as Location, field.shape));
  return (
    <Field
      {...{ label: field.label, id, hint: field.hint, refusal, required, as: 'group', labelHidden: true }}
      error={isCityWrong && part.state === 'ready' ? null : error}
    >
      {() => {
        if (part.state === 'failed') return <PartFailed onRetry={part.retry} />;
        if (part.state === 'loading') return <SkeletonText lines={4} label={cardsToComeTexts.address} />;
        return (
          <>
            <part.Part
              {...{ id, path, locality, lookups, context, onBlur, readOnly: locked, onChange: put }}
              isAlone={context.isWithin !== true}
              errorId={wrong === 'lat' || wrong === 'lng' ? `${id}-error` : null}
              cityError={isCityWrong ? error : null}
            />
            {locked === null && (
              <Remove
                isBlank={isBlankLocation(location)}
                onRemove={() => {
                  put({ ...location, ...BLANK_LOCATION });
                  onBlur();
                }}
              />
            )}
          </>
        );
      }}
    </Field>
  );
}
