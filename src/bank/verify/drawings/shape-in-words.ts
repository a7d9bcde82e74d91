/** Graphs without coordinates, which the description tells apart only by their shapes. */
import { type Run, runOf, lengthOf, type Piece } from './path-run.ts';
import { at, type Mark, marksIn } from './svg-elements.ts';

/** Issues for a graph that does not have the shape in its description, in drawing order; none for other drawings. */
export function graphShapeIssues(svg: string, description: string): string[] {
	const [head = '', ...graphs] = description.split(/Graph [A-D](?::| is) /);
	const isStory = head.includes('Time is on the horizontal axis');
	if (graphs.length < 2 || !(isStory || head.trim() === 'Four graphs, A to D.')) return [];
	const marks = marksIn(svg);
	const curves = marks.filter(isCurve).map(({ attributes: { d = '' } }) => runOf(d));
	if (curves.length !== graphs.length)
		return [`${curves.length} curves are drawn, ${graphs.length} described`];
	const misnamed = isStory ? axisTitleIssues(marks, head) : [];
	if (misnamed.length > 0) return misnamed;
	return graphs.flatMap((words, nth) => {
		const said = words.trim().replace(/\.$/, '');
		const run = curves[nth] ?? [];
		const isDrawn = isStory ? `the curve ${phasesOf(run)}` === said : isOfForm(run, said);
		return isDrawn ? [] : [`graph ${nth + 1} is not "${said}"`];
	});
}

/** Below each graph is "time", above it a word of what is on the vertical axis. */
function axisTitleIssues(marks: readonly Mark[], head: string): string[] {
	const [, upright = ''] = /and (.*) is on the vertical axis/.exec(head) ?? [];
	const titles = marks.filter(({ text }) => text.length > 1);
	return marks.filter(isCurve).flatMap(({ attributes: { d = '' } }) => {
		const spots = runOf(d).flat();
		const [places, heights] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
		const isOver = (mark: Mark) =>
			at(mark, 'x') > Math.min(...places) - 20 && at(mark, 'x') < Math.max(...places) + 20;
		const [above, below] = [
			titles.filter((mark) => isOver(mark) && at(mark, 'y') < Math.min(...heights)).at(-1),
			titles.find((mark) => isOver(mark) && at(mark, 'y') > Math.max(...heights)),
		];
		const isNamed = below?.text === 'time' && above && upright.split(' ').includes(above.text);
		return isNamed ? [] : ['an axis does not have the name in the description'];
	});
}

const isCurve = ({ name, attributes }: Mark): boolean =>
	name === 'path' &&
	attributes['fill'] === 'none' &&
	['2', '2.5'].includes(attributes['stroke-width'] ?? '');

/** Up is positive. */
const riseOf = ([[, from], [, to]]: Piece): number => from - to;
const slopeOf = (piece: Piece): number => riseOf(piece) / (piece[1][0] - piece[0][0]);

/** "rises steadily; then it stays level": the phases of a story, with a piece of length 0 between them. */
function phasesOf(run: Run): string {
	const phases: Piece[][] = [[]];
	for (const piece of run)
		if (piece[0][0] === piece[1][0]) phases.push([]);
		else phases.at(-1)?.push(piece);
	return phases.map(phaseInWords).join('; then it ');
}

function phaseInWords(pieces: Run): string {
	const slopes = pieces.map(slopeOf);
	if (slopes.every((slope) => slope === 0)) return 'stays level';
	const isRise = slopes.every((slope) => slope >= 0);
	if (!isRise && !slopes.every((slope) => slope <= 0)) return 'rises and falls';
	const way = isRise ? 'rises' : 'falls';
	const steepness = slopes.map(Math.abs);
	if (new Set(steepness).size === 1) return `${way} steadily`;
	if (isSorted(steepness)) return `${way} slowly at first, then faster and faster`;
	if (isSorted(steepness.toReversed())) return `${way} fast at first, then more and more slowly`;
	return `${way} unevenly`;
}

const isSorted = (values: readonly number[]): boolean =>
	values.every((value, nth) => nth === 0 || value >= (values[nth - 1] ?? value));

/** Heights in pixels that count as the same. */
const SAME = 1;

/** How a path is drawn, by the first words of its description. Its pieces are straight unless it is a wave. */
const FORMS: readonly (readonly [words: string, isDrawn: (run: Run) => boolean])[] = [
	['a smooth wave; ', (run) => isSmooth(run) && areEqual(turnsOf(run))],
	[
		'a smooth wave whose crests become higher and higher',
		(run) => isSmooth(run) && areGrowing(crestsOf(run)),
	],
	[
		'a smooth wave whose crests become lower and lower',
		(run) => isSmooth(run) && areGrowing(crestsOf(run).toReversed()),
	],
	[
		'a zigzag of straight pieces; ',
		(run) => isJoined(run) && !isSmooth(run) && areEqual(turnsOf(run)) && isAlternating(run),
	],
	['a square wave ', (run) => isLevel(run) && new Set(levelsOf(run)).size === 2 && isEven(run)],
	['level at 0 except for short raised sections', (run) => isLevel(run) && !isEven(run)],
	[
		'made of identical straight pieces; each one rises',
		(run) => !isJoined(run) && run.every((piece) => riseOf(piece) > 0),
	],
	[
		'made of straight pieces that rise and fall irregularly',
		(run) => isJoined(run) && !isSmooth(run) && !areEqual(turnsOf(run)),
	],
];

const isOfForm = (run: Run, said: string): boolean =>
	FORMS.some(([words, isDrawn]) => said.startsWith(words) && isDrawn(run));

/** Without jumps. */
const isJoined = (run: Run): boolean =>
	run.every(([start], nth) => lengthOf([run[nth - 1]?.[1] ?? start, start]) < SAME);

/** A curve is read as a large number of short pieces. */
const isSmooth = (run: Run): boolean => isJoined(run) && run.length > 40;

const isLevel = (run: Run): boolean => run.every((piece) => riseOf(piece) === 0);
const levelsOf = (run: Run): number[] => run.map(([[, y]]) => y);
/** All pieces but the first and the last, which the frame may cut, have the same length. */
const isEven = (run: Run): boolean => {
	const lengths = run.slice(1, -1).map(([[from], [to]]) => to - from);
	return Math.max(...lengths) - Math.min(...lengths) < SAME;
};

/** Each piece rises if the one before falls, and falls if it rises. */
const isAlternating = (run: Run): boolean =>
	run.every((piece, nth) => nth === 0 || riseOf(piece) * riseOf(run[nth - 1] ?? piece) < 0);

/** How far above or below the middle of its range the path turns. */
function turnsOf(run: Run): number[] {
	const heights = run.flat().map(([, y]) => y);
	const middle = (Math.max(...heights) + Math.min(...heights)) / 2;
	return run.slice(1).flatMap((piece, before) => {
		const last = run[before] ?? piece;
		return riseOf(piece) * riseOf(last) < 0 ? [Math.abs(piece[0][1] - middle)] : [];
	});
}

/** Heights at which the path turns from rising to falling. */
const crestsOf = (run: Run): number[] =>
	run
		.slice(1)
		.flatMap((piece, before) =>
			riseOf(piece) < 0 && riseOf(run[before] ?? piece) > 0 ? [-piece[0][1]] : [],
		);

const areEqual = (values: readonly number[]): boolean =>
	values.length > 0 && Math.max(...values) - Math.min(...values) < 2 * SAME;

const areGrowing = (values: readonly number[]): boolean =>
	values.length > 1 && isSorted(values) && !areEqual(values);
