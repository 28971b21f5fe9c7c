import { useSelector } from '@xstate/react';
import { type ComponentType, memo, useCallback } from 'react';
import type { RecordField as Field, RecordFieldKind } from '../../content/model/record';
import { isRequired, shownProblem } from '../../machines/record/rules';
import { AbilitiesWidget } from './AbilitiesWidget';
import { ActiveWidget, EmailWidget, PasswordWidget, TextWidget, UrlWidget } from './basicWidgets';
import { ChoicesWidget, ChoiceWidget } from './choiceWidgets';
import type { RecordWidgetProps } from './types';
import type { RecordActor } from './useRecordActor';

const WIDGETS: Readonly<Record<RecordFieldKind, ComponentType<RecordWidgetProps>>> = {
  text: TextWidget,
  email: EmailWidget,
  url: UrlWidget,
  password: PasswordWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  active: ActiveWidget,
  abilities: AbilitiesWidget,
};

/** One field of a record's form. It follows its own value only. */
export const RecordField = memo(function RecordField({
  actor,
  field,
}: {
  readonly actor: RecordActor;
  readonly field: Field;
}) {
  const { name } = field;
  const value = useSelector(actor, ({ context }) => context.item?.[name]);
  const error = useSelector(actor, ({ context }) => shownProblem(context, name));
  const required = useSelector(actor, ({ context }) => context.item !== null && isRequired(field, context.item));
  const readOnly = useSelector(actor, (snapshot) => !snapshot.hasTag('editable'));
  const change = useCallback<RecordWidgetProps['onChange']>(
    (next) => actor.send({ type: 'field.change', field: name, value: next }),
    [actor, name],
  );
  const blur = useCallback(() => actor.send({ type: 'field.blur', field: name }), [actor, name]);
  const Widget = WIDGETS[field.kind];
  return (
    <div data-path={name} className={field.wide === true ? 'sm:col-span-2' : 'min-w-0'}>
      <Widget {...{ actor, field, value, error, readOnly, required, onChange: change, onBlur: blur }} />
    </div>
  );
});
