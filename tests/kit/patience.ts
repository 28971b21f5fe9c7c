/** For `vi.waitFor`: how long a crowded machine may take for what is done at once on a quiet one. */
export const PATIENCE = { timeout: 10_000 };
