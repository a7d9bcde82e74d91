/** num.root-estimate: where a root lies between whole numbers and tenths. */
import {
	continued,
	equation,
	type Expression,
	num,
	power,
	product,
	relation,
	sum,
	times,
} from '../../../../math/expression.ts';
import { decimal, root, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Line,
	line,
	orderedList,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { isSquare } from '../../../../math/surd.ts';

export const skills: Skills = {
	'Find the consecutive integers around a radical'(draw) {
		const n = draw.int('n');
		const index = Number(draw.inTurn('index'));
		const low = wholeRoot(n, index);
		if (low ** index === n || low < 1) return undefined;
		const name = index === 2 ? 'square' : 'cube';
		const radical = root(n, index);
		const [below, above] = [low ** index, (low + 1) ** index];
		return {
			prompt: say`Between which two consecutive integers is ${radical}? Write the smaller integer first. Separate your answers with a comma.`,
			answer: withMisconceptions(
				orderedList(low, low + 1),
				...(n % index === 0
					? []
					: [
							[
								orderedList(Math.floor(n / index), Math.floor(n / index) + 1),
								`divided by ${index} instead of taking the ${name} root`,
							] satisfies WrongAnswer,
						]),
				[orderedList(low - 1, low), `chose the two integers just below the ${name} root`],
				[orderedList(low + 1, low + 2), `chose the two integers just above the ${name} root`],
			),
			steps: [
				line(
					between(num(below), num(n), num(above)),
					`${n} is between the perfect ${name}s ${below} and ${above}`,
				),
				line(
					between(root(below, index), radical, root(above, index)),
					`take the ${name} root of each part`,
				),
				line(between(num(low), radical, num(low + 1))),
				sentence(say`The two consecutive integers are ${low} and ${low + 1}.`),
			],
			hints: [say`Which perfect ${name}s are just below and just above ${n}?`],
		};
	},

	'Estimate a square root to the nearest tenth'(draw) {
		const [n, coefficient] = [draw.int('n'), Number(draw.inTurn('coef'))];
		const inside = coefficient ** 2 * n;
		if (isSquare(n)) return undefined;
		const radical = coefficient === 1 ? root(n) : product(coefficient, root(n));
		return {
			prompt: say`Find ${radical} to the nearest tenth without using the square root key on a calculator.`,
			answer: withMisconceptions(
				decimalAnswer(Math.sqrt(inside), 1),
				[
					decimalAnswer((coefficient * n) / 2, 1),
					coefficient === 1
						? 'divided by 2 instead of taking the square root'
						: `divided ${n} by 2 instead of taking its square root`,
				],
				...(coefficient === 1
					? []
					: [
							[
								decimalAnswer(Math.sqrt(coefficient * n), 1),
								'moved the factor inside the radical without squaring it',
							] satisfies WrongAnswer,
						]),
				[
					decimalAnswer(otherTenth(inside), 1),
					coefficient > 1 && toTenths(coefficient * nearestTenth(n)) === otherTenth(inside)
						? `either ${wrongRounding(inside)}, or rounded the square root of ${n} to the nearest tenth before multiplying by ${coefficient}`
						: wrongRounding(inside),
				],
			),
			steps: [
				...(coefficient === 1
					? []
					: [
							line(
								equation(radical, root(times(power(coefficient, 2), n))),
								`move the factor ${coefficient} inside the radical by squaring it`,
							),
							line(equation(radical, root(inside)), 'multiply inside the radical'),
						]),
				...tenthLines(inside),
				line(relation(radical, '\\approx', tenth(inside)), nearest(inside)),
			],
			hints: [
				...(coefficient === 1
					? []
					: [
							say`How can you write the product as one square root? ${coefficient} is the square root of what number?`,
						]),
				say`Between which two integers is the square root? Which tenths between them have squares just below and just above ${coefficient === 1 ? n : 'the number under the radical'}?`,
			],
		};
	},

	'Approximate expressions with square roots'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a === 0 || isSquare(b) || Math.abs(a + Math.sqrt(b)) < 0.1) return undefined;
		const problem = sum(a, root(b));
		return {
			prompt: say`Find ${problem} to the nearest tenth without using the square root key on a calculator.`,
			answer: withMisconceptions(
				decimalAnswer(a + Math.sqrt(b), 1),
				[decimalAnswer(a + b / 2, 1), 'divided by 2 instead of taking the square root'],
				[decimalAnswer(Math.sqrt(b), 1), `found only the square root and did not add ${a}`],
				[decimalAnswer(a + otherTenth(b), 1), wrongRounding(b)],
			),
			steps: [
				...tenthLines(b),
				line(relation(root(b), '\\approx', tenth(b)), nearest(b)),
				line(relation(problem, '\\approx', sum(a, tenth(b))), 'substitute the rounded square root'),
				line(continued(rounded(a + Math.sqrt(b), 1)), 'add'),
			],
			hints: [
				say`Between which two integers is ${root(b)}? Which tenths between them have squares just below and just above ${b}? Which of them is closer to ${root(b)}?`,
			],
		};
	},
};

const wholeRoot = (n: number, index: number): number => Math.floor(n ** (1 / index) + 1e-9);
const tenth = (n: number): Expression => rounded(Math.sqrt(n), 1);

const toTenths = (n: number): number => Math.round(n * 10) / 10;
const nearestTenth = (n: number): number => toTenths(Math.sqrt(n));

/** The tenth next to the root that is not the nearest. */
const otherTenth = (n: number): number => {
	const tenths = Math.sqrt(n) * 10;
	return (Math.floor(tenths) + Math.ceil(tenths) - Math.round(tenths)) / 10;
};

const nearest = (n: number): string =>
	`the square root of ${n} is closer to ${nearestTenth(n).toFixed(1)} than to ${otherTenth(n).toFixed(1)}`;

const wrongRounding = (n: number): string =>
	otherTenth(n) < nearestTenth(n) ? 'rounded down instead of up' : 'rounded up instead of down';

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
	const whole = wholeRoot(n, 2);
	return [
		sentence(
			say`${equation(power(whole, 2), whole ** 2)} and ${equation(power(whole + 1, 2), (whole + 1) ** 2)}`,
			`${n} is between these squares, so its square root is between ${whole} and ${whole + 1}`,
		),
		sentence(
			say`${equation(power(below.number, 2), below.square)} and ${equation(power(above.number, 2), above.square)}`,
			'the number under the radical is between these squares',
		),
		line(
			relation(
				equation(power(middle, 2), decimal((square / 10000).toFixed(4))),
				square < n * 10000 ? '<' : '>',
				n,
			),
			`test the midpoint: the square root is ${square < n * 10000 ? 'greater' : 'less'} than ${(low / 10 + 0.05).toFixed(2)}`,
		),
	];
}
