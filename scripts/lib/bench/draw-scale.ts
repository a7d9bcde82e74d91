/** `questions` in the library; latency and CPU time of one not in memory; memory of the service. */
export type ScaleRow = {
	questions: number;
	p50Ms: number;
	p99Ms: number;
	micros: number;
	memoryMb: number;
};

type Series = { name: string; color: string; valueOf: (row: ScaleRow) => number };
type Panel = { title: string; unit: string; series: readonly Series[] };

const PANELS: readonly Panel[] = [
	{
		title: 'Latency of a question',
		unit: 'ms',
		series: [
			{ name: '99 of 100', color: '#c24100', valueOf: ({ p99Ms }) => p99Ms },
			{ name: 'half', color: '#1f4fd8', valueOf: ({ p50Ms }) => p50Ms },
		],
	},
	{
		title: 'Memory of the service',
		unit: 'MB',
		series: [{ name: 'resident', color: '#0b7a4b', valueOf: ({ memoryMb }) => memoryMb }],
	},
];

const WIDTH = 340;
const HEIGHT = 240;
const LEFT = 52;
const [TOP, BOTTOM] = [40, 196];
const RIGHT = 262;

/** Two panels side by side, with the number of questions on a logarithmic axis. `rows` ascend; at least two. */
export function drawScale(rows: readonly ScaleRow[]): string {
	const width = WIDTH * PANELS.length;
	const panels = PANELS.map((panel, at) => drawPanel(panel, rows, at * WIDTH));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" font-family="sans-serif" font-size="12" fill="#17203a" role="img" aria-label="${describe(rows)}">
<rect width="100%" height="100%" fill="#fdfcf7"/>
${panels.join('\n')}
</svg>
`;
}

function describe(rows: readonly ScaleRow[]): string {
	const parts = rows.map(
		({ questions, p50Ms, p99Ms, memoryMb }) =>
			`${count(questions)}: ${p50Ms} and ${p99Ms} ms, ${memoryMb} MB`,
	);
	return `Questions, latency of half and of 99 of 100, memory. ${parts.join('; ')}.`;
}

function drawPanel({ title, unit, series }: Panel, rows: readonly ScaleRow[], x: number): string {
	const values = rows.flatMap((row) => series.map(({ valueOf }) => valueOf(row)));
	const top = niceTop(Math.max(...values));
	const [low, high] = [rows[0], rows.at(-1)].map((row) => Math.log(row?.questions ?? 1));
	const along = (questions: number) =>
		LEFT + ((Math.log(questions) - (low ?? 0)) / ((high ?? 1) - (low ?? 0))) * (RIGHT - LEFT);
	const up = (value: number) => BOTTOM - (value / top) * (BOTTOM - TOP);
	const lines = [0, top / 2, top].map(
		(value) =>
			`<path d="M${LEFT} ${up(value)}H${RIGHT}" stroke="#dfe3ec"/><text x="${LEFT - 6}" y="${up(value) + 4}" text-anchor="end">${value}</text>`,
	);
	const marks = rows.map(
		({ questions }) =>
			`<text x="${along(questions).toFixed(1)}" y="${BOTTOM + 18}" text-anchor="middle">${count(questions)}</text>`,
	);
	const curves = series.map(({ name, color, valueOf }) => {
		const points = rows.map((row) => [along(row.questions), up(valueOf(row))] as const);
		const path = points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
		const [, lastY = 0] = points.at(-1) ?? [];
		const dots = points.map(
			([px, py]) => `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="3"/>`,
		);
		return `<g fill="${color}"><polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}<text x="${RIGHT + 8}" y="${(lastY + 4).toFixed(1)}">${name}</text></g>`;
	});
	return `<g transform="translate(${x})"><text x="${LEFT}" y="20" font-weight="bold">${title} (${unit})</text>${lines.join('')}${marks.join('')}${curves.join('')}<text x="${(LEFT + RIGHT) / 2}" y="${BOTTOM + 36}" text-anchor="middle">questions</text></g>`;
}

/** 1, 2, or 5 times a power of ten, at least `value`. */
function niceTop(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value || 1));
	return power * ([1, 2, 5, 10].find((times) => times * power >= value) ?? 10);
}

const count = (questions: number): string =>
	questions < 1_000_000 ? `${Math.round(questions / 1000)} k` : `${(questions / 1e6).toFixed(1)} M`;
