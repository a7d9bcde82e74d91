/** A story with two unknown numbers: two equations, elimination, and the answer as an ordered pair. */
import { type Expression, num, symbol, tuple } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { point, withMisconceptions } from '../answer.ts';
import { type Draft, line, type Line, sentence } from '../family.ts';
import { eliminate, type Row, rowEquation, wrongPairs, wronglyCombined } from './linear-system.ts';

/** One condition of the story. */
export type Condition = {
	why: string;
	/** ax + by = c with whole numbers. */
	row: Row;
	/** How it is first written, when that is not the row itself, and what leads to the row. */
	given?: Expression;
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
	hints?: Prose[];
};

const [X, Y] = [symbol('x'), symbol('y')];

/** `undefined` when the conditions have no single solution. */
export function systemStory(story: SystemStory): Draft | undefined {
	const [one, two] = story.conditions;
	const solved = eliminate(one.row, two.row);
	if (!solved) return undefined;
	const { x, y, lines } = solved;
	return {
		prompt: say`${story.text} ${pairAsked(story)}`,
		answer: withMisconceptions(
			point(x, y),
			[point(y, x), 'switched the values of x and y'],
			...wronglyCombined(one.row, two.row),
			...wrongPairs(x, y).slice(-1),
		),
		steps: [
			...conditionLines(one),
			...conditionLines(two),
			...lines,
			sentence(
				say`The solution of the system is ${tuple(num(x), num(y))}, so ${story.stated(Number(x), Number(y))}.`,
			),
		],
		hints: story.hints ?? [
			say`Which two conditions does the story give? What equation does each of them give?`,
			say`Which variable is easier to eliminate?`,
		],
	};
}

export const pairAsked = ({ x, y }: Pick<SystemStory, 'x' | 'y'>): Prose =>
	say`Let ${X} be ${x}, and let ${Y} be ${y}. Write and solve a system of equations. Give your answer as the ordered pair ${tuple(X, Y)}.`;

/** A condition is a new start, so it is not compared with the line above. */
function conditionLines({ why, row, given, expanded, tidied }: Condition): Line[] {
	const first = given ?? rowEquation(row);
	return [
		{ body: { parts: [first] }, why },
		...(expanded ? [line(expanded, 'use the distributive property')] : []),
		...(given && tidied ? [line(rowEquation(row), tidied)] : []),
	];
}
