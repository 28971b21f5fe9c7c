import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Model } from '../../../tests/kit/types';
import { modelOf } from '../../../tests/machines/modelOf';
import { texts } from '../texts';
import type { Atlas, AtlasMachine } from '../types';
import { type FoundMachine, hashOf, machinesFound, type Place, placeOf } from './facts';
import { Help } from './Help';
import { Key } from './Key';
import { useResults } from './kept';
import { useKeys } from './keys';
import { ListBox } from './ListBox';
import { Machine, type Tab } from './Machine';

type Loaded = { readonly name: string; readonly model: Model } | { readonly name: string; readonly problem: string };

function useModel(name: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const give = (one: Loaded) => isCurrent && setLoaded(one);
    modelOf(name).then(
      (model) => give({ name, model }),
      (error: unknown) => give({ name, problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded : null;
}

/** The place that the address names; going elsewhere is an address of its own, so that a path can be sent to somebody. */
function usePlace(machines: readonly AtlasMachine[]): [Place, (place: Place) => void] {
  const [place, setPlace] = useState(() => placeOf(location.hash, machines));
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.hash, machines));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [machines]);
  const go = (next: Place) => {
    history.replaceState(null, '', hashOf(next));
    setPlace(next);
  };
  return [place, go];
}

interface NavigationProps {
  readonly machines: readonly FoundMachine[];
  readonly selected: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onSelect: (name: string) => void;
}

function Navigation({ machines, selected, query, onQuery, onSelect }: NavigationProps) {
  const options = machines.map(({ machine: { name, title }, paths, states }) => ({
    id: name,
    content: (
      <>
        <span>{title}</span>
        <small>
          <code>{name}</code>
          {query !== '' && ` · ${texts.foundHere(paths, states)}`}
        </small>
      </>
    ),
  }));
  return (
    <nav aria-label={texts.machines}>
      <label className="search">
        {texts.search} <Key name="/" />
        <input id="search" type="search" value={query} onChange={(event) => onQuery(event.target.value)} />
      </label>
      {options.length === 0 && <p role="status">{texts.noMachine}</p>}
      <ListBox id="machines" label={texts.machines} options={options} selected={selected} onSelect={onSelect} />
    </nav>
  );
}

/** The whole page. */
export function App({ atlas }: { readonly atlas: Atlas }) {
  const [place, go] = usePlace(atlas.machines);
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<Tab>('paths');
  const [help, setHelp] = useState(false);
  const [keysOn, setKeysOn] = useState(true);
  const kept = useResults();
  const loaded = useModel(place.machine);
  const machine = atlas.machines.find(({ name }) => name === place.machine);
  useKeys(keysOn, () => flushSync(() => setTab('paths')));
  const toPath = (code: string) => go({ machine: place.machine, code, way: null });
  return (
    <>
      <button type="button" className="skip" onClick={skip}>
        {texts.skip}
      </button>
      <header>
        <h1>{texts.title}</h1>
        <button type="button" data-key="?" onClick={() => setHelp(true)}>
          {texts.help} <Key name="?" />
        </button>
      </header>
      <Navigation
        machines={machinesFound(atlas.machines, query)}
        selected={place.machine}
        query={query}
        onQuery={setQuery}
        onSelect={(name) => go({ machine: name, code: null, way: null })}
      />
      {loaded === null && <main>{texts.loading}</main>}
      {loaded !== null && 'problem' in loaded && <main role="alert">{texts.failed(loaded.problem)}</main>}
      {loaded !== null && 'model' in loaded && machine !== undefined && (
        <Machine
          key={loaded.name}
          machine={machine}
          model={loaded.model}
          code={place.code}
          way={place.way}
          query={query}
          kept={kept}
          tab={tab}
          onTab={setTab}
          onPath={toPath}
        />
      )}
      <Help open={help} keysOn={keysOn} onKeysOn={setKeysOn} onClose={() => setHelp(false)} />
    </>
  );
}

/** A link would change the address, which holds the place in the atlas. */
const skip = () => document.getElementById('simulation')?.focus();
