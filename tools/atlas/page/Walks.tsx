import { type ChangeEvent, type Dispatch, useRef, useState } from 'react';
import { recordingTexts as texts } from '../recordingTexts';
import type { Atlas } from '../types';
import { Key } from './Key';
import { ListBox } from './ListBox';
import { Problems } from './Problems';
import { type Recording, readRecording, type Walk } from './recording';
import type { WalksAction, WalksState } from './walking';

interface OpenProps {
  readonly version: string;
  readonly onOpen: (recording: Recording) => void;
}

/** Opens a recording out of a file, and says what came of that. */
export function OpenRecording({ version, onOpen }: OpenProps) {
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    try {
      const recording = readRecording(await chosen.text(), version);
      onOpen(recording);
      const events = recording.walks.reduce((sum, walk) => sum + walk.events.length, 0);
      setSaid(texts.opened(events, recording.walks.length));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    target.value = '';
  };
  return (
    <>
      <p className="said" role="status">
        {said}
      </p>
      <button type="button" data-key="o" onClick={() => file.current?.click()}>
        {texts.open} <Key name="o" />
      </button>
      <input ref={file} type="file" accept="application/json,.json" hidden aria-label={texts.open} onChange={load} />
    </>
  );
}

function Head({ head: { page, date, build, browser } }: Pick<Recording, 'head'>) {
  const rows = [
    [texts.page, page === null ? texts.noPage : page],
    [texts.date, date === undefined ? undefined : texts.on(date)],
    [texts.build, build],
    [texts.browser, browser],
  ] as const;
  return (
    <details>
      <summary>{texts.head}</summary>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text ?? texts.unknown}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function spanOf({ events }: Walk): string {
  const [first, last] = [events[0]?.at ?? '', events.at(-1)?.at ?? ''];
  return texts.walk(texts.at(first), texts.at(last), events.length);
}

interface WalksProps {
  readonly atlas: Atlas;
  readonly recording: Recording;
  readonly walk: WalksState['walk'];
  readonly dispatch: Dispatch<WalksAction>;
}

/** A recording: where it comes from, what is wrong with it, and whose walks it has. */
export function Walks({ atlas, recording, walk, dispatch }: WalksProps) {
  const { head, walks, problems } = recording;
  const titleOf = (name: string) => atlas.machines.find((machine) => machine.name === name)?.title ?? name;
  const options = walks.map((one, index) => ({
    id: String(index),
    content: (
      <>
        <span>{titleOf(one.machine)}</span>
        <small>
          <code>{one.machine}</code> · {texts.actor(one.actor)} · {spanOf(one)}
        </small>
      </>
    ),
  }));
  return (
    <section className="recording" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Head head={head} />
      <Problems of={problems} />
      <ListBox
        id="walks"
        label={texts.walks}
        options={options}
        selected={walk === null ? null : String(walk)}
        onSelect={(id) => dispatch({ type: 'choose', walk: Number(id) })}
      />
      <button type="button" onClick={() => dispatch({ type: 'close' })}>
        {texts.close}
      </button>
    </section>
  );
}
