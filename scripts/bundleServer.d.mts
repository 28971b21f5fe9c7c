export const BESIDE: readonly string[];

export function bundleServer(
  program: string,
  outdir: string,
  further?: Readonly<Record<string, string>>,
): Promise<void>;
