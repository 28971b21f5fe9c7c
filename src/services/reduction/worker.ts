import type { ReducedImage } from '../reduction';
import { reduce } from './reduce';

/** What a worker's global scope offers, of which the types of a page know nothing. */
interface WorkerScope {
  onmessage: (event: MessageEvent<File>) => void;
  postMessage(answer: ReducedImage): void;
}

const scope = globalThis as unknown as WorkerScope;

// An error comes to the page as the worker's own, which is how a worker that can't even start shows it.
scope.onmessage = ({ data: file }) => void reduce(file).then((answer) => scope.postMessage(answer), reportError);
