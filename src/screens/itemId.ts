/** An item's id out of its address: a positive whole number or 'new'; null for anything else. */
export function itemId(raw: string | undefined): number | 'new' | null {
  if (raw === 'new') return 'new';
  const id = Number(raw);
  return raw !== undefined && /^[1-9]\d{0,8}$/.test(raw) ? id : null;
}
