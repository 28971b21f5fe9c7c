import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './program';

/** A program as a process of its own, and what it printed. */
export class Process {
  readonly child: ChildProcess;
  out = '';
  err = '';
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;

  /** Runs a program of JavaScript; its environment has what is given, a port that the system chooses, and the PATH. */
  constructor(file: string, environment: Record<string, string>, options: readonly string[] = [], cwd = root) {
    this.child = spawn(process.execPath, [file, ...options], {
      cwd,
      env: { PATH: process.env.PATH ?? '', PORTOLANO_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk) => {
      this.out += chunk;
    });
    this.child.stderr?.on('data', (chunk) => {
      this.err += chunk;
    });
    this.ended = new Promise((resolve) => this.child.on('close', (code, signal) => resolve({ code, signal })));
  }

  /** The port, once the server says that it is ready. */
  async ready(): Promise<number> {
    const port = () => /^Portolano è pronto: http:\/\/127\.0\.0\.1:(\d+)\/$/m.exec(this.out)?.[1];
    const stop = '  Per fermarlo: Ctrl+C\n';
    const said = new Promise<void>((resolve) => {
      this.child.stdout?.on('data', () => {
        if (this.out.endsWith(stop)) resolve();
      });
    });
    const end = this.ended.then(({ code }) => {
      throw new Error(`ended with ${code}: ${this.err}`);
    });
    if (!this.out.endsWith(stop)) await Promise.race([said, end]);
    return Number(port());
  }

  /** How it ended, with all that it said. */
  async result(): Promise<{ code: number | null; err: string; out: string }> {
    const { code } = await this.ended;
    return { code, err: this.err, out: this.out };
  }
}
