export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly noise: number;
}

export function quantile(sorted: readonly number[], share: number): number;
export function halfRange(readings: readonly number[]): number;
export function noiseOf(samples: readonly number[]): number;
export function quantiles(samples: readonly number[]): Quantiles;
export function meanOf(readings: readonly number[]): { readonly value: number; readonly noise: number };
