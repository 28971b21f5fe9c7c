import { developmentTexts as texts } from '../../messages/screens/development';
import type { BrokenInvariant } from './invariants';

const STYLE = [
  'position:fixed;inset:0 0 auto 0;width:auto;margin:0;z-index:2147483647;max-height:50vh;overflow:auto',
  'padding:12px 16px;border:0;background:#b00020;color:#fff;font:14px/1.5 ui-monospace,monospace',
].join(';');

/** Logs each invariant of a machine once, with the context it was broken in. */
function logger() {
  const logged = new Set<string>();
  return ({ machine, invariant, value, context, event, error }: BrokenInvariant, line: string) => {
    const key = `${machine}: ${invariant}`;
    if (logged.has(key)) return;
    logged.add(key);
    // biome-ignore lint/suspicious/noConsole: a development build speaks to the developer
    console.error(line, { value, context, event }, ...(error === null ? [] : [error]));
  };
}

/**
 * Shows broken invariants in a banner over everything, one line for each invariant of a machine with its last state
 * value and event. Drawn without React, which a broken state may have brought down. Gives what reports one.
 */
export function brokenInvariantBanner(): (broken: BrokenInvariant) => void {
  const log = logger();
  const lines = new Map<string, { readonly text: string; readonly times: number }>();
  const banner = document.createElement('section');
  banner.setAttribute('role', 'alert');
  banner.popover = 'manual';
  banner.style.cssText = STYLE;
  const list = document.createElement('ul');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = texts.hide;
  close.style.cssText = 'float:right;padding:2px 10px;border:1px solid #fff;color:#fff;background:none';
  close.addEventListener('click', () => banner.remove());
  const title = document.createElement('strong');
  title.textContent = texts.title;
  banner.append(close, title, list);

  return (broken) => {
    const { machine, invariant, value, event } = broken;
    const text = texts.broken(machine, invariant, JSON.stringify(value), event.type);
    const key = `${machine}: ${invariant}`;
    lines.set(key, { text, times: (lines.get(key)?.times ?? 0) + 1 });
    list.replaceChildren(
      ...[...lines.values()].map((line) => {
        const item = document.createElement('li');
        item.textContent = line.times > 1 ? `${line.text} ${texts.times(line.times)}` : line.text;
        return item;
      }),
    );
    if (!banner.isConnected) {
      document.body.append(banner);
      // In the top layer, over open dialogs.
      banner.showPopover?.();
    }
    log(broken, text);
  };
}
