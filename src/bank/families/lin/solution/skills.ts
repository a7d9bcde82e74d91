/** lin.solution: ordered pairs that make ax + by = c true. */
import {
	blank,
	continued,
	equation,
	num,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { fraction, pointAt, slopeTimes, standardForm } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	point,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
} from '../../../family.ts';
import { clearSigns, dividing } from '../../../steps/line-form.ts';
import { wholeCombination } from './story.ts';
import { droppedSign } from '../../../steps/wrong-lines.ts';

type Pair = readonly [x: number, y: number];

export const skills: Skills = {
	'Test an ordered pair in an equation'(draw) {
		const [a, b, x, y] = [draw.int('a'), draw.int('b'), draw.int('x'), draw.int('y')];
		if (!clearSigns(a, b) || gcd(a, b) > 1 || x === 0 || y === 0) return undefined;
		return draw.inTurn('true') === 'yes' ? oneSolution(a, b, [x, y]) : oneOther(a, b, [x, y]);
	},
	'Complete an ordered pair': completed,
	'Find whole-number combinations for a budget': wholeCombination,
};

const put = (a: number, b: number, [x, y]: Pair) => sum(slopeTimes(a, x), slopeTimes(b, y));

/** The left side with the pair substituted. */
const tried = (a: number, b: number, pair: Pair) => [
	line(put(a, b, pair), `substitute ${pair[0]} for x and ${pair[1]} for y`),
	line(continued(sum(a * pair[0], b * pair[1])), 'multiply'),
	line(continued(a * pair[0] + b * pair[1]), b * pair[1] < 0 ? 'subtract' : 'add'),
];

function oneSolution(a: number, b: number, [x, y]: Pair): Draft | undefined {
	const c = a * x + b * y;
	const given = standardForm(a, b, c);
	const wrong = [
		{ pair: [y, x] as Pair, mistake: 'switched the two coordinates when substituting' },
		{ pair: [-x, y] as Pair, mistake: 'changed the sign of the x-coordinate when substituting' },
		{ pair: [x, -y] as Pair, mistake: 'changed the sign of the y-coordinate when substituting' },
	];
	const solves = ([u, v]: Pair) => a * u + b * v === c;
	if (Math.abs(x) === Math.abs(y) || wrong.some(({ pair }) => solves(pair))) return undefined;
	return {
		prompt: say`Which ordered pair is a solution of ${given}?`,
		answer: multipleChoice(
			pointAt([x, y]),
			...wrong.map(({ pair, mistake }) => distractor(pointAt(pair), mistake)),
		),
		steps: [
			...wrong.map(({ pair }) =>
				sentence(
					say`For ${pointAt(pair)}, the left side is ${equation(put(a, b, pair), a * pair[0] + b * pair[1])}, not ${c}.`,
					`substitute ${pair[0]} for x and ${pair[1]} for y`,
				),
			),
			...tried(a, b, [x, y]),
			sentence(
				say`So ${pointAt([x, y])} is a solution.`,
				`the left side, ${c}, equals the right side of the equation`,
			),
		],
		hints: [
			say`What do you get when you substitute the coordinates of each pair for ${symbol('x')} and ${symbol('y')}?`,
			say`For which pair is the equation true?`,
		],
	};
}

function oneOther(a: number, b: number, [x, y]: Pair): Draft | undefined {
	const c = a * x + b * y;
	const solutions: Pair[] = [
		[x, y],
		[x + b, y - a],
		[x - b, y + a],
	];
	const other: Pair = [y, x];
	if (a * y + b * x === c || solutions.flat().some((value) => Math.abs(value) > 12))
		return undefined;
	if (solutions.flat().includes(0)) return undefined;
	// Of equal coordinates, nobody can tell that they are switched.
	if (solutions.some(([first, second]) => first === second)) return undefined;
	return {
		prompt: say`Which ordered pair is not a solution of ${standardForm(a, b, c)}?`,
		answer: multipleChoice(
			pointAt(other),
			...solutions.map((pair) =>
				distractor(pointAt(pair), 'switched x and y when checking this pair'),
			),
		),
		steps: [
			...solutions.map((pair) =>
				sentence(
					say`For ${pointAt(pair)}, the left side is ${equation(put(a, b, pair), c)}.`,
					`substitute ${pair[0]} for x and ${pair[1]} for y`,
				),
			),
			...tried(a, b, other),
			sentence(
				say`So ${pointAt(other)} is not a solution.`,
				`${a * other[0] + b * other[1]} is not ${c}, the right side of the equation`,
			),
		],
		hints: [say`Which three of the pairs make the equation true?`],
	};
}

function completed(draw: Draw): Draft | undefined {
	const [a, b, x, y] = [draw.int('a'), draw.int('b'), draw.int('x'), draw.int('y')];
	if (!clearSigns(a, b)) return undefined;
	const c = a * x + b * y;
	const given = standardForm(a, b, c);
	const missing = draw.inTurn('slot');
	const [known, factor, other] = missing === 'y' ? [x, b, a] : [y, a, b];
	const product = other * known;
	if (known === 0) return undefined;
	const letter = slopeTimes(factor, missing);
	const start = slopeTimes(other, known);
	const wrongWay =
		product < 0
			? `subtracted ${-product} instead of adding it`
			: `added ${product} instead of subtracting it`;
	const wrongSign = droppedSign(c - product, factor);
	const lines = [
		line(
			equation(missing === 'y' ? sum(start, letter) : sum(letter, start), c),
			`substitute ${known} for ${missing === 'y' ? 'x' : 'y'}`,
		),
		...(other === 1
			? []
			: [
					line(
						equation(missing === 'y' ? sum(product, letter) : sum(letter, product), c),
						'multiply',
					),
				]),
		line(equation(letter, c - product), takeAway(product)),
		...(factor === 1
			? []
			: [line(equation(missing, num(fraction(c - product, factor))), dividing(factor))]),
	];
	return {
		prompt: say`Complete the ordered pair ${missing === 'y' ? tuple(x, blank) : tuple(blank, y)} so that it is a solution of ${given}. Write both coordinates.`,
		answer: withMisconceptions(
			point(x, y),
			[point(y, x), 'wrote the coordinates in the wrong order'],
			missing === 'y'
				? [point(x, fraction(c + product, factor)), wrongWay]
				: [point(fraction(c + product, factor), y), wrongWay],
			...(wrongSign === undefined
				? []
				: [[missing === 'y' ? point(x, -y) : point(-x, y), wrongSign] as const]),
		),
		steps: [...lines, sentence(say`The ordered pair is ${pointAt([x, y])}.`)],
		hints: [
			say`Which of the two coordinates do you know?`,
			say`What equation do you get when you substitute that coordinate?`,
		],
	};
}
