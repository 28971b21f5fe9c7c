import { circle, HEIGHT, hills, line, rect, repeat, type Scene, shape, tower, WIDTH } from './shapes';

export const castle: Scene = (random, palette) => {
  const { far, middle, near } = palette;
  const [x, y] = [random.between(380, 560), random.between(500, 540)];
  const walls = rect(x, y - 120, 330, 160, near) + repeat(8, (i) => rect(x + 8 + i * 41, y - 138, 22, 20, near));
  const towers =
    tower(x - 40, y + 40, 90, random.between(220, 270), near) +
    tower(x + 290, y + 40, 90, random.between(220, 290), near);
  const keep = tower(x + 120, y - 60, 100, random.between(170, 240), near);
  const gate = shape(
    `M ${x + 140} ${y + 40} V ${y - 20} A 28 28 0 0 1 ${x + 196} ${y - 20} V ${y + 40} Z`,
    palette.low,
    'opacity="0.5"',
  );
  return (
    hills(random, 520, 150, far, 'opacity="0.6"') +
    keep +
    walls +
    towers +
    gate +
    hills(random, 620, 60, middle) +
    hills(random, 720, 60, near)
  );
};

export const porticoes: Scene = (random, palette) => {
  const { far, middle, near, low } = palette;
  const skyline = repeat(9, (i) => rect(i * 140 - 20, 430 - random.between(0, 110), 130, 400, far, 'opacity="0.7"'));
  const campanile = tower(random.between(180, 900), 600, 74, random.between(390, 460), middle);
  const arches = repeat(6, (i) => {
    const x = 40 + i * 200;
    return shape(`M ${x} 760 V 610 A 60 60 0 0 1 ${x + 120} 610 V 760 Z`, low, 'opacity="0.75"');
  });
  const windows = repeat(12, (i) => rect(48 + i * 100, 480, 34, 52, low, 'opacity="0.4" rx="3"'));
  return (
    skyline +
    campanile +
    rect(0, 440, WIDTH, 330, middle) +
    rect(0, 428, WIDTH, 18, near) +
    windows +
    arches +
    rect(0, 758, WIDTH, 60, near)
  );
};

export const table: Scene = (random, palette) => {
  const { far, middle, near, sun, low } = palette;
  const x = random.between(240, 360);
  const wheel = `<ellipse cx="${x + 150}" cy="640" rx="190" ry="46" fill="#b8792f"/>${rect(x - 40, 540, 380, 100, '#cf8f3e')}<ellipse cx="${x + 150}" cy="540" rx="190" ry="46" fill="#f3cf7a"/>`;
  const slice = shape(`M ${x + 150} 540 L ${x + 330} 528 L ${x + 300} 570 Z`, '#fff3cf');
  const [b, glass] = [x + random.between(430, 480), x + random.between(560, 610)];
  const bottle =
    shape(
      `M ${b} 660 V 470 Q ${b} 440 ${b + 20} 420 V 340 H ${b + 44} V 420 Q ${b + 64} 440 ${b + 64} 470 V 660 Z`,
      '#2d3b2f',
    ) + rect(b, 520, 64, 80, low);
  const wine =
    shape(
      `M ${glass} 470 H ${glass + 96} Q ${glass + 96} 560 ${glass + 48} 566 Q ${glass} 560 ${glass} 470 Z`,
      '#8c2f39',
    ) +
    rect(glass + 44, 560, 8, 90, near) +
    rect(glass + 14, 648, 68, 8, near, 'rx="4"');
  return (
    hills(random, 470, 140, far, 'opacity="0.6"') +
    hills(random, 540, 90, middle, 'opacity="0.8"') +
    rect(0, 620, WIDTH, 180, sun, 'opacity="0.55"') +
    rect(0, 620, WIDTH, 10, near, 'opacity="0.3"') +
    wheel +
    slice +
    bottle +
    wine
  );
};

