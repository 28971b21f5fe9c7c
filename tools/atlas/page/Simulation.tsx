import type { Dispatch } from 'react';
import { capital } from '../../../tests/kit/naming';
import { describeState } from '../../../tests/kit/structure';
import type { Step } from '../../../tests/kit/types';
import { offers, running } from '../../../tests/kit/world';
import { texts } from '../texts';
import type { AtlasMachine } from '../types';
import { Context } from './Context';
import { Controls } from './Controls';
import type { KeptResults } from './kept';
import type { PlayerAction, PlayerState } from './player';
import { AllResults, StepResult } from './Results';
import { brokenInvariants, type Moment, mayGoOn, momentOf, plannedStep, type Run, wouldRefuse } from './run';
import { stepFacts } from './stepFacts';

interface Props {
  readonly state: PlayerState;
  readonly dispatch: Dispatch<PlayerAction>;
}

interface SimulationProps extends Props {
  readonly machine: AtlasMachine;
  readonly kept: KeptResults;
}

/** What whoever plays these paths by hand begins with. */
function Begins({ state: { run, path }, machine }: Pick<SimulationProps, 'state' | 'machine'>) {
  const beginning = machine.beginnings[run.input];
  if (beginning === undefined) return null;
  const rows = [
    [texts.begins.page, <code key="page">{beginning.page}</code>],
    [texts.begins.user, beginning.user],
    [texts.begins.data, beginning.data],
    ...(path === null
      ? []
      : [[texts.begins.command, <code key="command">{texts.command(machine.name, path.code)}</code>]]),
  ] as const;
  return (
    <dl className="now begins">
      {rows.map(([name, text]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function titleOf({ path, journey }: PlayerState): string {
  if (path !== null) return texts.playing(path.title, path.code);
  return journey === null ? texts.free : texts.journey(journey);
}

/** The states that a step entered, in words. */
function entered(moments: readonly Moment[], index: number): string {
  const [now, before] = [moments[index]?.world.snapshot._nodes ?? [], moments[index - 1]?.world.snapshot._nodes ?? []];
  return describeState(now.filter((node) => !before.includes(node)));
}

interface TookProps {
  readonly run: Run;
  /** What one presses for each step that is planned. */
  readonly presses: readonly string[];
}

function Took({ run, presses }: TookProps) {
  const done = run.moments.map(({ step, world }, index) => ({
    key: `${index} ${step?.key ?? ''}`,
    say: step === null ? texts.began(run.input) : capital(step.say),
    state: entered(run.moments, index) || texts.still,
    emitted: world.emitted.map(({ type }) => type),
  }));
  const ahead = (run.plan ?? []).slice(run.moments.length - 1).map(({ key, say }, index) => ({
    key: `${run.moments.length + index} ${key}`,
    say: capital(say),
    state: '',
    emitted: [],
  }));
  return (
    <ol className="took" start={0} aria-label={texts.took}>
      {[...done, ...ahead].map(({ key, say, state, emitted }, index) => (
        <li
          key={key}
          className={index > run.at ? 'ahead' : ''}
          {...(index === run.at ? { 'aria-current': 'step' as const } : {})}
        >
          <span>{say}</span>
          {index > 0 && (presses[index - 1] ?? '') !== '' && <small> {presses[index - 1]}</small>}
          {state !== '' && <small> → {state}</small>}
          {emitted.length > 0 && (
            <small>
              {' '}
              {texts.emitted} <code>{emitted.join(', ')}</code>
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

interface GroupProps extends Props {
  readonly title: string;
  readonly steps: readonly Step[];
}

function Group({ title, steps, state: { run }, dispatch }: GroupProps) {
  if (steps.length === 0) return null;
  const planned = plannedStep(run)?.key;
  return (
    <section className="group" aria-label={title}>
      <h4>{title}</h4>
      {steps.map((step) => {
        const refused = wouldRefuse(run, step);
        return (
          <button
            key={step.key}
            type="button"
            className={step.key === planned ? 'planned' : ''}
            aria-disabled={refused}
            title={step.key}
            onClick={() => refused || dispatch({ type: 'take', step })}
          >
            {capital(step.say)}
            {refused && <small> · {texts.refused}</small>}
          </button>
        );
      })}
    </section>
  );
}

/** All that may happen now: what somebody does, the answers of held calls, the clock. */
function Offers(props: Props) {
  const { run } = props.state;
  const steps = offers(run.model, momentOf(run).world);
  const isAnswer = ({ kind }: Step) => kind === 'done' || kind === 'error';
  return (
    <div id="offers" tabIndex={-1}>
      {steps.length === 0 && <p>{texts.ended}</p>}
      <Group {...props} title={texts.accepted} steps={steps.filter(({ kind }) => kind === 'send')} />
      <Group {...props} title={texts.answers} steps={steps.filter(isAnswer)} />
      <Group {...props} title={texts.elapse} steps={steps.filter(({ kind }) => kind === 'after')} />
    </div>
  );
}

function Now({ run }: { readonly run: Run }) {
  const { world } = momentOf(run);
  const broken = brokenInvariants(run);
  const calls = running(world);
  const timers = world.timers.map(({ due }) => texts.inMs(due - world.now));
  return (
    <dl className="now">
      <dt>{texts.now}</dt>
      <dd>
        {describeState(world.snapshot._nodes)} <code>{JSON.stringify(world.snapshot.value)}</code>
      </dd>
      <dt>{texts.calls}</dt>
      <dd>{calls.length === 0 ? texts.noCall : calls.join(', ')}</dd>
      <dt>{texts.timers}</dt>
      <dd>{timers.length === 0 ? texts.none : timers.join(', ')}</dd>
      <dt>{texts.tests.invariants}</dt>
      <dd className={broken.length === 0 ? 'good' : 'bad'}>
        {broken.length === 0
          ? texts.invariantsHold(Object.keys(run.model.invariants).length)
          : `${texts.invariantsBroken}: ${broken.join('; ')}`}
      </dd>
    </dl>
  );
}

/** A live run of the production machine: played along a path, or led by hand from one accepted event to the next. */
export function Simulation({ state, dispatch, machine, kept }: SimulationProps) {
  const { run } = state;
  const { step, world } = momentOf(run);
  const of = Math.max(run.moments.length - 1, run.plan?.length ?? 0);
  const said = step === null ? texts.began(run.input) : capital(step.say);
  return (
    <aside id="simulation" className="simulation" tabIndex={-1} aria-label={texts.simulation}>
      <h3>{texts.simulation}</h3>
      <p className="playing">{titleOf(state)}</p>
      <label className="start">
        {texts.start}
        <select
          value={run.input}
          onChange={(event) => dispatch({ type: 'free', model: run.model, input: event.target.value })}
        >
          {Object.keys(run.model.inputs).map((input) => (
            <option key={input}>{input}</option>
          ))}
        </select>
      </label>
      <Controls playing={state.playing} at={run.at} more={mayGoOn(run)} onControl={(type) => dispatch({ type })} />
      <p className="position" role="status">
        {texts.position(run.at, of)}. {said} → {describeState(world.snapshot._nodes)}
      </p>
      <StepResult
        machine={machine.name}
        code={state.path?.code ?? null}
        at={run.at}
        step={state.path === null ? null : stepFacts(machine, state.path, run)}
        kept={kept}
      />
      <Begins state={state} machine={machine} />
      <Took run={run} presses={state.path?.presses ?? []} />
      <Now run={run} />
      <Offers state={state} dispatch={dispatch} />
      <Context run={run} />
      <AllResults kept={kept} />
      <p className="hint">{texts.simulationHint}</p>
    </aside>
  );
}
