import { type Dispatch, useMemo } from 'react';
import { describeState } from '../../../tests/kit/structure';
import { recordingTexts as texts } from '../recordingTexts';
import { texts as atlasTexts } from '../texts';
import { Controls } from './Controls';
import { Problems } from './Problems';
import { type Known, type Line, linesOf } from './recorded';
import type { Walk } from './recording';
import { eventsBefore, hasMore, type WalksAction, type WalksState } from './walking';

interface WalkPartProps {
  readonly walk: Walk;
  readonly state: WalksState;
  readonly dispatch: Dispatch<WalksAction>;
  /** Null where the atlas has no machine of this name. */
  readonly known: Known | null;
}

function Lines({ lines, at }: { readonly lines: readonly Line[]; readonly at: number }) {
  return (
    <ol className="took" aria-label={texts.steps}>
      {lines.map(({ key, event: { event, at: time, again }, say, outcome, shown }, index) => (
        <li
          key={key}
          className={index > at ? 'ahead' : ''}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          <span>{say}</span> {say !== event && <code>{event}</code>}
          <small>
            {' '}
            {texts.at(time)}
            {again && ` · ${texts.again}`} → {outcome}
            {(shown?.problems.length ?? 0) > 0 && <b className="bad"> !</b>}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** A recorded walk of a machine: played over its diagram as it happened, or as events and states where there is none. */
export function WalkPart({ walk, state, dispatch, known }: WalkPartProps) {
  const lines = useMemo(() => linesOf(walk, known), [walk, known]);
  const line = lines[state.at];
  if (line === undefined) throw new Error(`a walk stands at ${state.at} of ${lines.length}`);
  const { event, say, outcome, shown } = line;
  return (
    <aside id="simulation" className="simulation" tabIndex={-1} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p className="playing">{known?.machine.title ?? walk.machine}</p>
      <Controls
        playing={state.playing}
        at={eventsBefore(state)}
        more={hasMore(state)}
        onControl={(type) => dispatch({ type })}
      />
      <p className="position" role="status">
        {texts.position(state.at + 1, lines.length)}. {say} → {outcome}
      </p>
      <Problems of={shown?.problems ?? []} />
      <Lines lines={lines} at={state.at} />
      <dl className="now">
        <dt>{atlasTexts.now}</dt>
        <dd>
          {describeState(shown?.nodes ?? [])} <code>{JSON.stringify(event.state)}</code>
        </dd>
      </dl>
      <p className="hint">{texts.hint}</p>
    </aside>
  );
}
