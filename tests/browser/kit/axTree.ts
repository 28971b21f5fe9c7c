import { expect, type Page } from 'playwright/test';

/** A node of Chromium's accessibility tree, as assistive technology is given it. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** How the live region that it is in is read out; null outside of any. */
  readonly live: string | null;
}

interface Value {
  readonly value?: unknown;
}
interface RawNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

const textOf = (value: Value | undefined): string => String(value?.value ?? '').trim();

function liveOf(node: RawNode | undefined, byId: ReadonlyMap<string, RawNode>): string | null {
  if (node === undefined) return null;
  const own = node.properties?.find(({ name }) => name === 'live');
  return own === undefined ? liveOf(byId.get(node.parentId ?? ''), byId) : textOf(own.value);
}

/** Chromium's own accessibility tree of the page in front: what it hands to screen readers, not what the DOM says. */
export async function axTree(page: Page): Promise<readonly AxNode[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: readonly RawNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        role: textOf(node.role),
        name: textOf(node.name),
        description: textOf(node.description),
        properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        live: liveOf(node, byId),
      }));
  } finally {
    await devtools.detach();
  }
}

/** Roles that somebody steers: without a name nobody knows what they do. */
const STEERED = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'radio', 'switch', 'tab', 'option'],
  ...['menuitem', 'menuitemradio', 'slider', 'spinbutton', 'gridcell', 'treeitem', 'dialog', 'alertdialog'],
]);
/** Regions that a screen reader lists: two of a kind need names. */
const LANDMARKS = new Set(['navigation', 'region', 'form', 'search', 'complementary']);

/** What assistive technology would have to guess: parts without a name, and landmarks that sound alike. */
function namelessParts(nodes: readonly AxNode[]): readonly string[] {
  const nameless = nodes
    .filter(({ role, name }) => STEERED.has(role) && name === '')
    .map(({ role }) => `${role}: no name`);
  const landmarks = nodes.filter(({ role }) => LANDMARKS.has(role)).map(({ role, name }) => `${role} '${name}'`);
  const alike = landmarks.filter((landmark, index) => landmarks.indexOf(landmark) !== index);
  return [...nameless, ...alike.map((landmark) => `${landmark}: more than once`)];
}

/** Fails with what assistive technology would have to guess; Chromium's tree follows the page a moment later. */
export const expectNamed = (page: Page): Promise<void> =>
  expect.poll(async () => namelessParts(await axTree(page)), 'parts without a name of their own').toEqual([]);

/** The texts in live regions: what was announced and is still there to be read. */
export const announcedTexts = (nodes: readonly AxNode[]): readonly string[] =>
  nodes.filter(({ role, live, name }) => role === 'StaticText' && live !== null && name !== '').map(({ name }) => name);
