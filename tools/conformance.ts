import { writeFileSync } from 'node:fs';
import { ROOT, readRequirements } from './conformance/data';
import { conformance, problemsOf } from './conformance/document';
import { scanTests } from './conformance/scan';

const [data, holders] = [readRequirements(), scanTests()];
writeFileSync(`${ROOT}docs/conformance.md`, conformance(data, holders));
const problems = problemsOf(data, holders);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? `docs/conformance.md: ${data.requirements.length} requisiti.\n`
    : `docs/conformance.md è scritto, ma ${problems.length} cose non tornano.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
