import type { Result } from '../../../../src/contract/result';
import type { LoadingSnapshot } from '../../../../src/machines/loading/machine';
import type { LoadingInput } from '../../../../src/machines/loading/types';
import type { Start } from '../../../kit/start';
import type { Call, Reply } from '../../kit/call';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';

/** How one of the uses of the machine is played on its page. */
export interface PlayedUse<Facts> extends Pick<Screen<Facts>, 'open' | 'act' | 'facts'> {
  /** Whether the page can make a case of an event at a moment. */
  readonly isPossible: (type: string, snapshot: LoadingSnapshot, name: string) => boolean;
  /** Answers of the model as the wire can carry them. */
  readonly answers?: Readonly<Record<string, Result<unknown>>>;
  /** Where it begins, if not where the model says. */
  readonly startOf?: (input: LoadingInput) => Start;
  readonly commands?: Readonly<Record<string, string>>;
  readonly endpoints: readonly string[];
  readonly isMeant?: (call: Call) => boolean;
  /** What was found, as the wire has it. */
  readonly reply: (value: unknown, call: Call, stage: Stage) => Reply;
  readonly expected: (stage: Stage, snapshot: LoadingSnapshot) => Facts;
}
