import { startTexts } from '../messages/screens/start';
import { StartFailed } from './StartFailed';

const CHUNK_PROBLEM = /dynamically imported module|module script|Failed to fetch/i;

/** A screen that broke, or whose code did not arrive. Unsaved work is in the local draft already. */
export function Crashed({ error }: { readonly error: unknown }) {
  const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const problem = CHUNK_PROBLEM.test(details) ? startTexts.screenFailed : startTexts.crashedText;
  return <StartFailed title={startTexts.crashed} problem={problem} details={details} />;
}
