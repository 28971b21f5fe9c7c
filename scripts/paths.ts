import { models } from '../tests/machines/models';
import { runPaths } from './pathsCommand';

const { out, err, code } = await runPaths(process.argv.slice(2), models);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
