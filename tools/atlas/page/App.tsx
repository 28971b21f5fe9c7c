import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Model } from '../../../tests/kit/types';
import { modelOf } from '../../../tests/machines/modelOf';
import { recordingTexts } from '../recordingTexts';
import { texts } from '../texts';
import type { Atlas, AtlasMachine } from '../types';
import { type FoundMachine, hashOf, machinesFound, type Place, placeOf } from './facts';
import { Help } from './Help';
import { Key } from './Key';
import { useResults } from './kept';
import { useKeys } from './keys';
import { ListBox } from './ListBox';
import { Machine, type Tab } from './Machine';
import { WalkPart } from './WalkPart';
import { OpenRecording, Walks } from './Walks';
import { useWalks, walkOf } from './walking';

type Loaded = { readonly name: string; readonly model: Model } | { readonly name: string; readonly problem: string };

function useModel(name: string | undefined): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (name === undefined) return;
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

/**
 * The place that the address names; going elsewhere is an address of its own, so that a path can be sent to somebody.
 * `onMove` is told of each move.
 */
function usePlace(machines: readonly AtlasMachine[], onMove: () => void): [Place, (place: Place) => void] {
  const [place, setPlace] = useState(() => placeOf(location.hash, machines));
  useEffect(() => {
    const follow = () => {
      setPlace(placeOf(location.hash, machines));
      onMove();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [machines, onMove]);
  const go = (next: Place) => {
    onMove();
    history.replaceState(null, '', hashOf(next));
    setPlace(next);
  };
  return [place, go];
}

interface NavigationProps {
  readonly machines: readonly FoundMachine[];
  /** Null while a recording is shown. */
  readonly selected: string | null;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onSelect: (name: string) => void;
  /** What stands above the machines. */
  readonly children: ReactNode;
}

function Navigation({ machines, selected, query, onQuery, onSelect, children }: NavigationProps) {
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
      {children}
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
  const [walks, onWalks] = useWalks();
  // Whoever goes to another place leaves the recording, which stays open beside it.
  const leaveWalk = useCallback(() => onWalks({ type: 'leave' }), [onWalks]);
  const [place, go] = usePlace(atlas.machines, leaveWalk);
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<Tab>('paths');
  const [help, setHelp] = useState(false);
  const [keysOn, setKeysOn] = useState(true);
  const kept = useResults(atlas.version);
  const walk = walkOf(walks);
  const wanted = walk?.machine ?? place.machine;
  const machine = atlas.machines.find(({ name }) => name === wanted);
  const loaded = useModel(machine?.name);
  useKeys(keysOn, () => flushSync(() => setTab('paths')));
  const toPath = (code: string) => go({ machine: place.machine, code, way: null });
  return (
    <>
      <button type="button" className="skip" onClick={skip}>
        {texts.skip}
      </button>
      <header>
        <h1>{texts.title}</h1>
        <OpenRecording version={atlas.version} onOpen={(recording) => onWalks({ type: 'open', recording })} />
        <button type="button" data-key="?" onClick={() => setHelp(true)}>
          {texts.help} <Key name="?" />
        </button>
      </header>
      <Navigation
        machines={machinesFound(atlas.machines, query)}
        selected={walk === null ? place.machine : null}
        query={query}
        onQuery={setQuery}
        onSelect={(name) => go({ machine: name, code: null, way: null })}
      >
        {walks.recording !== null && (
          <Walks atlas={atlas} recording={walks.recording} walk={walks.walk} dispatch={onWalks} />
        )}
      </Navigation>
      {walk !== null && machine === undefined && (
        <>
          <main>
            <h2>{walk.machine}</h2>
            <p className="bad">{recordingTexts.noMachine(walk.machine)}</p>
          </main>
          <WalkPart walk={walk} state={walks} dispatch={onWalks} known={null} />
        </>
      )}
      {loaded === null && machine !== undefined && <main>{texts.loading}</main>}
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
          walks={walks}
          onWalks={onWalks}
        />
      )}
      <Help open={help} keysOn={keysOn} onKeysOn={setKeysOn} onClose={() => setHelp(false)} />
    </>
  );
}

/** A link would change the address, which holds the place in the atlas. */
const skip = () => document.getElementById('simulation')?.focus();