export const stage: Scene = (random, { far, middle, near, sun }) => {
  const curtain = (x: number) => repeat(5, (i) => rect(x + i * 44, 0, 46, 700, i % 2 === 0 ? '#9b2335' : '#7d1b2b'));
  const lights = repeat(4, (i) =>
    shape(
      `M ${300 + i * 200} 0 L ${220 + i * 200 + random.between(-40, 40)} 640 H ${420 + i * 200} Z`,
      sun,
      'opacity="0.22"',
    ),
  );
  const players = repeat(7, (i) => {
    const [x, y] = [330 + i * 90, 620 - random.between(0, 30)];
    return (
      circle(x, y - 92, 22, near) +
      shape(`M ${x - 30} ${y} Q ${x - 34} ${y - 70} ${x} ${y - 70} Q ${x + 34} ${y - 70} ${x + 30} ${y} Z`, near)
    );
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, middle) +
    rect(200, 60, 800, 560, far) +
    lights +
    players +
    rect(0, 620, WIDTH, 180, near) +
    curtain(0) +
    curtain(980) +
    shape(`M 0 0 H ${WIDTH} V 60 Q 900 150 600 90 Q 300 150 0 60 Z`, '#7d1b2b')
  );
};

export const road: Scene = (random, { far, middle, near, low }) => {
  const bend = random.between(-160, 160);
  const way = `M 480 800 C 560 700 ${420 + bend} 620 ${590 + bend} 545 L ${622 + bend} 545 C ${560 + bend} 620 760 700 820 800 Z`;
  const [x, y] = [random.between(560, 640), 700];
  const car =
    shape(
      `M ${x - 90} ${y} Q ${x - 90} ${y - 34} ${x - 50} ${y - 36} Q ${x - 20} ${y - 74} ${x + 34} ${y - 66} Q ${x + 70} ${y - 40} ${x + 96} ${y - 34} Q ${x + 110} ${y - 20} ${x + 104} ${y} Z`,
      '#c1121f',
    ) +
    shape(
      `M ${x - 26} ${y - 38} Q ${x - 6} ${y - 62} ${x + 28} ${y - 58} L ${x + 50} ${y - 38} Z`,
      low,
      'opacity="0.8"',
    ) +
    circle(x - 48, y, 22, '#22252b') +
    circle(x + 60, y, 22, '#22252b') +
    circle(x - 48, y, 9, '#ccc') +
    circle(x + 60, y, 9, '#ccc');
  return (
    hills(random, 500, 190, far, 'opacity="0.7"') +
    hills(random, 570, 110, middle) +
    rect(0, 560, WIDTH, 240, near, 'opacity="0.9"') +
    shape(way, '#6c757d') +
    line(
      `M 650 800 C 660 700 ${490 + bend} 620 ${606 + bend} 545`,
      '#fff',
      5,
      'stroke-dasharray="26 26" opacity="0.8"',
    ) +
    car
  );
};

export const spa: Scene = (random, { far, middle, near, low }) => {
  const columns = repeat(7, (i) => rect(60 + i * 180, 300, 34, 260, low) + rect(48 + i * 180, 286, 58, 20, low));
  const steam = repeat(5, (i) =>
    line(`M ${200 + i * 200} 600 q ${random.between(-50, 50)} -50 0 -100 t 0 -110`, '#fff', 12, 'opacity="0.35"'),
  );
  return (
    hills(random, 420, 150, far, 'opacity="0.6"') +
    rect(0, 240, WIDTH, 50, middle) +
    shape(`M 300 240 L 600 150 L 900 240 Z`, middle) +
    columns +
    rect(0, 560, WIDTH, 240, near, 'opacity="0.35"') +
    `<ellipse cx="600" cy="690" rx="520" ry="110" fill="#5fb3b3"/><ellipse cx="600" cy="678" rx="480" ry="92" fill="#8fd6d2"/>` +
    steam
  );
};

export const wheel: Scene = (random, { far, middle, near }) => {
  const [x, y, radius] = [random.between(420, 760), 380, random.between(210, 250)];
  const colours = ['#e63946', '#f4a261', '#2a9d8f', '#457b9d', '#ffb703'];
  const spokes = repeat(12, (i) => {
    const angle = (i / 12) * 2 * Math.PI;
    const [px, py] = [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
    return line(`M ${x} ${y} L ${px} ${py}`, near, 4) + circle(px, py + 18, 22, colours[i % colours.length] ?? near);
  });
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${near}" stroke-width="9"/>`;
  const tents = repeat(6, (i) =>
    shape(
      `M ${i * 210} 700 V 640 L ${i * 210 + 90} 570 L ${i * 210 + 180} 640 V 700 Z`,
      colours[i % colours.length] ?? near,
    ),
  );
  return (
    hills(random, 560, 90, far, 'opacity="0.7"') +
    line(`M ${x} ${y} L ${x - 120} 700 M ${x} ${y} L ${x + 120} 700`, near, 14) +
    ring +
    spokes +
    tents +
    rect(0, 696, WIDTH, 104, middle)
  );
};
