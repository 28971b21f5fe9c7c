import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { callActors } from '../../machines/kit/actor';
import { pasteMachine } from '../../machines/redirectPaste/machine';
import { reason } from '../../machines/redirectPaste/refusals';
import { countOf, MOST_LINES } from '../../machines/redirectPaste/rules';
import type { PastedLine } from '../../machines/redirectPaste/types';
import { redirectTexts, pasteTexts as texts } from '../../messages/screens/redirects';
import { uiTexts } from '../../messages/ui/ui';
import { useActorRef } from '../../ui/base/actors';
import { Badge, type BadgeTone } from '../../ui/base/Badge';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Field } from '../../ui/base/Field';
import { LazyDialog } from '../../ui/base/lazyDialogs';
import { ProgressBar } from '../../ui/base/ProgressBar';
import { TextArea } from '../../ui/base/TextArea';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePorts } from '../ports';
import type { RedirectsActor } from './useRedirectsActor';

type PasteActor = ActorRefFrom<typeof pasteMachine>;

const RESULTS: Readonly<Record<PastedLine['state'], readonly [BadgeTone, string]>> = {
  wrong: ['warning', texts.wrong],
  unchecked: ['neutral', texts.unchecked],
  ready: ['neutral', texts.ready],
  creating: ['accent', texts.creating],
  created: ['success', texts.created],
  failed: ['danger', texts.failed],
};

const cell = 'border-line border-t px-1 py-1 align-top sm:px-2';

function Line({ line: { number, draft, state, problem } }: { readonly line: PastedLine }) {
  const [tone, word] = RESULTS[state];
  return (
    <tr>
      <td className={`${cell} wrap-normal text-muted`}>{number}</td>
      <td className={`${cell} break-all font-mono`}>{draft.old_url}</td>
      <td className={`${cell} break-all font-mono`}>{draft.new_url}</td>
      <td className={`${cell} wrap-normal`}>{Number.isNaN(draft.code) ? '' : draft.code}</td>
      <td className={`${cell} wrap-normal`}>
        <Badge tone={tone}>{word}</Badge>
        {problem !== null && <p className="wrap-anywhere pt-0.5 text-danger">{problem}</p>}
      </td>
    </tr>
  );
}

function Preview({ actor }: { readonly actor: PasteActor }) {
  const lines = useSelector(actor, ({ context }) => context.lines);
  const cut = useSelector(actor, ({ context }) => context.cut);
  const { columns } = redirectTexts;
  if (lines.length === 0) return <p className="py-4 text-muted">{texts.none}</p>;
  return (
    <>
      {cut && <Banner tone="warning" role="status" title={texts.cut(MOST_LINES)} />}
      <div className="rounded-md border border-line">
        <table className="wrap-anywhere w-full text-left text-xs">
          <caption className="sr-only">{texts.preview}</caption>
          <thead>
            <tr className="bg-sunken">
              {[texts.line, columns.old_url, columns.new_url, columns.code, texts.result].map((title) => (
                <th key={title} scope="col" className="wrap-normal px-1 py-1 font-medium sm:px-2">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.number} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Progress({ actor }: { readonly actor: PasteActor }) {
  const lines = useSelector(actor, ({ context }) => context.lines);
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('creating'));
  const checking = useSelector(actor, (snapshot) => snapshot.hasTag('checking'));
  const finished = useSelector(actor, (snapshot) => snapshot.hasTag('finished'));
  const [done, failed] = [countOf(lines, 'created'), countOf(lines, 'failed')];
  const all = lines.length - countOf(lines, 'wrong');
  return (
    <div className="min-h-9">
      {creating && (
        <ProgressBar
          label={texts.progress}
          value={done + failed}
          max={all}
          valueText={texts.progressText(done + failed, all)}
        />
      )}
      <p role="status" className="text-sm">
        {finished ? texts.finished(done, failed) : creating || lines.length === 0 ? '' : foreseen(lines, checking)}
      </p>
    </div>
  );
}

/** What the preview says before anything is created. */
function foreseen(lines: readonly PastedLine[], checking: boolean): string {
  if (checking) return texts.checking;
  const unchecked = countOf(lines, 'unchecked');
  return unchecked > 0 ? texts.notChecked(unchecked) : texts.counts(countOf(lines, 'ready'), countOf(lines, 'wrong'));
}

/** Why the lines could not be checked. */
function CheckFailure({ actor }: { readonly actor: PasteActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (failure === null) return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      title={failure.message}
      actions={<Button onClick={() => actor.send({ type: 'check.retry' })}>{texts.retryCheck}</Button>}
    />
  );
}

/** Creating the lines that can be, or again those that failed. */
function useCreation(actor: PasteActor) {
  const lines = useSelector(actor, ({ context }) => context.lines);
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'create.request' }));
  const count = countOf(lines, 'unchecked', 'ready', 'failed');
  return {
    label: countOf(lines, 'failed') > 0 ? texts.retry(count) : texts.create(count),
    refusal,
    press: () => actor.send({ type: 'create.request' }),
  };
}

function Actions({ actor, onClose }: { readonly actor: PasteActor; readonly onClose: () => void }) {
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('creating'));
  const { label, refusal, press } = useCreation(actor);
  return (
    <>
      <Button onClick={() => (creating ? actor.send({ type: 'create.stop' }) : onClose())}>
        {creating ? texts.stop : uiTexts.close}
      </Button>
      <Button variant="primary" busy={creating} refusal={creating ? null : refusal} onClick={press}>
        {label}
      </Button>
    </>
  );
}

function Sheet({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { redirects, uuid } = usePorts();
  const [input] = useState(() => ({ text, uuid: uuid() }));
  const machine = useMemo(
    () => pasteMachine.provide({ actors: callActors(redirects, 'tryRules', 'saveRow') }),
    [redirects],
  );
  const actor = useActorRef(machine, { input });
  const typed = useSelector(actor, ({ context }) => context.text);
  const creating = useSelector(actor, (snapshot) => snapshot.hasTag('creating'));
  const creation = useCreation(actor);
  return (
    <LazyDialog
      open
      size="large"
      title={texts.title}
      closable={!creating}
      onClose={onClose}
      main={creation}
      footer={<Actions actor={actor} onClose={onClose} />}
    >
      <CommandScope scope="paste" actor={actor} refusal={reason}>
        <div className="space-y-3">
          <Field label={texts.label} hint={texts.hint}>
            {(control) => (
              <TextArea
                {...control}
                data-autofocus
                rows={4}
                readOnly={creating}
                className="font-mono text-sm"
                placeholder={texts.example}
                spellCheck={false}
                value={typed}
                onValue={(value) => actor.send({ type: 'text.change', text: value })}
              />
            )}
          </Field>
          <CheckFailure actor={actor} />
          <Preview actor={actor} />
          <Progress actor={actor} />
        </div>
      </CommandScope>
    </LazyDialog>
  );
}

/** Rules pasted from a spreadsheet: shown first, then created, each with its result. */
export function PasteDialog({ actor }: { readonly actor: RedirectsActor }) {
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('pasting'));
  const text = useSelector(actor, ({ context }) => context.pasted);
  return open ? <Sheet text={text} onClose={() => actor.send({ type: 'paste.close' })} /> : null;
}
