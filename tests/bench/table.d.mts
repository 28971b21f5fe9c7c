/** A measured figure, as `rows.mjs` describes it. */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly digits: number;
  readonly noise: number | null;
  readonly label?: string;
  readonly beside?: number;
  readonly besideLabel?: string;
  readonly isMoreBetter?: boolean;
  readonly isInformation?: boolean;
}

export interface Run {
  readonly day: string;
  readonly count: number;
  readonly processors: number;
  readonly loads: readonly number[];
  readonly rows: readonly { readonly name: string; readonly figures: readonly Figure[]; readonly goal: string }[];
}

export function verdict(now: Figure, before: Figure): 'worse' | 'better' | 'same';
export function tableOf(run: Run): string;
export function comparisonOf(run: Run, earlier: Run): string;
