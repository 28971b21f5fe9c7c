import type { Page } from 'playwright/test';

/** Reads in the page what nobody could read or reach: texts that are cut, cells that run over their neighbours, controls out of reach. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const TEXTS = 'button, h1, h2, h3, label, legend, [role="tab"]';
    const CONTROLS = 'button, input, select, textarea, a[href], [role="option"], [role="treeitem"]';
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility() && it.clientWidth > 1);
    const nameOf = (it: Element) =>
      `${it.tagName.toLowerCase()} «${(it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40)}» ${it.id}`;
    /** Whether something around an element hides a part of it that no scrolling brings back. */
    const isClipped = (it: Element): boolean => {
      const { left, right } = it.getBoundingClientRect();
      for (let around = it.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX) || position === 'fixed') return false;
        const edges = around.getBoundingClientRect();
        if (overflowX !== 'visible' && edges.width > 1 && (left < edges.left - 1 || right > edges.right + 1))
          return true;
      }
      return false;
    };
    const isCut = (it: HTMLElement): boolean => {
      const { overflowX, overflowY } = getComputedStyle(it);
      return (
        (overflowX !== 'visible' && it.scrollWidth > it.clientWidth + 1) ||
        (overflowY !== 'visible' && it.scrollHeight > it.clientHeight + 1)
      );
    };
    return [
      ...shown(TEXTS)
        .filter(isCut)
        .map((it) => `cut: ${nameOf(it)}`),
      ...shown('td')
        .filter((it) => it.scrollWidth > it.clientWidth + 1)
        .map((it) => `runs over: ${nameOf(it)}`),
      ...shown(CONTROLS)
        .filter(isClipped)
        .map((it) => `out of reach: ${nameOf(it)}`),
    ];
  });

/** Under forced colours: states that look like their absence, and buttons that have neither words nor a border. */
export const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const STATES = [
      ...['[aria-current]:not([aria-current="false"])', '[aria-selected="true"]', '[aria-pressed="true"]'],
      ...['[data-cursor]', '[aria-checked="true"]', ':checked:not(option)', ':indeterminate:not(progress)'],
    ];
    const PROPERTIES = ['borderStyle', 'borderWidth', 'outlineStyle', 'outlineWidth', 'fontWeight'];
    const shown = (it: Element) => it.checkVisibility() && it.clientWidth > 1;
    const nameOf = (it: Element) =>
      `${it.tagName.toLowerCase()} «${(it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40)}» ${it.className}`.slice(
        0,
        140,
      );
    const lookOf = (it: Element): string => {
      const style = getComputedStyle(it) as unknown as Record<string, string>;
      const own = PROPERTIES.map((name) => style[name]);
      // Only who keeps colours of their own keeps their ground.
      const ground = style.forcedColorAdjust === 'none' ? style.backgroundColor : '';
      return [...own, ground, style.textDecorationLine, it.querySelectorAll('svg').length].join(' ');
    };
    const kindOf = (it: Element) => `${it.tagName} ${it.getAttribute('role')} ${(it as HTMLInputElement).type}`;
    const alike = STATES.flatMap((state) =>
      [...document.querySelectorAll(state)].filter(shown).flatMap((it) => {
        // What the browser draws itself shows its own state.
        if (getComputedStyle(it).appearance !== 'none' && it instanceof HTMLInputElement) return [];
        const around =
          it.closest('nav, [role="tablist"], [role="tree"], [role="toolbar"], [role="listbox"], table, main') ??
          document.body;
        const others = [...around.querySelectorAll(it.tagName)].filter(
          (other) => shown(other) && kindOf(other) === kindOf(it) && !other.matches(state) && other.className !== '',
        );
        return others.some((other) => lookOf(other) === lookOf(it)) ? [`${state} looks like none: ${nameOf(it)}`] : [];
      }),
    );
    const bare = [...document.querySelectorAll<HTMLElement>('button')]
      .filter((it) => shown(it) && it.innerText.trim() === '')
      .filter((it) => getComputedStyle(it).borderStyle === 'none' || getComputedStyle(it).borderWidth === '0px')
      .map((it) => `no border: ${nameOf(it)}`);
    return [...alike, ...bare];
  });

/** Whether what has the focus, something drawn for it or close around it, or what it points to, is outlined. */
export const isFocusOutlined = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focus = document.activeElement;
    const isOutlined = (it: Element | null | undefined, part?: string): boolean => {
      if (it === null || it === undefined) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(it, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const current = document.getElementById(focus?.getAttribute('aria-activedescendant') ?? '');
    const frame = focus?.closest('.control, .rt-frame');
    return [focus, frame, current].some((it) => isOutlined(it)) || isOutlined(focus, '::after');
  });
