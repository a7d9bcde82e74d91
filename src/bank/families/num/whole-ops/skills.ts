/** num.whole-ops: quick computing with the properties of operations. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	opposite,
	sum,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	integer,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';

/** The problem first, then each line with its reason. */
type Regrouping = {
	lines: [Expression, string?][];
	value: number;
	hint: Prose;
	wrong: readonly [number, string][];
};

/** `undefined`: nothing to regroup, or a number that is round already. */
type Form = (a: number, b: number) => Regrouping | undefined;

export const skills: Skills = {
	'Use properties to compute quickly'(draw) {
		const regrouping = caseOf(FORMS, draw.inTurn('form'))(draw.int('a'), draw.int('b'));
		if (!regrouping) return undefined;
		const [[problem] = [undefined], ...rest] = regrouping.lines;
		if (!problem) return undefined;
		return {
			prompt: say`Use the properties of operations to find ${problem}.`,
			answer: withMisconceptions(
				integer(regrouping.value),
				...regrouping.wrong.map(([value, why]): WrongAnswer => [integer(value), why]),
			),
			steps: [line(problem), ...rest.map(([formula, why]) => line(continued(formula), why))],
			hints: [regrouping.hint],
		};
	},
};

/** first × a × second, where first × second is a power of ten. */
const roundProduct =
	(first: number, second: number): Form =>
	(a) =>
		a % 10 === 0 || a === first || a === second
			? undefined
			: {
					lines: [
						[times(first, a, second)],
						[
							times(brackets(times(first, second)), a),
							`change the order and group ${first} and ${second}`,
						],
						[times(first * second, a), `${first} × ${second} = ${first * second}`],
						[asNumber(first * second * a)],
					],
					value: first * second * a,
					hint: say`Which two of the factors have a product that is a round number?`,
					wrong: [
						[(first + second) * a, `added ${first} and ${second} instead of multiplying them`],
						[first * second + a, `added ${a} instead of multiplying by it`],
					],
				};

const asNumber = (value: number): Expression => sum(value);

const FORMS: Readonly<Record<string, Form>> = {
	'25·a·4': roundProduct(25, 4),
	'5·a·2': roundProduct(5, 2),
	'a+b+(100-a)': (a, b) =>
		a % 10 === 0 || b % 10 === 0 || a === b || a + b === 100
			? undefined
			: {
					lines: [
						[sum(a, b, 100 - a)],
						[sum(brackets(sum(a, 100 - a)), b), `change the order and group ${a} and ${100 - a}`],
						[sum(100, b), `${a} + ${100 - a} = 100`],
						[asNumber(100 + b)],
					],
					value: 100 + b,
					hint: say`Which two of the numbers add up to a round number?`,
					wrong: [
						[110 + b, `carried an extra ten when adding ${a} and ${100 - a}`],
						[100, `added ${a} and ${100 - a} but left out ${b}`],
					],
				},
	'a·99': (a) =>
		a % 10 === 0
			? undefined
			: {
					lines: [
						[times(a, 99)],
						[times(a, difference(100, 1)), '99 is 1 less than 100'],
						[sum(times(a, 100), opposite(times(a, 1))), `distribute ${a}`],
						[difference(a * 100, a), 'multiply before you subtract'],
						[asNumber(a * 99)],
					],
					value: a * 99,
					hint: say`How far is ${99} from a round number? How does the distributive property help?`,
					wrong: [
						[a * 100 - 1, `subtracted 1 instead of ${a}`],
						[a * 100 + a, `added ${a} instead of subtracting it`],
					],
				},
	'a·b + a·(10-b)': (a, b) =>
		b > 8 || b === 5 || a % 10 === 0
			? undefined
			: {
					lines: [
						[sum(times(a, b), times(a, 10 - b))],
						[times(a, sum(b, 10 - b)), `factor out ${a}, which both products share`],
						[times(a, 10), `${b} + ${10 - b} = 10`],
						[asNumber(a * 10)],
					],
					value: a * 10,
					hint: say`Which factor do the two products share?`,
					wrong: [
						[a * 20, `added the common factor ${a} to itself when factoring it out`],
						[a * b * (10 - b), 'multiplied the other two factors instead of adding them'],
					],
				},
};
