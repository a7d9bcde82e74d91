/** Cubic models: a folded box, a profit with known break-even points, a tank that grows in every direction. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';

export const cubicModel = (draw: Draw): Draft | undefined =>
	caseOf({ box, profit, tank }, draw.inTurn('ctx'))(draw);

function box(draw: Draw): Draft | undefined {
	const [length, width, cut] = [draw.int('L'), draw.int('W'), draw.int('x')];
	if (width >= length || width - 2 * cut < 2 || length > 2.5 * width) return undefined;
	const [long, wide] = [length - 2 * cut, width - 2 * cut];
	const side = (whole: number, x: Expression): Expression => brackets(sum(whole, product(-2, x)));
	return modelled({
		prompt: say`A rectangular sheet of cardboard is ${length} centimetres long and ${width} centimetres wide. A square with sides of ${symbol('x')} centimetres is cut out of each corner, and the sides are folded up to make an open box. Write a model ${call('V', 'x')} for the volume of the box. Use it to find the volume, in cubic centimetres, when ${equation('x', cut)}.`,
		volume: (x) => product(x, side(length, x), side(width, x)),
		naming: sentence(
			say`The bottom of the box is ${sum(length, product(-2, 'x'))} centimetres long and ${sum(width, product(-2, 'x'))} centimetres wide, and the height is ${symbol('x')} centimetres.`,
			'a square with sides of x centimetres is cut off at both ends of each side',
		),
		at: cut,
		measurements: [cut, long, wide],
		hint: say`How long and how wide is the bottom of the box after the cuts? How high is the box?`,
		wrong: [
			[cut * (length - cut) * (width - cut), 'subtracted x only once from each side'],
			[
				cut * length * width,
				'used the full length and width of the sheet for the bottom of the box',
			],
		],
	});
}

function tank(draw: Draw): Draft | undefined {
	const [length, width, more] = [draw.int('L'), draw.int('W'), draw.int('x')];
	const height = draw.random.int(8, 25);
	if (width >= length || more < 2) return undefined;
	return modelled({
		prompt: say`A glass tank is ${length} centimetres long, ${width} centimetres wide, and ${height} centimetres tall. A larger tank is ${symbol('x')} centimetres longer, wider, and taller. Write a model ${call('V', 'x')} for the volume of the larger tank. Use it to find the volume, in cubic centimetres, when ${equation('x', more)}.`,
		volume: (x) => product(...[length, width, height].map((one) => brackets(sum(x, one)))),
		naming: sentence(
			say`The larger tank is ${sum('x', length)} centimetres long, ${sum('x', width)} centimetres wide, and ${sum('x', height)} centimetres tall.`,
			'each dimension is x centimetres greater than that of the smaller tank',
		),
		at: more,
		measurements: [length + more, width + more, height + more],
		hint: say`What are the three dimensions of the larger tank in terms of ${symbol('x')}?`,
		wrong: [
			[length * width * height, 'gave the volume of the smaller tank'],
			[
				length * width * height + more ** 3,
				'added the cube of x to the volume of the smaller tank',
			],
		],
	});
}

/** P = a x(x − p)(q − x), written with a positive profit between the break-even points. */
function profit(draw: Draw): Draft | undefined {
	const high = draw.int('L') / 2;
	const low = draw.random.int(2, 4);
	const sold = draw.int('x');
	const known = draw.random.int(low + 1, high - 1);
	const lead = draw.random.int(1, 3);
	const value = (x: number) => lead * x * (x - low) * (high - x);
	const reversed = (x: number) => x * (x + low) * (high + x);
	if (sold <= low || sold >= high || known === sold || high < low + 3) return undefined;
	if (lead === 1) return undefined;
	const name = call('P', 'x');
	const factors = (x: Expression): Expression[] => [
		x.kind === 'number' ? brackets(x) : x,
		brackets(sum(x, -low)),
		brackets(difference(high, x)),
	];
	const answer = withUnit(rational(value(sold)), 'thousand dollars');
	const withKnown = known * (known - low) * (high - known);
	return {
		prompt: say`The profit of a company, in thousands of dollars, is modelled by a cubic function ${name}, where ${symbol('x')} is the number of items sold, in thousands. The profit is 0 when ${equation('x', 0)}, ${equation('x', low)}, or ${equation('x', high)}, and it is ${value(known)} when ${equation('x', known)}. Find the profit when ${equation('x', sold)}, in thousands of dollars.`,
		answer: withMisconceptions(
			answer,
			[rational(value(sold) / lead), 'left out the constant factor a'],
			[
				rational(new Fraction(value(known), reversed(known)).mul(reversed(sold))),
				'used plus signs instead of minus signs in the factors',
			],
			[rational(value(known)), 'gave the known profit'],
		),
		steps: [
			line(
				equation(name, product('a', ...factors(symbol('x')))),
				`each zero gives a factor: ${high} − x is 0 when x = ${high}, and positive when x is less than ${high}`,
			),
			line(
				equation(num(value(known)), product('a', ...factors(num(known)))),
				`substitute x = ${known} and P(x) = ${value(known)}`,
			),
			line(
				equation(num(value(known)), times('a', known, known - low, high - known)),
				'simplify each factor',
			),
			line(equation(num(value(known)), product(withKnown, 'a')), 'multiply'),
			line(equation('a', lead), `divide both sides by ${withKnown}`),
			line(
				equation(call('P', sold), product(num(lead), ...factors(num(sold)))),
				`substitute a = ${lead} and x = ${sold}`,
			),
			line(continued(times(lead, sold, sold - low, high - sold)), 'simplify each factor'),
			line(continued(value(sold)), 'multiply'),
			sentence(say`The profit is ${answer.body}.`),
		],
		hints: [say`Which factor does each zero give? How can you use the known profit?`],
	};
}

type Model = {
	prompt: Prose;
	/** The volume for a value of x. */
	volume: (x: Expression) => Expression;
	/** The three measurements in terms of x. */
	naming: Line;
	/** The value of x, then the three measurements for it. */
	at: number;
	measurements: readonly [number, number, number];
	hint: Prose;
	wrong: readonly [volume: number, why: string][];
};

function modelled({ prompt, volume, naming, at, measurements, hint, wrong }: Model): Draft {
	const [first, second, third] = measurements;
	const answer = withUnit(rational(first * second * third), 'cubic centimetres');
	return {
		prompt,
		answer: withMisconceptions(
			answer,
			...wrong.map(([value, done]): WrongAnswer => [rational(value), done]),
		),
		steps: [
			naming,
			line(
				equation(call('V', 'x'), volume(symbol('x'))),
				'volume is length times width times height',
			),
			line(equation(call('V', at), volume(num(at))), `substitute x = ${at}`),
			line(continued(times(first, second, third)), 'simplify each factor'),
			line(continued(first * second * third), 'multiply'),
			sentence(say`The volume is ${answer.body}.`),
		],
		hints: [hint],
	};
}
