/** A tree diagram of two stages. The branches that count are drawn in bold. */
import { ACCENT, halfWidth, INK, svg, tidy } from './drawing.ts';
import type { Branch, Drawing, Spot, TreeDiagram } from '../figure.ts';

const [WIDTH, START, FIRST, SECOND, END, ROW, TOP] = [320, 14, 96, 226, 316, 30, 18];
/** The part of a branch before its chance: the chances of neighbors must not touch. */
const BEFORE = 0.62;

export function drawTreeDiagram({ branches }: TreeDiagram): Drawing {
	const rows = branches.map(({ next = [] }) => Math.max(1, next.length));
	const count = rows.reduce((all, one) => all + one, 0);
	const height = count * ROW + 2 * TOP - ROW + 4;
	const root = (TOP + height - TOP) / 2;
	let row = 0;
	const drawn = branches.map((branch, order) => {
		const leaves = (branch.next ?? []).map((_, at) => TOP + (row + at) * ROW);
		const y = TOP + (row + ((rows[order] ?? 1) - 1) / 2) * ROW;
		row += rows[order] ?? 1;
		const from = FIRST + 2 * halfWidth(branch.name) + 6;
		return (
			stage([START, root], [FIRST, y], branch) +
			(branch.next ?? [])
				.map((leaf, at) => stage([from, y], [SECOND, leaves[at] ?? y], leaf))
				.join('')
		);
	});
	return {
		svg: svg(WIDTH, height, `<g stroke-linejoin="round" text-anchor="start">${drawn.join('')}</g>`),
		alt: inWords(branches),
		width: WIDTH,
		height,
	};
}

/** The branch with its chance on it, its name at its end, the product at the edge. */
function stage([x, y]: Spot, [a, b]: Spot, { name, chance, isAside, product }: Branch): string {
	const [width, color] = isAside ? ['1.2', INK] : ['2', ACCENT];
	const middle: Spot = [x + (a - 4 - x) * BEFORE, y + (b - y) * BEFORE + 5];
	const text = ([left, base]: Spot, words: string, style = '') =>
		`<text x="${tidy(left)}" y="${tidy(base)}"${style}>${words}</text>`;
	return (
		`<path d="M${tidy(x)} ${tidy(y)}L${a - 4} ${tidy(b)}" stroke="${color}" stroke-width="${width}"/>` +
		text([a, b + 5], name) +
		text(
			middle,
			chance,
			` text-anchor="middle" fill="${color}" stroke="#fff" stroke-width="7" paint-order="stroke"`,
		) +
		(product === undefined
			? ''
			: text([END, b + 5], product, ' text-anchor="end" font-weight="700"'))
	);
}

function inWords(branches: readonly Branch[]): string {
	const said = ({ name, chance, product }: Branch) =>
		[
			name,
			inFull(chance),
			...(product === undefined ? [] : [`for the whole path ${inFull(product)}`]),
		].join(', ');
	const stages = [
		`First stage: ${branches.map(said).join('; ')}`,
		...branches.flatMap(({ name, next }) =>
			next ? [`Second stage, after ${name}: ${next.map(said).join('; ')}`] : [],
		),
	];
	return `A tree diagram. ${stages.join('. ')}.`;
}

const inFull = (text: string): string => text.replace('/', ' over ');
