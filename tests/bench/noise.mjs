// How far a figure moves by itself within one run: what a difference between two runs must exceed to mean anything.

/** The value below which a share (0 to 1) of the sorted numbers lies. */
export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const sortedOf = (numbers) => numbers.toSorted((a, b) => a - b);
const median = (numbers) => quantile(sortedOf(numbers), 0.5);

/** Parts of a run whose medians are compared; with fewer samples than this in each, the samples themselves are. */
const [PARTS, FEWEST] = [5, 5];

/** Half the distance between the lowest and the highest of some readings of one figure. */
export const halfRange = (readings) => (Math.max(...readings) - Math.min(...readings)) / 2;

/**
 * Noise of a median, in the unit of the samples, which come in the order in which they were taken: half the distance
 * between the medians of the run's quietest and busiest fifth, or, of few samples, half of that between their quartiles.
 */
export function noiseOf(samples) {
  const size = Math.floor(samples.length / PARTS);
  if (size < FEWEST) {
    const sorted = sortedOf(samples);
    return (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2;
  }
  return halfRange(Array.from({ length: PARTS }, (_, part) => median(samples.slice(part * size, (part + 1) * size))));
}

/** p50, p95 and the noise of p50 of samples in the order in which they were taken. */
export function quantiles(samples) {
  const sorted = sortedOf(samples);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), noise: noiseOf(samples) };
}

/** Mean of some readings of one figure, with their noise. */
export const meanOf = (readings) => ({
  value: readings.reduce((sum, one) => sum + one, 0) / readings.length,
  noise: halfRange(readings),
});
