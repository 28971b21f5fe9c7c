export function inTurn<Result>(
  folder: string,
  work: (turn: { readonly waited: boolean; readonly share: (pid: number) => void }) => Promise<Result>,
  options?: { readonly onWait?: () => void },
): Promise<Result>;
