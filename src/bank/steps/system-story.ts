/** A story with two unknown numbers: two equations, elimination, and the answer as an ordered pair. */
import { type Expression, num, symbol, tuple } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Draft, type Line, line, point, sentence, withMisconceptions } from '../family.ts';
import { type Row, rowEquation, type WithValues, withValues, wrongPairs } from './linear-system.ts';
import { eliminate, inLowestTerms } from './elimination.ts';
import { type Isolated, isolatedEquation, substitute } from './system-substitution.ts';

/** One condition of the story. */
type Condition = {
	why: string;
	/** ax + by = c with whole numbers. */
	row: Row;
	/** What is calculated before the equation can be written. */
	before?: Line[];
	/** Written for y: the other condition is then solved by substitution. */
	isolated?: Isolated;
	/** How it is first written, when that is not the row itself, and what leads to the row. */
	given?(x: Expression, y: Expression): Expression;
	/** `given` without its brackets. */
	expanded?: Expression;
	tidied?: string;
};

export type SystemStory = {
	text: Prose;
	/** What x and y stand for: "the number of adult tickets". */
	x: string;
	y: string;
	conditions: readonly [Condition, Condition];
	/** The answer in words, a clause. */
	stated(x: number, y: number): Prose;
	hints: Prose[];
};

const [X, Y] = [symbol('x'), symbol('y')];

/** `undefined` when the conditions have no single solution. */
export function systemStory(story: SystemStory): Draft | undefined {
	const [one, two] = story.conditions;
	const [first, second] = inLowestTerms(one.row, two.row);
	const solved = two.isolated
		? substitute(two.isolated, one.row, 'the first equation')
		: eliminate(first.row, second.row, {
				given: [checkOf(one), checkOf(two)],
				changed: [
					one.given !== undefined || first.lines.length > 0,
					two.given !== undefined || second.lines.length > 0,
				],
			});
	if (!solved) return undefined;
	const [ready, other] = two.isolated ? [[], []] : [first.lines, second.lines];
	const { x, y, lines, slips } = solved;
	const whole = slips.filter((slip) => slip.x.d === 1n && slip.y.d === 1n);
	return {
		prompt: say`${story.text} ${pairAsked(story)}`,
		answer: withMisconceptions(point(x, y), ...wrongPairs(x, y, whole)),
		steps: [
			...conditionLines(one),
			...ready,
			...conditionLines(two),
			...other,
			...lines,
			sentence(
				say`The solution of the system is ${tuple(num(x), num(y))}, so ${story.stated(Number(x), Number(y))}.`,
			),
		],
		hints:
			story.hints.length > 1
				? story.hints
				: [
						...story.hints,
						two.isolated
							? say`Which expression can you substitute for ${Y} in the other equation?`
							: say`Is it quicker to use substitution, or to combine the equations to eliminate a variable?`,
					],
	};
}

const checkOf = ({ row, given }: Condition): WithValues =>
	given ? (x, y) => given(num(x), num(y)) : withValues(row);

export const pairAsked = ({ x, y }: Pick<SystemStory, 'x' | 'y'>): Prose =>
	say`Let ${X} be ${x}, and let ${Y} be ${y}. Write and solve a system of equations. Give your answer as the ordered pair ${tuple(X, Y)}.`;

/** A condition is a new start, so it is not compared with the line above. */
function conditionLines({
	why,
	row,
	before = [],
	isolated,
	given,
	expanded,
	tidied,
}: Condition): Line[] {
	const first = given?.(X, Y) ?? rowEquation(row);
	return [
		...before,
		{ body: { parts: [first] }, why },
		...(expanded ? [line(expanded, 'use the distributive property')] : []),
		...(given && tidied
			? [line(isolated ? isolatedEquation(isolated) : rowEquation(row), tidied)]
			: []),
	];
}
