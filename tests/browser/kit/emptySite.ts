import { test } from './fixtures';
import { ADDRESS, initialPasswordOf, launchServer, type Running } from './server';

/**
 * Runs the tests of a file on a server of their own, which begins without contents and with one administrator. Gives what
 * reads the administrator's initial password out of what the server printed.
 */
export function onEmptySite(): () => string {
  let running: Running | null = null;
  let shared: string | undefined;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    shared = process.env[ADDRESS];
    running = await launchServer({}, ['--no-demo']);
    process.env[ADDRESS] = running.address;
  });

  test.afterAll(async () => {
    if (shared === undefined) delete process.env[ADDRESS];
    else process.env[ADDRESS] = shared;
    await running?.stop();
  });

  return () => {
    if (running === null) throw new Error('the empty site was not started');
    return initialPasswordOf(running);
  };
}
