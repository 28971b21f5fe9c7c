import { type Node, nameOf, part, parts } from './syntax';

/** A change of the text of a file: what stands from `start` to `end` becomes `text`. */
export interface Change {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Operator = (node: Node, text: (node: Node) => string, parent: Node | null) => readonly Omit<Change, 'operator'>[];

const NEGATED: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

const SWAPPED_METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
]);

const DROPPED_METHODS = new Set(['filter', 'slice', 'trim', 'sort', 'toSorted', 'reverse', 'toReversed', 'replace']);

const whole = (node: Node, text: string) => ({ start: node.start, end: node.end, text });
const isText = (node: Node | null) =>
  node !== null && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));

/** Takes one of a list away, with the comma that belongs to it. */
function without(list: readonly Node[], index: number): Omit<Change, 'operator'> | null {
  const [before, here, next] = [list[index - 1], list[index], list[index + 1]];
  if (here === undefined) return null;
  return { start: next || !before ? here.start : before.end, end: next ? next.start : here.end, text: '' };
}

const withoutEach = (list: readonly Node[]) => list.flatMap((_, index) => without(list, index) ?? []);

const swap: Operator = (node, text) => {
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  const operator = String(node.operator);
  if (left === null || right === null || (operator === '+' && (isText(left) || isText(right)))) return [];
  return (NEGATED[operator] ?? []).map((other) => whole(node, `((${text(left)}) ${other} (${text(right)}))`));
};

const decide: Operator = (node) => {
  const test = part(node, 'test');
  if (test === null || test.type === 'Literal') return [];
  // A loop that never ends tells nothing that one which never runs doesn't.
  return (node.type === 'WhileStatement' ? ['false'] : ['true', 'false']).map((text) => whole(test, text));
};

const literal: Operator = (node) => {
  const { value } = node;
  if (typeof value === 'boolean') return [whole(node, String(!value))];
  if (typeof value === 'number')
    return (value > 0 ? [value + 1, value - 1] : [value + 1]).map((n) => whole(node, String(n)));
  if (typeof value === 'string') return value === '' ? [whole(node, "'?'")] : [whole(node, "''")];
  return [];
};

const expression: Operator = (node, text) => {
  const raw = text(node);
  const source = raw.slice(0, raw.lastIndexOf('/'));
  const flags = raw.slice(source.length);
  const changed = [
    source.startsWith('/^') ? `/${source.slice(2)}${flags}` : raw,
    source.endsWith('$') ? `${source.slice(0, -1)}${flags}` : raw,
    raw.replace(/(?<![\\])\+/, ''),
    raw.replace(/(?<![\\])\*/, '+'),
    flags.includes('i') ? `${source}${flags.replace('i', '')}` : raw,
    flags.includes('g') ? `${source}${flags.replace('g', '')}` : raw,
  ];
  return changed.filter((other) => other !== raw).map((other) => whole(node, other));
};

/** Properties whose absence nothing that runs can notice: texts for QA, types. */
const UNSEEN = new Set(['description', 'types']);

const object: Operator = (node) => {
  const list = parts(node, 'properties');
  return list.flatMap((property, index) =>
    UNSEEN.has(nameOf(part(property, 'key'))) ? [] : (without(list, index) ?? []),
  );
};

/** Functions to which the order of what they take is all one. */
const SYMMETRICAL = /^Math\.(max|min|hypot)$/;

const call: Operator = (node, text) => {
  const callee = part(node, 'callee');
  const list = parts(node, 'arguments');
  const [first, second] = list;
  const swapped =
    first &&
    second &&
    !SYMMETRICAL.test(text(callee ?? node)) &&
    first.type !== 'SpreadElement' &&
    second.type !== 'SpreadElement'
      ? [{ start: first.start, end: second.end, text: `${text(second)}, ${text(first)}` }]
      : [];
  const property = callee?.type === 'MemberExpression' ? part(callee, 'property') : null;
  const method = nameOf(property);
  const receiver = callee === null ? null : part(callee, 'object');
  const other = SWAPPED_METHODS.get(method);
  return [
    ...swapped,
    ...(property !== null && other !== undefined ? [whole(property, other)] : []),
    ...(receiver !== null && DROPPED_METHODS.has(method) ? [whole(node, text(receiver))] : []),
  ];
};

const chain: Operator = (node, text) => {
  const [object_, property] = [part(node, 'object'), part(node, 'property')];
  if (node.optional !== true || object_ === null || property === null) return [];
  return [{ start: object_.end, end: property.start, text: node.computed === true ? '[' : '.' }].filter(
    () => text(object_) !== '',
  );
};

const block: Operator = (node, _, parent) => {
  if (parts(node, 'body').length === 0 || parent?.type === 'TryStatement') return [];
  return [whole(node, '{}')];
};

const arrow: Operator = (node) => {
  const body = part(node, 'body');
  return body === null || body.type === 'BlockStatement' || nameOf(body) === 'undefined'
    ? []
    : [whole(body, body.type === 'ObjectExpression' ? '{}' : 'undefined')];
};

/** What may be changed at a node of each type, and how the change is called in the report. */
export const OPERATORS: Readonly<Record<string, readonly (readonly [name: string, operator: Operator])[]>> = {
  IfStatement: [['condition', decide]],
  ConditionalExpression: [['condition', decide]],
  WhileStatement: [['condition', decide]],
  LogicalExpression: [['logic', swap]],
  BinaryExpression: [['operator', swap]],
  UnaryExpression: [
    [
      'negation',
      (node, text) => {
        const argument = part(node, 'argument');
        return argument !== null && ['!', '-'].includes(String(node.operator))
          ? [whole(node, `(${text(argument)})`)]
          : [];
      },
    ],
  ],
  UpdateExpression: [
    ['step', (node, text) => [whole(node, text(node).replace('++', '+-').replace('--', '++').replace('+-', '--'))]],
  ],
  AssignmentExpression: [
    ['assignment', (node, text) => (node.operator === '+=' ? [whole(node, text(node).replace('+=', '-='))] : [])],
  ],
  Literal: [
    ['literal', literal],
    ['pattern', (node, text) => (isText(node) || !('regex' in node) ? [] : expression(node, text, null))],
  ],
  TemplateLiteral: [['literal', (node, text) => (text(node) === '``' ? [] : [whole(node, '``')])]],
  ObjectExpression: [['property', object]],
  ArrayExpression: [['entry', (node) => withoutEach(parts(node, 'elements'))]],
  BlockStatement: [['block', block]],
  ExpressionStatement: [['statement', (node) => [whole(node, '')]]],
  ArrowFunctionExpression: [['result', arrow]],
  CallExpression: [['call', call]],
  MemberExpression: [['chain', chain]],
};
