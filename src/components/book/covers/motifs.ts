/**
 * The drawing of each workbook's subject on a 240 × 200 canvas, origin at the top left. Strokes and fills use the
 * cover's classes: `l` line, `t` thin line, `m` marker, `f` filled in the line's color.
 */
const path = (d: string, kind = 'l') => `<path class="${kind}" d="${d}"/>`;
const dot = (x: number, y: number, r = 5, kind = 'm') =>
	`<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;
const box = (x: number, y: number, w: number, h: number, kind = 'l') =>
	`<rect class="${kind}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** Samples y = f(x) into a path; x and y in units, `scale` pixels per unit, the axes centered at (cx, cy). */
function curve(
	f: (x: number) => number,
	from: number,
	to: number,
	scale: number,
	cx: number,
	cy: number,
): string {
	const points = Array.from({ length: 33 }, (_, index) => {
		const x = from + ((to - from) * index) / 32;
		return `${rounded(cx + x * scale)} ${rounded(cy - f(x) * scale)}`;
	});
	return `M${points.join('L')}`;
}

const axes = (cx: number, cy: number) => path(`M20 ${cy}H220M${cx} 10V190`, 't');

const grid = (step: number) => {
	const lines = Array.from({ length: Math.floor(200 / step) + 1 }, (_, index) => 20 + index * step);
	return path(lines.map((at) => `M${at} 0V200M20 ${at - 20}H220`).join(''), 't');
};

export const MOTIFS: Readonly<Record<string, string>> = {
	'pre-algebra':
		path('M20 130H220') +
		path([20, 53, 87, 120, 153, 187, 220].map((x) => `M${x} 120v20`).join('')) +
		path('M53 112C53 40 187 40 187 112') +
		path('M187 148C187 190 87 190 87 148', 'n') +
		dot(53, 130, 7, 'f') +
		dot(87, 130, 9),
	'algebra-1':
		path('M120 40V180M80 180H160M40 60H200M40 60L20 110H60ZM200 60L180 110H220Z') +
		box(24, 82, 28, 28, 'm') +
		dot(190, 101, 8, 'f') +
		dot(208, 101, 8, 'f') +
		dot(199, 86, 8, 'f') +
		dot(120, 40, 7, 'm'),
	'high-school-algebra':
		axes(110, 110) +
		path(curve((x) => 0.5 * x * x - 2, -3.2, 3.2, 30, 110, 110)) +
		path('M29 120.5L218 26') +
		dot(50, 110, 8) +
		dot(200, 35, 8),
	'sat-math-practice': [0, 1, 2, 3, 4]
		.map((row) =>
			[0, 1, 2, 3]
				.map((column) =>
					dot(54 + column * 44, 20 + row * 40, 13, [2, 0, 3, 1, 2][row] === column ? 'm o' : 'l'),
				)
				.join(''),
		)
		.join(''),
	geometry:
		`<circle class="t" cx="120" cy="104" r="90"/>` +
		path('M120 14L198 149L42 149Z') +
		path('M120 14V149M198 149L81 82M42 149L159 82', 't') +
		dot(120, 104, 8),
	'algebra-and-trigonometry':
		axes(120, 100) +
		`<circle class="l" cx="120" cy="100" r="80"/>` +
		path('M120 100L183 51V100Z', 'm') +
		path('M120 100L183 51V100') +
		dot(183, 51, 6, 'f'),
	'algebra-ii':
		box(30, 20, 110, 110) +
		box(140, 20, 60, 110, 'm o') +
		box(30, 130, 110, 50, 'm o') +
		box(140, 130, 60, 50, 'f') +
		path('M30 8H140M140 8H200', 't'),
	'pre-calculus':
		axes(60, 160) +
		path(curve((x) => 0.28 * x * x + 0.2, -1, 3.6, 38, 60, 160)) +
		path('M68 186L212 25', 'n') +
		dot(136, 110, 7, 'f'),
	'advanced-functions':
		axes(100, 110) +
		path('M20 190L200 10', 't') +
		path(curve((x) => 2 ** x, -2.6, 1.75, 32, 100, 110)) +
		path(
			curve((x) => Math.log2(x), 0.17, 3.6, 32, 100, 110),
			'n',
		),
	'9-math': [1, 2, 3, 4]
		.map((height, column) =>
			Array.from({ length: height * 2 - 1 }, (_, row) =>
				box(24 + column * 50, 168 - row * 25, 40, 22, row === 0 ? 'm o' : 'l'),
			).join(''),
		)
		.join(''),
	'10-math': grid(25) + path('M20 175L220 25M20 50L220 150') + dot(120, 100, 10),
	'11-math':
		path('M20 100H220', 't') +
		path(curve((x) => 1.9 * Math.sin(x * 1.05), -3, 3, 33, 120, 100)) +
		path(
			curve((x) => 1.9 * Math.sin(x * 1.05 + 1.57), -3, 3, 33, 120, 100),
			'n',
		) +
		path('M20 37H220M20 163H220', 't'),
};
