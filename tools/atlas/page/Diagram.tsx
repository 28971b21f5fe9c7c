import { useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../texts';
import type { AtlasArrow, AtlasMachine, AtlasState } from '../types';

const LINE = 16;
const SMALLEST = 0.3;
const LARGEST = 2;
const STEP = 1.25;

/** What scrolls takes the keys, though there is nothing in it to press. */
export const SCROLLABLE = { tabIndex: 0 };

function StateBox({ state, active, found }: StateBoxProps) {
  const { x, y, width, height, kind, key, lines, staying } = state;
  return (
    <g className={`state ${kind}${active ? ' active' : ''}${found ? ' found' : ''}`} data-state={state.id}>
      <title>{state.description || state.id}</title>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {kind === 'final' && <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} />}
      <text className="key" x={x + 12} y={y + 18}>
        {key}
      </text>
      {lines.map((line, index) => (
        <text key={line} className="about" x={x + 12} y={y + 18 + (index + 1) * LINE}>
          {line}
        </text>
      ))}
      {staying > 0 && (
        <text className="staying" x={x + width - 8} y={y + 18}>
          <title>{texts.stayingTitle(staying)}</title>
          {texts.staying(staying)}
        </text>
      )}
    </g>
  );
}

function Arrow({ arrow, taken }: { readonly arrow: AtlasArrow; readonly taken: boolean }) {
  const { line, label, lines, edges } = arrow;
  return (
    <g className={taken ? 'arrow taken' : 'arrow'}>
      <path d={line} markerEnd={taken ? 'url(#head-taken)' : 'url(#head)'} />
      {label !== null && (
        <g>
          <title>{edges.join('\n')}</title>
          <rect className="label" x={label.x} y={label.y} width={label.width} height={label.height} />
          {lines.map((text, index) => (
            <text key={text} x={label.x + 3} y={label.y + 12 + index * LINE}>
              {text}
            </text>
          ))}
        </g>
      )}
    </g>
  );
}

function Head({ id }: { readonly id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX={7}
      refY={4}
      markerWidth={9}
      markerHeight={9}
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0 L8 4 L0 8 z" />
    </marker>
  );
}

interface StateBoxProps {
  readonly state: AtlasState;
  readonly active: boolean;
  readonly found: boolean;
}

interface DiagramProps {
  readonly machine: AtlasMachine;
  /** Ids of the states that are active now. */
  readonly active: ReadonlySet<string>;
  /** Ids of the states that the search finds. */
  readonly found: ReadonlySet<string>;
  /** Names of the edges that the last step took. */
  readonly taken: readonly string[];
}

/** A machine as a picture that can be scrolled and zoomed; where the simulation stands is lit up and kept in sight. */
export function Diagram({ machine, active, found, taken }: DiagramProps) {
  const { diagram, states, title } = machine;
  const frame = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const entered = useMemo(
    () => machine.edges.filter(({ name }) => taken.includes(name)).flatMap(({ targets }) => targets),
    [machine, taken],
  );
  const fit = () => setScale(clamped(((frame.current?.clientWidth ?? diagram.width) - 2) / diagram.width));
  // Small letters can't be read: a wide diagram is scrolled at first.
  useEffect(
    () => setScale(Math.min(1, Math.max(0.6, ((frame.current?.clientWidth ?? 0) - 2) / diagram.width))),
    [diagram],
  );
  useEffect(() => {
    if (active.size > 0 && scale > 0) showActive(frame.current, entered);
  }, [active, entered, scale]);
  const zoom = (factor: number) => setScale((now) => clamped(now * factor));
  return (
    <div className="diagram">
      <fieldset className="zoom" aria-label={texts.zoom}>
        <button type="button" data-key="+" aria-label={texts.zoomIn} onClick={() => zoom(STEP)}>
          +
        </button>
        <button type="button" data-key="-" aria-label={texts.zoomOut} onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button type="button" data-key="0" onClick={fit}>
          {texts.fit}
        </button>
      </fieldset>
      <section id="diagram" ref={frame} className="frame" {...SCROLLABLE} aria-label={texts.diagram(title)}>
        <svg
          role="img"
          aria-label={`${texts.diagram(title)}. ${texts.diagramHint}`}
          width={diagram.width * scale}
          height={diagram.height * scale}
          viewBox={`0 0 ${diagram.width} ${diagram.height}`}
        >
          <defs>
            <Head id="head" />
            <Head id="head-taken" />
          </defs>
          {states.map((state) => (
            <StateBox key={state.id} state={state} active={active.has(state.id)} found={found.has(state.id)} />
          ))}
          {diagram.dots.map(({ kind, x, y, width }) => (
            <circle key={`${kind} ${x} ${y}`} className={kind} cx={x + width / 2} cy={y + width / 2} r={width / 2} />
          ))}
          {diagram.arrows.map((arrow) => (
            <Arrow key={arrow.line} arrow={arrow} taken={arrow.edges.some((edge) => taken.includes(edge))} />
          ))}
        </svg>
      </section>
    </div>
  );
}

const clamped = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** Scrolls the frame, and only the frame, until the innermost active state is in it: of those that were just entered, if any was. */
function showActive(frame: HTMLElement | null, entered: readonly string[]): void {
  const active = [...(frame?.querySelectorAll<SVGGElement>('.state.active') ?? [])];
  const isEntered = ({ dataset: { state = '' } }: SVGGElement) =>
    entered.some((id) => state === id || state.startsWith(`${id}.`));
  const state = active.filter(isEntered).at(-1) ?? active.at(-1);
  if (frame === null || state === undefined) return;
  const [inside, outside] = [state.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (inside.left < outside.left || inside.right > outside.right)
    frame.scrollLeft += inside.left - outside.left - Math.max(0, (outside.width - inside.width) / 2);
  if (inside.top < outside.top || inside.bottom > outside.bottom)
    frame.scrollTop += inside.top - outside.top - Math.max(0, (outside.height - inside.height) / 2);
}
