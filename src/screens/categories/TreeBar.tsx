import { useSelector } from '@xstate/react';
import type { KeyboardEvent, RefObject } from 'react';
import { allPlaced } from '../../machines/categoryTree/nodes';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { languageName } from '../../messages/screens/content';
import { Field } from '../../ui/base/Field';
import { Tabs } from '../../ui/base/Tabs';
import { TextInput } from '../../ui/base/TextInput';
import { CommandButton } from '../../ui/commands/CommandButton';
import { ReloadButton } from '../../ui/commands/ReloadButton';
import type { TreeActor } from './useTreeActor';

interface TreeBarProps {
  readonly actor: TreeActor;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onRows: () => void;
}

function SearchBox({ actor, search, onRows }: TreeBarProps) {
  const text = useSelector(actor, ({ context }) => context.filter);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    onRows();
  };
  return (
    <Field label={texts.search} className="min-w-44 max-w-xl flex-[2_1_14rem]">
      {(control) => (
        <TextInput
          {...control}
          ref={search}
          type="search"
          icon="search"
          value={text}
          onValue={(typed) => actor.send({ type: 'filter.change', text: typed })}
          onKeyDown={press}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      )}
    </Field>
  );
}

/** In which language the titles are shown. */
function Languages({ actor }: Pick<TreeBarProps, 'actor'>) {
  const languages = useSelector(actor, ({ context }) => context.languages);
  const language = useSelector(actor, ({ context }) => context.language);
  if (languages.length < 2) return null;
  return (
    <Tabs
      label={texts.languages}
      tabs={languages.map((code) => ({ id: code, label: code.toUpperCase(), title: languageName(code) }))}
      current={language}
      onSelect={(code) => actor.send({ type: 'language.set', language: code })}
    />
  );
}

/** How many categories there are, and what is being done with them. */
function Summary({ actor }: Pick<TreeBarProps, 'actor'>) {
  const nodes = useSelector(actor, ({ context }) => context.nodes);
  const isOrdering = useSelector(actor, (snapshot) => snapshot.hasTag('ordering'));
  if (nodes.length === 0) return null;
  return (
    <p className="text-muted text-sm" aria-hidden={isOrdering || undefined}>
      {isOrdering ? texts.ordering : texts.count(allPlaced(nodes).length, nodes.length)}
    </p>
  );
}

/** Above a tree: search, language of the titles, and what concerns all of it. */
export function TreeBar({ actor, search, onRows }: TreeBarProps) {
  const mayEdit = useSelector(actor, ({ context }) => context.mayEdit);
  const hasLevels = useSelector(actor, ({ context }) => context.nodes.some(({ children }) => children.length > 0));
  return (
    <div className="space-y-3 border-b border-line p-3 sm:p-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
        <SearchBox actor={actor} search={search} onRows={onRows} />
        <Languages actor={actor} />
        <div className="ml-auto flex items-center gap-2">
          <ReloadButton id="tree.reload" />
          {mayEdit && <CommandButton id="tree.addTop" variant="primary" icon="add" />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Summary actor={actor} />
        {hasLevels && (
          <div className="ml-auto flex gap-2">
            <CommandButton id="tree.expand" size="small" icon="chevronDown" />
            <CommandButton id="tree.collapse" size="small" icon="chevronUp" />
          </div>
        )}
      </div>
    </div>
  );
}
