export function bundleServer(
  program: string,
  outdir: string,
  further?: Readonly<Record<string, string>>,
): Promise<void>;
