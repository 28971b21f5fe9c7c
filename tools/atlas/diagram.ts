import ElkConstructor, {
  type ElkEdgeSection,
  type ElkExtendedEdge,
  type ElkNode,
  type ELK as Layouter,
} from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { labelOf, targetsOf } from '../../tests/kit/diagram';
import { edgesOf, isLeaf, nodesOf } from '../../tests/kit/structure';
import type { AtlasArrow, AtlasDiagram, AtlasDot, Box } from './types';

/** Sizes in pixels; letters are measured once, for there is no page to measure them in. */
const LETTER = 6.4;
const LINE = 16;
const MARGIN = 12;
const HEAD = 26;
const DOT = 12;
const WIDEST = 34;
/** Edges that one arrow names; the others are counted. */
const MOST_NAMED = 4;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  // From where a workflow begins: it reads from top to bottom.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.edgeLabel': '4',
};

/** What the layout gives: where each state, arrow and dot stands. */
export interface Layout {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly diagram: AtlasDiagram;
}

/** A text in lines of at most so many letters. */
export function wrapped(text: string, most = WIDEST): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const shortened = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);
const widthOf = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => line.length), 4) * LETTER + 2 * MARGIN;

/** Edges of a machine that lead from one state into another, by the two. */
interface Bundle {
  readonly from: string;
  readonly to: string;
  readonly edges: string[];
}

const isWithin = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
  inner.parent !== undefined && (inner.parent === outer || isWithin(inner.parent, outer));

/** The edges that leave their state, bundled by where from and where to. What a state does from all of its own starts at a dot. */
function bundlesOf(machine: AnyStateMachine): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const [transition, name] of edgesOf(machine))
    for (const target of targetsOf(transition)) {
      if (target === transition.source) continue;
      const from = isWithin(target, transition.source) ? `anywhere ${transition.source.id}` : transition.source.id;
      const key = `${from} → ${target.id}`;
      const bundle = bundles.get(key) ?? { from, to: target.id, edges: [] };
      bundle.edges.push(name);
      bundles.set(key, bundle);
    }
  return [...bundles.values()];
}

function labelLines(edges: readonly string[]): string[] {
  const named = edges
    .slice(0, edges.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED)
    .map((name) => shortened(labelOf(name)));
  return named.length === edges.length ? named : [...named, `… e altre ${edges.length - named.length}`];
}

function elkNode(node: AnyStateNode, anywhere: ReadonlySet<string>): ElkNode {
  if (isLeaf(node) || node.type === 'history') {
    const lines = wrapped(node.description ?? '');
    return {
      id: node.id,
      width: widthOf([`${node.key}    `, ...lines]),
      height: HEAD + lines.length * LINE + (lines.length > 0 ? 8 : 4),
    };
  }
  const dot = (id: string): ElkNode => ({ id, width: DOT, height: DOT });
  const first = node.type === 'parallel' ? [] : [dot(`first ${node.id}`)];
  const always = anywhere.has(`anywhere ${node.id}`) ? [dot(`anywhere ${node.id}`)] : [];
  const head = [node.key, ...wrapped(node.description ?? '', 60)];
  return {
    id: node.id,
    children: [...first, ...always, ...Object.values(node.states).map((child) => elkNode(child, anywhere))],
    // Room for what stands at its top, as a label that is drawn with the state.
    labels: [{ text: head.join('\n'), width: widthOf(head), height: HEAD + (head.length - 1) * LINE }],
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
      'elk.nodeLabels.placement': 'INSIDE V_TOP H_LEFT',
      'elk.nodeSize.constraints': 'NODE_LABELS',
    },
  };
}

function firstEdges(machine: AnyStateMachine): ElkExtendedEdge[] {
  return nodesOf(machine)
    .filter((node) => node.type === 'compound')
    .flatMap((node) =>
      node.initial.target.map((target) => ({
        id: `first ${node.id} → ${target.id}`,
        sources: [`first ${node.id}`],
        targets: [target.id],
      })),
    );
}

function lineOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): string {
  return [startPoint, ...bendPoints, endPoint]
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join(' ');
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

function arrowOf(edge: ElkExtendedEdge, edges: readonly string[]): AtlasArrow {
  const [label] = edge.labels ?? [];
  return {
    edges,
    line: (edge.sections ?? []).map(lineOf).join(' '),
    label: label === undefined ? null : boxOf(label),
    lines: edges.length === 0 ? [] : labelLines(edges),
  };
}

function collectBoxes(node: ElkNode, boxes: Map<string, Box>): Map<string, Box> {
  for (const child of node.children ?? []) collectBoxes(child, boxes).set(child.id, boxOf(child));
  return boxes;
}

// Its type says that it is no class, its module that it is one.
const createLayouter = ElkConstructor as unknown as new () => Layouter;

/** Where everything of a machine's diagram stands, in pixels from its top left corner. */
export async function layOut(machine: AnyStateMachine): Promise<Layout> {
  const bundles = bundlesOf(machine);
  const anywhere = new Set(bundles.map(({ from }) => from).filter((from) => from.startsWith('anywhere ')));
  const arrows = bundles.map(({ from, to, edges }): ElkExtendedEdge => {
    const lines = labelLines(edges);
    const label = { text: lines.join('\n'), width: widthOf(lines) - MARGIN, height: lines.length * LINE };
    return { id: `${from} → ${to}`, sources: [from], targets: [to], labels: [label] };
  });
  const graph: ElkNode = {
    id: 'diagram',
    layoutOptions: OPTIONS,
    children: [elkNode(machine.root, anywhere)],
    edges: [...arrows, ...firstEdges(machine)],
  };
  const laid = await new createLayouter().layout(graph);
  const boxes = collectBoxes(laid, new Map());
  const edgesById = new Map(bundles.map(({ from, to, edges }) => [`${from} → ${to}`, edges]));
  const dots = [...boxes].flatMap(([id, box]): AtlasDot[] => {
    if (id.startsWith('first ')) return [{ ...box, kind: 'first' }];
    return id.startsWith('anywhere ') ? [{ ...box, kind: 'anywhere' }] : [];
  });
  const lines = (laid.edges ?? []).map((edge) => arrowOf(edge, edgesById.get(edge.id) ?? []));
  return { boxes, diagram: { ...boxOf(laid), arrows: lines, dots } };
}
