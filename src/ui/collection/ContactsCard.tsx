import { useSelector } from '@xstate/react';
import { memo, useCallback, useRef } from 'react';
import {
  CONTACT_TYPES,
  CONTACTS_MAXIMUM,
  contactKindName,
  contactLabelProblem,
  contactProblem,
  contactType,
  newContact,
} from '../../content/kinds/contacts';
import { asText } from '../../content/kinds/kind';
import { addingRefusal } from '../../machines/collection/rules';
import type { KeyedEntry } from '../../machines/collection/types';
import { contactsTexts as texts } from '../../messages/screens/contacts';
import { buttonClass } from '../base/Button';
import { Field } from '../base/Field';
import { Icon } from '../base/Icon';
import { KeyCaps } from '../base/KeyCaps';
import { LazyMenu } from '../base/LazyMenu';
import { openMenu } from '../base/openMenu';
import { TextInput } from '../base/TextInput';
import { useCommandKeys } from '../commands/useCommandKeys';
import type { FieldWidgetProps } from '../fields/types';
import { CollectionCard } from './CollectionCard';
import { EntryFrame } from './EntryFrame';
import { type CollectionActor, useCollection, useFieldFocus } from './hooks';

/** How a kind of contact is typed: what a touch keyboard shows. */
const INPUT_MODES = {
  email: 'email',
  website: 'url',
  telephone: 'tel',
  whatsapp: 'tel',
  fax: 'tel',
} as const;

const PLACEHOLDERS = { email: 'nome@dominio.it', website: 'https://' } as const;

interface RowProps {
  readonly item: KeyedEntry;
  readonly actor: CollectionActor;
  readonly shows: boolean;
  readonly locked: boolean;
  readonly onBlur: () => void;
}

const placeholderOf = (type: string | null): string | undefined =>
  type === 'email' || type === 'website' ? PLACEHOLDERS[type] : undefined;

/** What both texts of a contact share. */
function useText({ item, actor, locked }: RowProps, name: 'value' | 'label') {
  return {
    readOnly: locked,
    autoComplete: 'off',
    value: asText(item.entry[name]),
    onValue: (text: string) => actor.send({ type: 'entry.change', key: item.key, changes: { [name]: text } }),
  };
}

function Value(props: RowProps & { readonly name: string }) {
  const { entry } = props.item;
  const type = contactType(entry);
  const input = useText(props, 'value');
  return (
    <Field
      label={texts.valueOf(props.name)}
      labelHidden
      required
      error={props.shows ? contactProblem(entry) : null}
      className="min-w-48 flex-3"
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          inputMode={type === null ? 'text' : INPUT_MODES[type]}
          placeholder={placeholderOf(type)}
        />
      )}
    </Field>
  );
}

function Label(props: RowProps & { readonly name: string }) {
  const input = useText(props, 'label');
  return (
    <Field
      label={texts.labelOf(props.name)}
      labelHidden
      error={props.shows ? contactLabelProblem(props.item.entry) : null}
      className="min-w-40 flex-2"
    >
      {(control) => <TextInput {...control} {...input} placeholder={texts.labelPlaceholder} />}
    </Field>
  );
}

/** One contact: its value and what it is called on the page. Redrawn only when it changes itself. */
const ContactRow = memo(function ContactRow(props: RowProps) {
  const { item, actor, onBlur } = props;
  const kind = contactKindName(item.entry);
  const name = texts.name(kind, item.entry.order);
  const head = (
    <>
      <p className="mb-1 font-medium text-sm">{kind}</p>
      <div className="flex flex-wrap gap-2">
        <Value {...props} name={name} />
        <Label {...props} name={name} />
      </div>
    </>
  );
  return <EntryFrame {...{ item, actor, onBlur, head }} />;
});

interface AddProps {
  readonly actor: CollectionActor;
  readonly language: string;
}

/** The menu of the kinds of contact. Source: document 1, section 2.20. */
function AddMenu({ actor, language }: AddProps) {
  const hint = useCommandKeys('contacts.add');
  const refusal = useSelector(actor, ({ context }) => addingRefusal({ ...context, pendingRemoval: null }));
  const isFull = useSelector(actor, ({ context }) => context.entries.length >= context.maximum);
  if (isFull) return null;
  return (
    <>
      <LazyMenu
        label={texts.add}
        align="start"
        triggerClass={buttonClass()}
        trigger={
          <>
            <Icon name="add" />
            {texts.add}
          </>
        }
        groups={[
          {
            id: 'kinds',
            entries: CONTACT_TYPES.map((type) => ({
              id: type,
              label: texts.kinds[type],
              refusal,
              onSelect: () => actor.send({ type: 'entry.add', entry: newContact(type, language) }),
            })),
          },
        ]}
      />
      {hint !== null && (
        <span className="hidden sm:inline-flex">
          <KeyCaps keys={hint} />
        </span>
      )}
    </>
  );
}

/** The contacts of one language of an item. Source: document 1, section 2.20. */
export default function ContactsCard(props: FieldWidgetProps) {
  const { id, error, language, onBlur } = props;
  const root = useRef<HTMLDivElement>(null);
  const actor = useCollection(props, { kind: 'contacts', maximum: CONTACTS_MAXIMUM });
  const locked = useSelector(actor, ({ context }) => context.readOnly !== null);
  const shows = error !== null;
  const firstWrong = () => {
    const { entries } = actor.getSnapshot().context;
    const isWrong = ({ entry }: KeyedEntry) => contactProblem(entry) !== null || contactLabelProblem(entry) !== null;
    return entries.find(isWrong)?.key ?? null;
  };
  useFieldFocus(id, root, firstWrong, () => undefined);
  const row = useCallback(
    (item: KeyedEntry) => <ContactRow key={item.key} {...{ item, actor, shows, locked, onBlur }} />,
    [actor, shows, locked, onBlur],
  );
  return (
    <CollectionCard
      {...{ root, actor, empty: texts.empty, removeTitle: texts.remove }}
      add={<AddMenu actor={actor} language={language} />}
      onAdd={() => openMenu(root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? null)}
    >
      {row}
    </CollectionCard>
  );
}
