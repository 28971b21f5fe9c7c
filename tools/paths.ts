import { models } from '../tests/machines/models';
import { runPaths } from './pathsCommand';

const { out, err, code } = await runPaths(process.argv.slice(2), models);
// Whoever reads only the beginning closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
