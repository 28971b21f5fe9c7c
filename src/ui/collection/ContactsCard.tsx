import { useSelector } from '@xstate/react';
import { memo, useCallback, useRef, useState } from 'react';
import { asText } from '../../content/field/kind';
import {
  CONTACT_TYPES,
  CONTACTS_MAXIMUM,
  contactKindName,
  contactLabelProblem,
  contactProblem,
  contactType,
  leftContact,
  newContact,
} from '../../content/kinds/contacts';
import { entryOf, type KeyedEntry } from '../../machines/collection/rules';
import { contactsTexts as texts } from '../../messages/screens/entries';
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
import { type CollectionRef, useAddingRefusal, useCollection, useFieldFocus } from './hooks';

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
  readonly edits: CollectionRef;
  readonly shows: boolean;
  /** Whether it was added on this page: nothing is wrong with it before a key is pressed in it, or it is left. */
  readonly isAdded: boolean;
  readonly locked: boolean;
  readonly onBlur: () => void;
}

const placeholderOf = (type: string | null): string | undefined =>
  type === 'email' || type === 'website' ? PLACEHOLDERS[type] : undefined;

/** A contact as it is now, which each of its texts follows by itself, and what both texts share. */
function useText({ item, edits, locked }: RowProps, name: 'value' | 'label') {
  const { key } = item;
  const entry = useSelector(
    edits,
    ({ context }) => entryOf(context.value, key)?.entry ?? item.entry,
    // What is typed into the other text leaves this one.
    (one, other) => one === other || (one[name] === other[name] && one.type === other.type),
  );
  const input = {
    readOnly: locked,
    autoComplete: 'off',
    value: asText(entry[name]),
    onValue: (text: string) => edits.send({ type: 'entry.change', key, changes: { [name]: text } }),
  };
  return { entry, input };
}

function Value(props: RowProps & { readonly name: string }) {
  const { entry, input } = useText(props, 'value');
  const [isBegun, setBegun] = useState(!props.isAdded);
  const type = contactType(entry);
  const begin = () => setBegun(true);
  return (
    <Field
      label={texts.valueOf(props.name)}
      labelHidden
      required
      error={props.shows && isBegun ? contactProblem(entry) : null}
      className="min-w-48 flex-3"
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          inputMode={type === null ? 'text' : INPUT_MODES[type]}
          placeholder={placeholderOf(type)}
          onKeyDown={begin}
          onBlur={() => {
            begin();
            if (!props.locked && leftContact(entry) !== input.value) input.onValue(leftContact(entry));
          }}
        />
      )}
    </Field>
  );
}

function Label(props: RowProps & { readonly name: string }) {
  const { entry, input } = useText(props, 'label');
  return (
    <Field
      label={texts.labelOf(props.name)}
      labelHidden
      error={props.shows ? contactLabelProblem(entry) : null}
      className="min-w-40 flex-2"
    >
      {(control) => <TextInput {...control} {...input} placeholder={texts.labelPlaceholder} />}
    </Field>
  );
}

/** One contact: its value and what it is called on the page, which say themselves what is typed. */
const ContactRow = memo(function ContactRow(props: RowProps) {
  const { item, edits, onBlur } = props;
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
  return <EntryFrame {...{ item, edits, onBlur, head }} />;
});

interface AddProps {
  readonly edits: CollectionRef;
  readonly language: string;
}

/** The menu of the kinds of contact. Source: document 1, section 2.20. */
function AddMenu({ edits, language }: AddProps) {
  const hint = useCommandKeys('contacts.add');
  const refusal = useAddingRefusal(edits);
  const isFull = useSelector(edits, ({ context }) => context.value.entries.length >= context.maximum);
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
        entries={CONTACT_TYPES.map((type) => ({
          id: type,
          label: texts.kinds[type],
          refusal,
          onSelect: () => edits.send({ type: 'entry.add', entry: newContact(type, language) }),
        }))}
      />
      {hint !== null && (
        <span className="hidden sm:inline-flex">
          <KeyCaps keys={hint} />
        </span>
      )}
    </>
  );
}

interface ContactsProps extends Pick<FieldWidgetProps, 'id' | 'language' | 'onBlur'> {
  readonly edits: CollectionRef;
  /** Whether what is wrong is shown. */
  readonly shows: boolean;
}

/** The contacts of one language of an item. Source: document 1, section 2.20. */
export default function ContactsCard(props: FieldWidgetProps) {
  const { id, error, language, onBlur } = props;
  const edits = useCollection(props, { kind: 'contacts', maximum: CONTACTS_MAXIMUM });
  return <Contacts {...{ id, edits, language, onBlur }} shows={error !== null} />;
}

/** It gets no value: what is typed into a contact draws that text, and no list. */
const Contacts = memo(function Contacts({ id, edits, language, shows, onBlur }: ContactsProps) {
  const root = useRef<HTMLDivElement>(null);
  const locked = useSelector(edits, ({ context }) => context.readOnly !== null);
  const [present] = useState(() => new Set(edits.getSnapshot().context.value.entries.map(({ key }) => key)));
  const firstWrong = () => {
    const { entries } = edits.getSnapshot().context.value;
    const isWrong = ({ entry }: KeyedEntry) => contactProblem(entry) !== null || contactLabelProblem(entry) !== null;
    return entries.find(isWrong)?.key ?? null;
  };
  useFieldFocus(id, root, firstWrong, () => undefined);
  const row = useCallback(
    (item: KeyedEntry) => (
      <ContactRow key={item.key} {...{ item, edits, shows, locked, onBlur }} isAdded={!present.has(item.key)} />
    ),
    [edits, shows, locked, onBlur, present],
  );
  return (
    <CollectionCard
      {...{ root, edits, empty: texts.empty, removeTitle: texts.remove }}
      add={<AddMenu edits={edits} language={language} />}
      onAdd={() => openMenu(root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? null)}
    >
      {row}
    </CollectionCard>
  );
});
