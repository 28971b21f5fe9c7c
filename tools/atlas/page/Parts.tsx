import { useState } from 'react';
import type { Model } from '../../../tests/kit/types';
import { texts } from '../texts';
import type { AtlasEdge, AtlasMachine } from '../types';
import { statesFound } from './facts';

interface StatesProps {
  readonly machine: AtlasMachine;
  readonly query: string;
  readonly active: ReadonlySet<string>;
}

/** The states of a machine with what they are for. */
export function States({ machine: { states, unreachedStates }, active, query }: StatesProps) {
  const found = statesFound(states, query);
  const unreached = new Set(unreachedStates.map(({ id }) => id));
  return (
    <table>
      {found.length === 0 && <caption>{texts.noState}</caption>}
      <thead>
        <tr>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.description}</th>
          <th scope="col">{texts.tags}</th>
        </tr>
      </thead>
      <tbody>
        {(found.length > 0 ? found : states).map(({ id, key, depth, description, tags }) => (
          <tr key={id} className={active.has(id) ? 'active' : ''}>
            <th scope="row" title={id} style={{ paddingInlineStart: `${0.5 + depth}rem` }}>
              <code>{key}</code>
              {active.has(id) && <small> · {texts.active}</small>}
              {unreached.has(id) && <small className="bad"> · {texts.notReached}</small>}
            </th>
            <td>{description}</td>
            <td>{tags.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FILTERS = {
  all: () => true,
  unwalked: ({ paths, journeys }: AtlasEdge) => paths.length + journeys.length === 0,
  offScreen: ({ offScreen }: AtlasEdge) => offScreen !== null,
};
type Filter = keyof typeof FILTERS;

interface EdgesProps {
  readonly machine: AtlasMachine;
  readonly onPath: (code: string) => void;
}

/** The id of a state without its machine's; the machine's own stays. */
const short = (id: string): string => id.replace(/^[^.]+\./, '');

/** Paths that a row names: the shortest ones, for the others go through them. */
const MOST_CODES = 3;

function Walkers({ edge, onPath }: { readonly edge: AtlasEdge; readonly onPath: (code: string) => void }) {
  const { paths, journeys, unreachable } = edge;
  return (
    <td>
      {paths.slice(0, MOST_CODES).map((code) => (
        <button key={code} type="button" className="code" onClick={() => onPath(code)}>
          {code}
        </button>
      ))}
      {paths.length > MOST_CODES && <small> +{paths.length - MOST_CODES} </small>}
      {journeys.length > 0 && <small title={journeys.join('\n')}> {texts.journey(journeys[0] ?? '')}</small>}
      {paths.length + journeys.length === 0 && (
        <small className="bad">
          {texts.notReached}: {unreachable ?? texts.tests.unexplained}
        </small>
      )}
    </td>
  );
}

function screenText({ offScreen, isDriven }: AtlasEdge, replay: string | null): string {
  if (replay === null) return texts.noReplay;
  return offScreen === null ? texts.played(isDriven) : texts.notPlayed(offScreen);
}

/** The transitions of a machine, with what walks each and what does not. */
export function Edges({ machine: { edges, replay }, onPath }: EdgesProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = edges.filter(FILTERS[filter]);
  return (
    <>
      <label className="filter">
        {texts.show}
        <select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
          <option value="all">{texts.showAll}</option>
          <option value="unwalked">{texts.showUnwalked}</option>
          <option value="offScreen">{texts.showOffScreen}</option>
        </select>
      </label>
      {shown.length === 0 && <p>{texts.nothingHere}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.edge}</th>
            <th scope="col">{texts.leadsTo}</th>
            <th scope="col">{texts.walkedBy}</th>
            <th scope="col">{texts.screen}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((edge) => (
            <tr key={edge.name}>
              <th scope="row">
                <code>{short(edge.source)}</code>
                <br />
                <code>{edge.label}</code>
              </th>
              <td>
                <code>{edge.targets.map(short).join(', ')}</code>
              </td>
              <Walkers edge={edge} onPath={onPath} />
              <td>{screenText(edge, replay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly lang?: string;
}

function Names({ title, names, lang }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name} lang={lang}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface TestsProps {
  readonly machine: AtlasMachine;
  readonly model: Model;
  readonly onJourney: (name: string) => void;
}

/** Which tests walk a machine, what they hold it to, and what none of them reaches. */
export function Tests({ machine, model, onJourney }: TestsProps) {
  const { edges, journeys, modelTest, replay, unreachedStates } = machine;
  const unreached = [
    ...unreachedStates.map(({ id, why }) => `${id}: ${why ?? texts.tests.unexplained}`),
    ...edges
      .filter(FILTERS.unwalked)
      .map(({ name, unreachable }) => `${name}: ${unreachable ?? texts.tests.unexplained}`),
  ];
  const offScreen = edges.filter(FILTERS.offScreen).map(({ name, offScreen: why }) => `${name}: ${why}`);
  return (
    <div className="tests">
      <h3>{texts.tests.model}</h3>
      <p>
        <code>{modelTest}</code> {texts.tests.modelWhat}
      </p>
      <h3>{texts.tests.replay}</h3>
      <p>
        {replay === null ? (
          texts.tests.noReplay
        ) : (
          <>
            <code>{replay}</code> {texts.tests.replayWhat}
          </>
        )}
      </p>
      <h3>{texts.tests.journeys}</h3>
      {journeys.length === 0 && <p>{texts.tests.noJourneys}</p>}
      <ul className="journeys">
        {journeys.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onJourney(name)}>
              {texts.tests.play}
            </button>{' '}
            <span lang="en">{name}</span>
          </li>
        ))}
      </ul>
      <Names title={texts.tests.invariants} names={Object.keys(model.invariants)} lang="en" />
      <Names title={texts.tests.effects} names={Object.keys(model.effects)} lang="en" />
      <Names title={texts.tests.laws} names={Object.keys(model.laws)} lang="en" />
      {unreached.length === 0 ? (
        <p className="good">{texts.tests.noUnreached}</p>
      ) : (
        <Names title={texts.tests.unreached} names={unreached} />
      )}
      <Names title={texts.tests.offScreen} names={offScreen} />
    </div>
  );
}
