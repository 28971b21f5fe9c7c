import { cypress, fir, hills, line, rect, repeat, type Scene, shape, WIDTH } from './shapes';

export const path: Scene = (random, { far, middle, near, low }) => {
  const bend = random.between(-120, 120);
  const way = `M 430 800 C 620 720 ${360 + bend} 640 ${600 + bend} 560 L ${616 + bend} 560 C ${480 + bend} 640 740 720 640 800 Z`;
  const trees = repeat(random.between(5, 8), () => {
    const [x, size] = [random.between(40, 1160), random.between(90, 190)];
    return cypress(x, 570 + size * 0.5, size, near);
  });
  return (
    hills(random, 430, 190, far, 'opacity="0.55"') +
    hills(random, 520, 130, far) +
    hills(random, 610, 80, middle) +
    shape(way, low) +
    trees +
    hills(random, 790, 40, near)
  );
};

export const bicycle: Scene = (random, palette) => {
  const { far, middle, near } = palette;
  const x = random.between(430, 620);
  const wheel = (at: number) =>
    line(`M ${at - 70} 650 A 70 70 0 1 1 ${at + 70} 650 A 70 70 0 1 1 ${at - 70} 650`, near, 9);
  const frame = line(
    `M ${x} 650 L ${x + 70} 540 H ${x + 190} L ${x + 110} 650 Z M ${x + 110} 650 L ${x + 62} 520 M ${x + 230} 650 L ${x + 180} 510 H ${x + 214}`,
    '#c8553d',
    10,
    'stroke-linejoin="round"',
  );
  const poplars = repeat(9, (i) =>
    cypress(60 + i * 135 + random.between(-20, 20), 580, random.between(170, 260), middle),
  );
  return (
    hills(random, 500, 60, far, 'opacity="0.6"') +
    poplars +
    rect(0, 570, WIDTH, 90, middle, 'opacity="0.7"') +
    rect(0, 640, WIDTH, 160, near, 'opacity="0.25"') +
    rect(0, 716, WIDTH, 12, near, 'opacity="0.4"') +
    wheel(x) +
    wheel(x + 230) +
    frame +
    line(`M ${x + 40} 520 H ${x + 86}`, near, 14)
  );
};

export const mountains: Scene = (random, { far, middle, near, low }) => {
  const peak = (x: number, y: number, half: number) =>
    shape(`M ${x - half} 560 L ${x} ${y} L ${x + half} 560 Z`, far) +
    shape(
      `M ${x - half * 0.24} ${y + (560 - y) * 0.24} L ${x} ${y} L ${x + half * 0.24} ${y + (560 - y) * 0.24} L ${x + half * 0.06} ${y + (560 - y) * 0.18} L ${x - half * 0.08} ${y + (560 - y) * 0.27} Z`,
      '#fff',
      'opacity="0.85"',
    );
  const peaks = repeat(4, (i) =>
    peak(120 + i * 320 + random.between(-60, 60), random.between(210, 330), random.between(240, 330)),
  );
  const woods = repeat(26, (i) =>
    fir(i * 48 + random.between(-14, 14), 640 + random.between(-24, 24), random.between(80, 150), middle),
  );
  const lake = `<ellipse cx="${random.between(480, 760)}" cy="720" rx="420" ry="60" fill="${low}" opacity="0.85"/>`;
  return peaks + hills(random, 580, 60, middle, 'opacity="0.75"') + woods + rect(0, 640, WIDTH, 160, near) + lake;
};

export const seaside: Scene = (random, { high, middle, near }) => {
  const colours = ['#e63946', '#f4a261', '#2a9d8f', '#457b9d', '#ffb703'];
  const umbrella = (x: number, y: number, size: number) =>
    line(`M ${x} ${y} V ${y - size * 1.1}`, '#fff', 5) +
    shape(
      `M ${x - size * 0.7} ${y - size} A ${size * 0.7} ${size * 0.62} 0 0 1 ${x + size * 0.7} ${y - size} Z`,
      random.pick(colours),
    ) +
    shape(
      `M ${x - size * 0.22} ${y - size} Q ${x - size * 0.2} ${y - size * 1.5} ${x} ${y - size * 1.62} Q ${x + size * 0.2} ${y - size * 1.5} ${x + size * 0.22} ${y - size} Z`,
      '#fff',
      'opacity="0.75"',
    );
  const rows = repeat(2, (row) => repeat(6, (i) => umbrella(90 + i * 210 + row * 90, 640 + row * 110, 90 + row * 36)));
  const x = random.between(240, 900);
  const sail =
    shape(`M ${x} 500 V 390 L ${x + 70} 492 Z`, '#fff') +
    shape(`M ${x - 8} 500 V 420 L ${x - 50} 494 Z`, '#fff', 'opacity="0.85"') +
    shape(`M ${x - 60} 504 H ${x + 80} L ${x + 56} 528 H ${x - 40} Z`, near);
  return (
    rect(0, 470, WIDTH, 130, middle) +
    repeat(5, (i) =>
      rect(random.between(0, 1000), 486 + i * 20, random.between(90, 260), 4, high, 'opacity="0.7" rx="2"'),
    ) +
    sail +
    shape(`M 0 580 Q 300 556 600 584 T 1200 574 V 800 H 0 Z`, '#f1dcae') +
    rows
  );
};
