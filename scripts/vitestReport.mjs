import { writeFileSync } from 'node:fs';

/** A file's seconds: its loading and what its hooks do before and after its tests are among them. */
const secondsOf = ({ collectDuration, duration }) => (collectDuration + duration) / 1000;

/** A reporter of vitest that writes to the file PORTOLANO_REPORT how many tests passed and failed, and each file's seconds. */
export default class Report {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const files = {};
    for (const module of modules)
      files[module.relativeModuleId] = (files[module.relativeModuleId] ?? 0) + secondsOf(module.diagnostic());
    writeFileSync(
      process.env.PORTOLANO_REPORT,
      JSON.stringify({ passed: count('passed'), failed: count('failed'), files }),
    );
  }
}
