import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { BODY_LIMIT } from '../../server/http/failures';
import { LOAD_LIMITS } from '../../server/http/load';
import { MEDIA_LIMITS } from '../../src/contract/media';
import { amountOf, linesOf, textOf } from './files';

/** Bytes beyond a file that an upload may take: its form. */
const FORM = 1_000_000;

/** A block of a configuration: its directives by name, each with what follows it, and the blocks within. */
interface Block {
  readonly directives: ReadonlyMap<string, readonly string[]>;
  readonly blocks: readonly (readonly [head: string, block: Block])[];
}

/** Reads lines of 'name value', with an ending or without, and of 'head {' up to '}'; throws where they do not match up. */
function read(lines: string[], ending: string): Block {
  const directives = new Map<string, readonly string[]>();
  const blocks: (readonly [string, Block])[] = [];
  for (let line = lines.shift(); line !== undefined && line !== '}'; line = lines.shift()) {
    if (line.endsWith('{')) {
      blocks.push([line.slice(0, -1).trim(), read(lines, ending)]);
      continue;
    }
    if (!line.endsWith(ending)) throw new Error(`'${line}' does not end`);
    const [name = '', ...rest] = line.slice(0, line.length - ending.length).split(/\s+/);
    directives.set(name, [...(directives.get(name) ?? []), rest.join(' ')]);
  }
  return { directives, blocks };
}

function readAll(path: string, ending: string): Block {
  const lines = [...linesOf(textOf(path))];
  const opened = lines.filter((line) => line.endsWith('{')).length;
  expect(lines.filter((line) => line === '}')).toHaveLength(opened);
  return read(lines, ending);
}

function within(block: Block, ...heads: readonly string[]): Block {
  const [head, ...rest] = heads;
  if (head === undefined) return block;
  const found = block.blocks.findLast(([name]) => name.startsWith(head));
  if (found === undefined) throw new Error(`no ${head} among ${block.blocks.map(([name]) => name).join(', ')}`);
  return within(found[1], ...rest);
}

const one = (block: Block, name: string): string => block.directives.get(name)?.join(' ') ?? '';

/** What a proxy must let pass, in bytes and milliseconds. */
function expectRoom({ upload, answer }: { upload: number; answer: number }): void {
  expect(upload).toBeGreaterThan(MEDIA_LIMITS.otherBytes + FORM);
  expect(upload).toBeGreaterThan(BODY_LIMIT);
  // A proxy that lets everything pass would take what nobody wants.
  expect(upload).toBeLessThan(MEDIA_LIMITS.otherBytes * 1.2);
  expect(answer).toBeGreaterThan(LOAD_LIMITS.requestTime);
}

const { host, port } = readConfig({}, []);

describe('nginx.conf', () => {
  const whole = readAll('deploy/nginx.conf', ';');
  const upstream = within(whole, 'upstream portolano');
  const site = within(whole, 'server');
  const location = within(site, 'location /');

  it('leads to the server, by HTTPS only', () => {
    expect(one(upstream, 'server')).toBe(`${host}:${port}`);
    expect(one(location, 'proxy_pass')).toBe('http://portolano');
    const [plain] = whole.blocks.filter(([head]) => head === 'server').map(([, block]) => block);
    expect([plain?.directives.get('listen'), one(plain as Block, 'return')]).toEqual([
      ['80', '[::]:80'],
      '308 https://$host$request_uri',
    ]);
    expect(site.directives.get('listen')).toEqual(['443 ssl', '[::]:443 ssl']);
  });

  it('lets pass what the server takes, as long as it may take', () => {
    expectRoom({
      upload: amountOf(one(site, 'client_max_body_size').toUpperCase()),
      answer: amountOf(one(location, 'proxy_read_timeout')),
    });
    for (const name of ['client_body_timeout', 'proxy_send_timeout'])
      expect(amountOf(one(location, name))).toBeGreaterThanOrEqual(LOAD_LIMITS.idleTime);
    expect(one(location, 'proxy_request_buffering')).toBe('off');
  });

  it('says who calls, and no more than it knows', () => {
    expect(location.directives.get('proxy_set_header')).toEqual([
      'Connection ""',
      'Host $host',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Proto $scheme',
      'X-Forwarded-Host $host',
      'X-Request-Id $request_id',
    ]);
  });
});

describe('Caddyfile', () => {
  const site = within(readAll('deploy/Caddyfile', ''), '{$SITE:redazione.example.it}');
  const proxy = within(site, 'reverse_proxy');
  const transport = within(proxy, 'transport http');

  it('leads to the server', () => {
    expect(site.blocks.map(([head]) => head)).toContain(`reverse_proxy {$UPSTREAM:${host}:${port}}`);
    expect(one(proxy, 'header_up')).toBe('X-Request-Id {http.request.uuid}');
  });

  it('lets pass what the server takes, as long as it may take', () => {
    expectRoom({
      upload: amountOf(one(within(site, 'request_body'), 'max_size')),
      answer: amountOf(one(transport, 'response_header_timeout')),
    });
  });
});

describe.each(['deploy/nginx.conf', 'deploy/Caddyfile'])('%s', (path) => {
  const text = linesOf(textOf(path)).join('\n');

  it('has nothing for websockets, which there are none of, nor compresses again', () => {
    expect(text).not.toMatch(/upgrade|gzip|encode/i);
  });
});
