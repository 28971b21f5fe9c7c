import { type ChangeEvent, useRef, useState } from 'react';
import { resultTexts as texts } from '../keptTexts';
import { exportedCsv, exportedJUnit } from './exports';
import { Key } from './Key';
import { exportedJson, type KeptResults, keyOf, NO_RESULT, parseStored, type Verdict } from './kept';
import type { StepFacts } from './stepFacts';

interface StepResultProps {
  readonly machine: string;
  /** Of the path that is played; null where none is. */
  readonly code: string | null;
  readonly at: number;
  /** What the step is; null where no path is played. */
  readonly step: StepFacts | null;
  readonly kept: KeptResults;
}

const KEYS: Readonly<Record<Verdict, string>> = { passed: 's', failed: 'f' };

/** The boxes of the step that is shown, with a note. */
export function StepResult({ machine, code, at, step, kept }: StepResultProps) {
  if (code === null || step === null) return <p className="hint">{texts.onlyPaths}</p>;
  const key = keyOf(machine, code, at);
  const result = kept.results[key] ?? NO_RESULT;
  const box = (verdict: Verdict) => (
    <label>
      <input
        type="checkbox"
        data-key={KEYS[verdict]}
        checked={result.verdict === verdict}
        onChange={() => kept.set(key, { ...result, verdict: result.verdict === verdict ? null : verdict }, step)}
      />
      {texts[verdict]} <Key name={KEYS[verdict]} />
    </label>
  );
  return (
    <fieldset className="result">
      <legend>{texts.of(at)}</legend>
      {box('passed')}
      {box('failed')}
      <label className="note">
        {texts.note} <Key name="t" />
        <input
          id="note"
          type="text"
          value={result.note}
          onChange={({ target }) => kept.set(key, { ...result, note: target.value }, step)}
        />
      </label>
      {kept.problem !== null && (
        <p role="alert" className="bad">
          {kept.problem}
        </p>
      )}
    </fieldset>
  );
}

function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** All results: how many there are, exported and imported. */
export function AllResults({ kept }: Pick<StepResultProps, 'kept'>) {
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { results, tester } = kept;
  const count = Object.keys(results).length;
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    try {
      const { results: more } = parseStored(await chosen.text());
      kept.add(more);
      setSaid(texts.loaded(Object.keys(more).length));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    target.value = '';
  };
  const button = (label: string, key: string, onClick: () => void, enabled = true) => (
    <button type="button" data-key={key} aria-disabled={!enabled} onClick={() => enabled && onClick()}>
      {label} <Key name={key} />
    </button>
  );
  return (
    <section className="results" aria-label={texts.all}>
      <h3>{texts.all}</h3>
      <p>{texts.kept(count)}</p>
      <label>
        {texts.tester}
        <input type="text" value={tester} onChange={({ target }) => kept.setTester(target.value)} />
      </label>
      <div className="controls">
        {button(texts.csv, 'x', () => download(`${texts.file}.csv`, 'text/csv', exportedCsv(results)), count > 0)}
        {button(
          texts.json,
          'j',
          () => download(`${texts.file}.json`, 'application/json', exportedJson({ tester, results })),
          count > 0,
        )}
        {button(
          texts.junit,
          'u',
          () => download(`${texts.file}.xml`, 'application/xml', exportedJUnit(results)),
          count > 0,
        )}
        {button(texts.load, 'i', () => file.current?.click())}
        <button
          type="button"
          aria-disabled={count === 0}
          onClick={() => count > 0 && confirm(texts.surely) && kept.clear()}
        >
          {texts.clear}
        </button>
      </div>
      <input ref={file} type="file" accept="application/json,.json" hidden aria-label={texts.load} onChange={load} />
      <p role="status">{said}</p>
    </section>
  );
}
