/** A story with two unknown numbers: two equations, elimination, and the answer as an ordered pair. */
import { type Expression, num, symbol, tuple } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { point } from '../answer.ts';
import { type Draft, line, type Line, sentence } from '../family.ts';
import { eliminate, type Row, rowEquation } from './linear-system.ts';

/** One condition of the story. */
export type Condition = {
	why: string;
	/** ax + by = c with whole numbers. */
	row: Row;
	/** How it is first written, when that is not the row itself, and what leads to the row. */
	given?: Expression;
	tidied?: string;
};

export type SystemStory = {
	text: Prose;
	/** What x and y stand for: "the number of adult tickets". */
	x: string;
	y: string;
	conditions: readonly [Condition, Condition];
	/** The answer in words. */
	told(x: number, y: number): Prose;
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
		answer: point(x, y),
		steps: [
			...conditionLines(one),
			...conditionLines(two),
			...lines,
			sentence(say`The solution is ${tuple(num(x), num(y))}: ${story.told(Number(x), Number(y))}.`),
		],
		hints: story.hints ?? [
			say`Write one equation for each condition of the story.`,
			say`Then eliminate one of the letters.`,
		],
	};
}

export const pairAsked = ({ x, y }: Pick<SystemStory, 'x' | 'y'>): Prose =>
	say`Let ${X} be ${x} and ${Y} ${y}. Give the answer as the ordered pair ${tuple(X, Y)}.`;

/** A condition begins anew, so it is not compared with the line above. */
function conditionLines({ why, row, given, tidied }: Condition): Line[] {
	const first = given ?? rowEquation(row);
	return [
		{ body: { parts: [first] }, why },
		...(given && tidied ? [line(rowEquation(row), tidied)] : []),
	];
}
