/** num.line: numbers and their opposites on the number line. */
import {
	brackets,
	difference,
	equation,
	num,
	opposite,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { labeledTicks, nearestLabel, numberLine } from './number-line.ts';
import { rootSkills } from './roots.ts';

const SPACES = 12;
const P = symbol('P');

export const skills: Skills = {
	'Name a marked integer or its opposite'(draw) {
		const first = draw.int('L');
		const step = Number(draw.inTurn('step'));
		const at = first + draw.int('P offset');
		const labelEvery = step === 5 ? 2 : 5;
		if (at % labelEvery === 0) return undefined;
		const plan = { first, spaces: SPACES, step, labelEvery, point: { name: 'P', at } };
		const value = at * step;
		const asksOpposite = draw.inTurn('ask') === 'opposite';
		const near = nearestLabel(plan) * step;
		const reading = [
			spaceLine(labelsAround(labeledTicks(plan), at), step, labelEvery),
			...countLines(near, value, step),
		];
		return {
			prompt: asksOpposite
				? say`Point ${P} is marked on the number line. What is the opposite of the number at ${P}?`
				: say`What number does point ${P} represent on the number line?`,
			answer: withMisconceptions(
				rational(asksOpposite ? -value : value),
				...mergedByValue(
					asksOpposite
						? [rational(value), 'gave the number at P instead of its opposite']
						: [rational(-value), 'gave the opposite of the number at P'],
					...(step === 1
						? []
						: [
								[
									rational((asksOpposite ? -1 : 1) * (near + (value - near) / step)),
									'counted each space as 1',
								] satisfies WrongAnswer,
							]),
					[rational(asksOpposite ? -near : near), `used the label ${near} as the number at P`],
					[
						rational((asksOpposite ? -1 : 1) * (2 * near - value)),
						`counted in the wrong direction from ${near}`,
					],
				),
			),
			steps: asksOpposite
				? [
						...reading,
						sentence(
							say`The opposite of ${value} is ${-value}.`,
							'it is the same distance from 0, on the other side',
						),
					]
				: reading,
			hints: [
				say`How many equal spaces are there from one label to the next? How much is one space worth?`,
				...(asksOpposite
					? [say`Which number is the same distance from 0, on the other side?`]
					: []),
			],
			figure: numberLine(plan),
		};
	},
	...rootSkills,
};

/** The two labels that the point is between, or the two nearest to it. */
function labelsAround(labels: number[], point: number): number[] {
	const next = labels.findIndex((at) => at > point);
	const to = next < 0 ? labels.length - 1 : Math.max(next, 1);
	return labels.slice(to - 1, to + 1);
}

/** What one space is worth, from two labels. */
function spaceLine(labels: number[], step: number, labelEvery: number): Line {
	const [from = 0, to = 0] = labels.map((at) => at * step);
	return sentence(
		say`From ${from} to ${to} there are ${labelEvery} equal spaces, so each space is worth ${(to - from) / labelEvery}.`,
		`the labels are ${to - from} apart, and ${to - from} ÷ ${labelEvery} = ${(to - from) / labelEvery}`,
	);
}

/** From the nearest label to the point. */
function countLines(near: number, value: number, step: number): Line[] {
	const spaces = Math.abs(value - near) / step;
	const left = value < near;
	const why = `P is ${spaces === 1 ? 'one space' : `${spaces} spaces`} to the ${left ? 'left' : 'right'} of ${near}`;
	const result = equation(P, value);
	const plain = spaces === 1 || step === 1;
	if (near === 0 && plain) return [line(result, why)];
	const move = plain ? num(spaces * step) : times(spaces, step);
	if (near === 0)
		return [line(equation(P, left ? opposite(brackets(move)) : move), why), line(result)];
	return [line(equation(P, left ? difference(near, move) : sum(near, move)), why), line(result)];
}
