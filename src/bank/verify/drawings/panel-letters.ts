/** Several graphs or number lines in one drawing: each has the letter that its description gives it. */
import { runOf } from './path-run.ts';
import { type Mark, marksIn, middleOf } from './svg-elements.ts';

type Box = { left: number; right: number; top: number; bottom: number };

/** Issues for a letter that is not nearest to its own graph; none for a drawing of one graph. */
export function panelLetterIssues(svg: string, description: string): string[] {
	const names = [...description.matchAll(/(?:Graph|Number line) ([A-Z])(?::| is) /g)].map(
		([, name]) => name,
	);
	if (names.length < 2) return [];
	const marks = marksIn(svg);
	const boxes = marks.filter(isFrame).map(boxOf);
	if (boxes.length !== names.length)
		return [`${boxes.length} graphs are drawn, ${names.length} described`];
	const [said, count = '', last] =
		/^(\w+) (?:graphs|number lines), A to ([A-Z])\b/.exec(description) ?? [];
	if (said !== undefined && (COUNTS.indexOf(count) !== names.length || last !== names.at(-1)))
		return [`"${said}" is said of ${names.length} graphs, A to ${names.at(-1)}`];
	const letters = marks.filter(({ text }) => /^[A-Z]$/.test(text));
	return names.flatMap((name, place) => {
		const isOwn = letters.some((mark) => mark.text === name && nearestTo(mark, boxes) === place);
		return isOwn ? [] : [`the letter ${name} is not at the graph described as ${name}`];
	});
}

const COUNTS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Both axes of a plane, with their arrowheads in one path, or a number line with two. */
const FRAME =
	/^M[\d.]+ [\d.]+(?:[Hh]-?[\d.]+M[\d.]+ [\d.]+[Vv]-?[\d.]+|[Vv]-?[\d.]+[Hh]-?[\d.]+|H[\d.]+)M.*l/;

const isFrame = ({ name, attributes }: Mark): boolean =>
	name === 'path' && FRAME.test(attributes['d'] ?? '');

function boxOf({ attributes }: Mark): Box {
	const spots = runOf(attributes['d'] ?? '').flat();
	const [across, up] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
	return {
		left: Math.min(...across),
		right: Math.max(...across),
		top: Math.min(...up),
		bottom: Math.max(...up),
	};
}

/** The index of the box closest to the middle of a letter. */
function nearestTo(mark: Mark, boxes: readonly Box[]): number {
	const [x, y] = middleOf(mark);
	const away = boxes.map(({ left, right, top, bottom }) =>
		Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
	);
	return away.indexOf(Math.min(...away));
}
