export function bundleServer(program: string, outdir: string): Promise<void>;
