/** num.root-estimate: where a root lies between whole numbers and tenths. CCSS 8.NS.A.2. */
import {
	approximately,
	equation,
	type Expression,
	list,
	num,
	power,
	product,
	relation,
	sum,
	times,
} from '../../../../math/expression.ts';
import { decimal, root, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, orderedList } from '../../../answer.ts';
import { line, type Line, sentence, type Skills } from '../../../family.ts';

export const skills: Skills = {
	'Consecutive integers around a root'(draw) {
		const n = draw.int('n');
		const index = Number(draw.inTurn('index'));
		const low = wholeRoot(n, index);
		if (low ** index === n || low < 1) return undefined;
		const radical = root(n, index);
		const [below, above] = [low ** index, (low + 1) ** index];
		return {
			prompt: say`Between which two consecutive integers is ${radical}? Write the smaller integer first, with a comma between them.`,
			answer: orderedList(low, low + 1),
			steps: [
				line(
					between(num(below), num(n), num(above)),
					`${n} is between the perfect ${index === 2 ? 'squares' : 'cubes'} ${below} and ${above}`,
				),
				line(
					between(root(below, index), radical, root(above, index)),
					'take the root of each part',
				),
				line(between(num(low), radical, num(low + 1))),
				sentence(say`The two integers are ${list(low, low + 1)}.`),
			],
			hints: [
				index === 2
					? say`Which perfect squares are just below and just above ${n}?`
					: say`Which perfect cubes are just below and just above ${n}?`,
			],
		};
	},

	'Root to the nearest tenth'(draw) {
		const [n, coefficient] = [draw.int('n'), Number(draw.inTurn('coef'))];
		const inside = coefficient ** 2 * n;
		if (isSquare(n)) return undefined;
		const radical = coefficient === 1 ? root(n) : product(coefficient, root(n));
		return {
			prompt: say`Find ${radical} to the nearest tenth, without the root key of a calculator.`,
			answer: decimalAnswer(Math.sqrt(inside), 1),
			steps: [
				...(coefficient === 1
					? []
					: [
							line(
								equation(radical, root(times(power(coefficient, 2), n))),
								`bring the factor ${coefficient} under the root as its square`,
							),
							line(equation(radical, root(inside))),
						]),
				...tenthLines(inside),
				line(relation(radical, '\\approx', tenth(inside)), NEAREST),
			],
			hints: [
				coefficient === 1
					? say`Between which two integers is the root? Then square the tenths between them.`
					: say`Write the whole product as one root first: ${coefficient} is the root of ${coefficient ** 2}.`,
			],
		};
	},

	'Approximate a root expression'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a === 0 || isSquare(b) || Math.abs(a + Math.sqrt(b)) < 0.1) return undefined;
		const problem = sum(a, root(b));
		return {
			prompt: say`Find ${problem} to the nearest tenth, without the root key of a calculator.`,
			answer: decimalAnswer(a + Math.sqrt(b), 1),
			steps: [
				...tenthLines(b),
				line(relation(root(b), '\\approx', tenth(b)), NEAREST),
				line(relation(problem, '\\approx', sum(a, tenth(b))), 'put the rounded root in'),
				line(approximately(rounded(a + Math.sqrt(b), 1))),
			],
			hints: [
				say`Find ${root(b)} to the nearest tenth first. Which tenths have squares just below and just above ${b}?`,
			],
		};
	},
};

const NEAREST = 'so this tenth is the nearest';

const wholeRoot = (n: number, index: number): number => Math.floor(n ** (1 / index) + 1e-9);
const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));
const tenth = (n: number): Expression => rounded(Math.sqrt(n), 1);

const between = (low: Expression, middle: Expression, high: Expression): Expression =>
	relation(relation(low, '<', middle), '<', high);

/** Squares of neighbouring tenths, then the square of the middle between them. */
function tenthLines(n: number): Line[] {
	const low = Math.floor(Math.sqrt(n) * 10);
	const [below, above] = [low, low + 1].map((tenths) => ({
		number: decimal((tenths / 10).toFixed(1)),
		square: decimal((tenths ** 2 / 100).toFixed(2)),
	}));
	if (!below || !above) return [];
	const middle = decimal((low / 10 + 0.05).toFixed(2));
	const square = (low * 10 + 5) ** 2;
	return [
		line(
			list(
				equation(power(below.number, 2), below.square),
				equation(power(above.number, 2), above.square),
			),
			`${n} is between these squares`,
		),
		line(
			relation(
				equation(power(middle, 2), decimal((square / 10000).toFixed(4))),
				square < n * 10000 ? '<' : '>',
				n,
			),
			`test the middle: the root is ${square < n * 10000 ? 'above' : 'below'} it`,
		),
	];
}
