/** A table of counts with words at the top and at the left: two-way tables, results of an experiment. */
import { FAINT, INK, svg } from './drawing.ts';
import type { CountsTable, Drawing } from '../figure.ts';

const ROW = 32;
const [WIDTH, EDGE] = [320, 2];

export function drawCountsTable({ columns, rows }: CountsTable): Drawing {
	const longest = Math.max(...rows.map(({ heading }) => heading.length));
	const first = Math.max(50, 12 + longest * 6.6);
	const column = (WIDTH - 2 * EDGE - first) / columns.length;
	const height = (rows.length + 1) * ROW + 2 * EDGE;
	const middle = (at: number) => Math.round(EDGE + first + (at + 0.5) * column);
	const text = (x: number, row: number, words: string) =>
		`<text x="${x}" y="${EDGE + row * ROW + 21}">${words}</text>`;
	const head = columns.map((name, at) => text(middle(at), 0, name)).join('');
	const body = rows.map(
		({ heading, cells }, at) =>
			text(Math.round(EDGE + first / 2), at + 1, heading) +
			cells.map((cell, place) => text(middle(place), at + 1, String(cell))).join(''),
	);
	const across = rows.map((_, at) => `M${EDGE} ${EDGE + (at + 1) * ROW}H${WIDTH - EDGE}`);
	const down = columns.map(
		(_, at) => `M${Math.round(EDGE + first + at * column)} ${EDGE}V${height - EDGE}`,
	);
	const drawing =
		`<path d="M${EDGE} ${EDGE}H${WIDTH - EDGE}V${EDGE + ROW}H${EDGE}zM${EDGE} ${EDGE + ROW}H${Math.round(EDGE + first)}V${height - EDGE}H${EDGE}z" fill="${FAINT}" fill-opacity=".45"/>` +
		`<path d="M${EDGE} ${EDGE}H${WIDTH - EDGE}V${height - EDGE}H${EDGE}z${across.join('')}${down.join('')}" stroke="${INK}" fill="none"/>` +
		`<g font-size="13">${head}${body.join('')}</g>`;
	return { svg: svg(WIDTH, height, drawing), alt: altOf(columns, rows), width: WIDTH, height };
}

function altOf(columns: readonly string[], rows: CountsTable['rows']): string {
	const said = rows.map(({ heading, cells }) => {
		const list = cells.map((cell) =>
			cell === '?' ? 'question mark' : cell === '' ? 'blank' : String(cell),
		);
		return `${heading}: ${list.join(', ')}.`;
	});
	return `A table of counts. Columns: ${columns.join(', ')}. ${said.length === 1 ? 'One row, ' : 'Rows: '}${said.join(' ')}`;
}
