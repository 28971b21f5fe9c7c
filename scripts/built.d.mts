type Makers = Partial<Record<'client' | 'server', (outDir: string) => Promise<void>>>;
export function isBuilt(folder: string): boolean;
export function build(folder: string, makers: Makers, options?: { readonly ifNeeded?: boolean }): Promise<void>;
