import type { Beginning } from '../../tests/kit/checklist';

/** A box of the diagram. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AtlasState extends Box {
  readonly id: string;
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  /** The description as the diagram has it. */
  readonly lines: readonly string[];
  readonly tags: readonly string[];
  /** How many states it lies in. */
  readonly depth: number;
  /** How many edges stay in it. */
  readonly staying: number;
}

/** A declared transition. */
export interface AtlasEdge {
  /** As coverage names it. */
  readonly name: string;
  /** As a recording names it. */
  readonly branch: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly label: string;
  /** Codes of the paths that pass it, the shortest first. */
  readonly paths: readonly string[];
  /** Names of the journeys that pass it. */
  readonly journeys: readonly string[];
  /** Why the model passes it nowhere. */
  readonly unreachable: string | null;
  /** Why the screen's replay does not pass it. */
  readonly offScreen: string | null;
  /** Whether the replay brings it about by its keys and from the palette too. */
  readonly isDriven: boolean;
}

/** One or more edges between two states, drawn as one. */
export interface AtlasArrow {
  /** Names of the edges; none for the way to a first state. */
  readonly edges: readonly string[];
  /** Path data of the line. */
  readonly line: string;
  readonly label: Box | null;
  readonly lines: readonly string[];
}

/** A dot of the diagram: where a state begins, or what holds in all of its states. */
export interface AtlasDot extends Box {
  readonly kind: 'first' | 'anywhere';
}

export interface AtlasPath {
  readonly code: string;
  readonly title: string;
  readonly start: string;
  /** Keys of the steps. */
  readonly steps: readonly string[];
  /** What one presses for each step; '' for nothing. */
  readonly presses: readonly string[];
  readonly takes: readonly string[];
  /** Whether it can be played on the machine's screen too. */
  readonly onScreen: boolean;
}

export interface AtlasDiagram extends Box {
  readonly arrows: readonly AtlasArrow[];
  readonly dots: readonly AtlasDot[];
}

export interface AtlasMachine {
  /** As `npm run paths` calls it. */
  readonly name: string;
  readonly title: string;
  readonly states: readonly AtlasState[];
  readonly edges: readonly AtlasEdge[];
  readonly diagram: AtlasDiagram;
  readonly paths: readonly AtlasPath[];
  readonly journeys: readonly string[];
  /** Name of an input → what whoever plays its paths by hand begins with. */
  readonly beginnings: Readonly<Record<string, Beginning>>;
  /** The files that walk it, from the root of the project. */
  readonly modelTest: string;
  readonly replay: string | null;
  /** Leaf states that no path reaches, with the reason where one is given. */
  readonly unreachedStates: readonly { readonly id: string; readonly why: string | null }[];
}

/** All that the page is made of beside the machines themselves. */
export interface Atlas {
  /** Of the product. */
  readonly version: string;
  readonly machines: readonly AtlasMachine[];
}
