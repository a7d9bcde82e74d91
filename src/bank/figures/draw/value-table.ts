/** A table of values in rows: the heading of each row, then its numbers. */
import { withSignsInWords } from '../../../math/speech-units.ts';
import { FAINT, INK, svg } from './drawing.ts';
import type { Drawing, ValueRow, ValueTable } from '../figure.ts';
import { plainDecimal } from '../../../math/plain-notation.ts';
import { spoken } from '../../../math/speech-numbers.ts';

const ROW = 34;
const [WIDTH, EDGE] = [320, 2];

export function drawValueTable({ rows }: ValueTable): Drawing {
	const longest = Math.max(...rows.map(({ heading }) => heading.length));
	const first = Math.max(40, 14 + longest * 7.2);
	const count = rows[0]?.values.length ?? 1;
	const column = (WIDTH - 2 * EDGE - first) / count;
	const height = rows.length * ROW + 2 * EDGE;
	const middle = (at: number) => Math.round(EDGE + first + (at + 0.5) * column);
	const cells = rows.map(({ heading, values, isMoney }, row) => {
		const base = EDGE + row * ROW + 22;
		const style = heading.length === 1 ? ' font-style="italic"' : '';
		const written = isMoney ? dollars(values) : String;
		const numbers = values.map(
			(value, at) =>
				`<text x="${middle(at)}" y="${base}">${value === '?' ? '?' : written(plainDecimal(value))}</text>`,
		);
		return `<text x="${Math.round(EDGE + first / 2)}" y="${base}"${style}>${heading}</text>${numbers.join('')}`;
	});
	const across = rows.slice(1).map((_, at) => `M${EDGE} ${EDGE + (at + 1) * ROW}H${WIDTH - EDGE}`);
	const down = Array.from({ length: count }, (_, at) => {
		const x = Math.round(EDGE + first + at * column);
		return `M${x} ${EDGE}V${height - EDGE}`;
	});
	const drawing =
		`<rect x="${EDGE}" y="${EDGE}" width="${Math.round(first)}" height="${height - 2 * EDGE}" fill="${FAINT}" fill-opacity=".45"/>` +
		`<path d="M${EDGE} ${EDGE}H${WIDTH - EDGE}V${height - EDGE}H${EDGE}z${across.join('')}${down.join('')}" stroke="${INK}" fill="none"/>` +
		cells.join('');
	return { svg: svg(WIDTH, height, drawing), alt: altOf(rows), width: WIDTH, height };
}

/** "2332.8" as 2332.80 and "2000" as 2000.00, unless all values are whole dollars. */
const dollars =
	(values: ValueRow['values']) =>
	(text: string): string => {
		if (values.every((value) => value === '?' || Number.isInteger(value))) return text;
		const [whole = '', cents = ''] = text.split('.');
		return `${whole}.${cents.padEnd(2, '0')}`;
	};

/** "f(x)" as "f of x". */
const headingInWords = (heading: string): string =>
	withSignsInWords(heading.replace(/^(\w)\((\w)\)$/, '$1 of $2')).trimStart();

function altOf(rows: readonly ValueRow[]): string {
	const lines = rows.map(({ heading, said, values, isMoney }) => {
		const written = isMoney ? dollars(values) : String;
		const list = values.map((value) => (value === '?' ? 'blank' : written(spoken(value))));
		return `${said ?? headingInWords(heading)}: ${list.join(', ')}.`;
	});
	return `A table with ${rows.length} rows. ${lines.join(' ')}`;
}
