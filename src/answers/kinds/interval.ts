/** Intervals and inequalities in one variable: both are sets of numbers on a line. */
import { suchAs } from '../such-as.ts';
import { hasNames, namesIn, partsOf, some, type Tree } from '../tree.ts';
import { type End, isInfinite, type Piece, piecesOf } from '../value/pieces.ts';
import { sampleAt } from '../value/sample.ts';
import { markHalfPlane } from './half-plane.ts';
import { form, type Mark, RIGHT, unread, worst, WRONG, wrong } from './mark.ts';
import { isRounded, markNumber } from './number.ts';

export function markInterval(expected: Tree, given: Tree): Mark {
	const want = piecesOf(expected);
	const got = piecesOf(given);
	if (!want) return markHalfPlane(expected, given);
	if (given.is === 'saying' && given.saying === 'infinitely many')
		return unread('Say which numbers: write an interval or an inequality.');
	if (got === null)
		return equivalent(expected, given)
			? form('Get the variable by itself, or write the inequality the question asks for.')
			: some(given, ({ is }) => is === 'relation' || is === 'group')
				? WRONG
				: (given.is === 'ratio' ? unread : wrong)(
						`Write an interval ${suchAs('[-2, 4)')} or an inequality ${suchAs('x < 4')}.`,
					);
	const letter = otherLetter(expected, given);
	if (letter) return unread(letter);
	if (closesInfinity(given))
		return form('Infinity always takes a parenthesis, never a square bracket.');
	if (want.length !== got.length) return WRONG;
	const marks = want.flatMap((piece, at) => {
		const other = got[at] as Piece;
		return [markEnd(piece.from, other.from), markEnd(piece.to, other.to)];
	});
	const mark = worst(marks);
	if (mark.verdict === 'wrong') return mark;
	if (isNotation(expected) === true && isNotation(given) === false)
		return form('Write it in interval notation.');
	if (isNotation(expected) === false && isNotation(given) === true)
		return form('Write it as an inequality.');
	return unsolved(expected) === unsolved(given) || mark.verdict !== 'right'
		? mark
		: form(
				unsolved(given)
					? 'Solve it: get the variable by itself.'
					: 'Write the inequality itself, not its solution.',
			);
}

/** Written with brackets, not with a variable. Words are neither. */
const isNotation = (tree: Tree): boolean | null => (tree.is === 'saying' ? null : !hasNames(tree));

function otherLetter(expected: Tree, given: Tree): string | null {
	const [want] = namesIn(expected);
	const names = [...namesIn(given)];
	return want !== undefined && names.some((name) => name.toLowerCase() !== want.toLowerCase())
		? `Use the variable ${want}, as the question does.`
		: null;
}

function markEnd(want: End, got: End): Mark {
	if (!want.tree || !got.tree) return want.at === got.at ? RIGHT : WRONG;
	const mark = markNumber(want.tree, got.tree, {});
	if (mark.verdict === 'close' && !isRounded(got.tree)) return WRONG;
	if (mark.verdict === 'wrong' || want.closed === got.closed)
		return mark.verdict === 'wrong' ? WRONG : mark;
	return wrong('Check which endpoints are included.');
}

/** Whether an inequality still has to be solved: it contains something other than the bare variable. */
const unsolved = (tree: Tree): boolean =>
	tree.is === 'relation'
		? tree.parts.some((part) => hasNames(part) && part.is !== 'name')
		: partsOf(tree).some(unsolved);

const closesInfinity = (tree: Tree): boolean =>
	some(
		tree,
		(part) =>
			part.is === 'group' &&
			((part.open === '[' && isInfinite(part.items[0])) ||
				(part.close === ']' && isInfinite(part.items.at(-1)))),
	);

/** Whether an unsolved inequality has the same solutions as the expected one. */
function equivalent(expected: Tree, given: Tree): boolean {
	const [name, ...others] = namesIn(given);
	const want = piecesOf(expected);
	if (!want || name === undefined || others.length > 0 || given.is !== 'relation') return false;
	const edges = want.flatMap(({ from, to }) => [from.at, to.at]).filter(Number.isFinite);
	const probes = [...edges, 0].flatMap((at) => [
		at - 7.3,
		at - 0.37,
		at - 1e-4,
		at + 1e-4,
		at + 0.37,
		at + 7.3,
		at + 61,
	]);
	return probes.every((at) => {
		const inside = want.some(({ from, to }) => at > from.at && at < to.at);
		return holds(given, new Map([[name, at]])) === inside;
	});
}

function holds(
	{ parts, signs }: Extract<Tree, { is: 'relation' }>,
	letters: Map<string, number>,
): boolean {
	const values = parts.map((part) => sampleAt(part, { letters })?.value[0] ?? Number.NaN);
	return signs.every((sign, at) => {
		const [a, b] = [values[at] as number, values[at + 1] as number];
		return {
			'<': a < b,
			'>': a > b,
			'≤': a <= b,
			'≥': a >= b,
			'=': a === b,
			'≠': a !== b,
			'≈': false,
		}[sign];
	});
}
