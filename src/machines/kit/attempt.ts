/**
 * UUID of one attempt to create something. Takes a UUID of this form's own and how many attempts came before; the same
 * two give the same key, so that a machine needs no chance. Source: contract, 'retry without doubles'.
 */
export function keyOfAttempt(seed: string, turn: number): string {
  const last = (BigInt(`0x${seed.slice(-12)}`) + BigInt(turn)) & 0xffffffffffffn;
  return seed.slice(0, -12) + last.toString(16).padStart(12, '0');
}
