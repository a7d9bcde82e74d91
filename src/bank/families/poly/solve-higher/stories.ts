/** Volumes of boxes, prisms and tanks whose measurements depend on one length. */
import {
	added,
	type Coefficients,
	divided,
	factoredForm,
	multiplied,
	withZeros,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { joinedByOr, type Prose, say } from '../../../../math/prose.ts';
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
	ZERO_PRODUCT,
} from '../../../family.ts';
import { quotientReason, syntheticLine } from '../../../steps/synthetic-division.ts';

// A block whose width and height are less than its length: positive solutions that make them negative are rejected.

/** a, b, and the three solutions of x(x − a)(x − b) = V; only the last is greater than a. */
const BLOCKS = [
	[8, 7, 2, 3, 10],
	[9, 6, 1, 4, 10],
	[10, 8, 2, 4, 12],
	[12, 9, 2, 5, 14],
	[13, 9, 3, 4, 15],
	[14, 10, 2, 6, 16],
	[15, 9, 1, 7, 16],
	[15, 12, 3, 6, 18],
	[18, 12, 2, 8, 20],
	[20, 16, 4, 8, 24],
	[21, 15, 3, 9, 24],
	[22, 14, 2, 10, 24],
] as const;

function blockStory(draw: Draw): Draft {
	const [a, b, first, second, x] = draw.random.pick(BLOCKS);
	const volume = first * second * x;
	const { lines } = volumeLines(
		{ named: 'length', others: ['width', 'height'], by: [-a, -b], volume },
		first,
	);
	const answer = withUnit(rational(x), 'centimetres');
	const zeros = [first, second, x];
	return {
		prompt: say`The width of a wooden block is ${a} centimetres less than its length, and its height is ${b} centimetres less than its length. Its volume is ${num(volume)} cubic centimetres. What is the length of the block, in centimetres?`,
		answer: withMisconceptions(
			answer,
			// The width and the height are the other two solutions.
			[
				rational(first),
				'either gave the width instead of the length, or kept a solution that makes the width negative',
			],
			[
				rational(second),
				'either gave the height instead of the length, or kept a solution that makes the width negative',
			],
		),
		steps: [
			...lines,
			line(equation(factoredForm(withZeros(1, ...zeros)), 0), 'factor the trinomial'),
			sentence(joinedByOr(zeros.map((zero) => equation('x', zero))), ZERO_PRODUCT),
			sentence(
				say`When ${equation('x', first)} or ${equation('x', second)}, the width ${sum('x', -a)} is negative, so only ${equation('x', x)} is possible.`,
				'a length must be positive',
			),
			sentence(say`The length is ${answer.body}.`),
		],
		hints: [
			say`If the length is ${symbol('x')} centimetres, what are the other two measurements? How do you find the volume from the three measurements?`,
			say`Which solutions of the equation give three positive measurements?`,
		],
	};
}

// The solution of a volume problem as far as the first zero of its cubic equation.

type Solid = {
	/** The measurement that is x. */
	named: string;
	others: readonly [string, string];
	/** What is added to x for the others; negative if they are less. */
	by: readonly [number, number];
	volume: number;
};

/** The cubic equation, with x − zero taken out: the lines, and the quadratic factor that is left. */
function volumeLines(
	{ named, others, by: [a, b], volume }: Solid,
	zero: number,
): { lines: Line[]; quotient: Coefficients } {
	const cubic = added(multiplied([1, 0], [1, a], [1, b]), [-volume]);
	const { quotient } = divided(cubic, zeroAt(zero));
	const lines = [
		sentence(
			say`Let ${symbol('x')} be the ${named}, in centimetres. Then the ${others[0]} is ${sum('x', a)}, and the ${others[1]} is ${sum('x', b)}.`,
		),
		line(
			equation(product('x', sum('x', a), sum('x', b)), volume),
			`volume is ${named} times ${others.join(' times ')}`,
		),
		line(
			equation(product('x', written(multiplied([1, a], [1, b]))), volume),
			'multiply the two binomials',
		),
		line(
			equation(written(added(cubic, [volume])), volume),
			'multiply each term in the brackets by x',
		),
		line(equation(written(cubic), 0), `subtract ${volume} from both sides`),
		sentence(
			say`When ${equation('x', zero)}, the left side is ${equation(sum(...cubic.map((factor, at) => num(factor * zero ** (3 - at)))), 0)}, so ${written(zeroAt(zero))} is a factor.`,
			`by the factor theorem, testing the positive divisors of ${volume}`,
		),
		syntheticLine(cubic, zero),
		line(
			equation(factoredForm({ lead: 1, factors: [zeroAt(zero), quotient] }), 0),
			quotientReason(cubic, zero),
		),
	];
	return { lines, quotient };
}

type Setting = (
	a: number,
	b: number,
	volume: Expression,
) => { story: Prose; asked: string; named: string; others: [string, string] };

const SETTINGS: Readonly<Record<string, Setting>> = {
	box: (a, b, volume) => ({
		story: say`A box is ${a} centimetres longer than it is tall and ${b} centimetres wider than it is tall. Its volume is ${volume} cubic centimetres.`,
		asked: 'How tall is the box, in centimetres?',
		named: 'height',
		others: ['length', 'width'],
	}),
	prism: (a, b, volume) => ({
		story: say`A rectangular prism has a length that is ${a} centimetres more than its width, and a height that is ${b} centimetres more than its width. Its volume is ${volume} cubic centimetres.`,
		asked: 'What is the width of the prism, in centimetres?',
		named: 'width',
		others: ['length', 'height'],
	}),
	tank: (a, b, volume) => ({
		story: say`A fish tank is ${a} centimetres longer than it is deep and ${b} centimetres wider than it is deep. It holds ${volume} cubic centimetres of water when it is full.`,
		asked: 'How deep is the tank, in centimetres?',
		named: 'depth',
		others: ['length', 'width'],
	}),
};

export function volumeStory(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('ctx');
	if (kind === 'block') return blockStory(draw);
	const [scale, more, least] = kind === 'tank' ? [5, 3, 15] : [1, 1, 2];
	const [x, a, b] = [draw.int('x') * scale, draw.int('a') * more, draw.int('b') * more];
	if (a <= b || x < least) return undefined;
	const volume = x * (x + a) * (x + b);
	const { story, asked, named, others } = caseOf(SETTINGS, kind)(a, b, num(volume));
	const { lines, quotient } = volumeLines({ named, others, by: [a, b], volume }, x);
	const answer = withUnit(rational(x), 'centimetres');
	return {
		prompt: say`${story} ${asked}`,
		answer: withMisconceptions(
			answer,
			[rational(x + a), `gave the ${others[0]} instead of the ${named}`],
			[rational(x + b), `gave the ${others[1]} instead of the ${named}`],
		),
		steps: [
			...lines,
			sentence(
				say`When ${symbol('x')} is positive, the second factor ${written(quotient)} is positive, so ${equation('x', x)} is the only positive solution.`,
				'a length must be positive',
			),
			sentence(say`The ${named} is ${answer.body}.`),
		],
		hints: [
			say`If the ${named} is ${symbol('x')} centimetres, what are the other two measurements? How do you find the volume from the three measurements?`,
			say`Try a positive divisor of ${volume} for ${symbol('x')}. Does it make the volume too small or too large? Which divisor should you try next?`,
		],
	};
}
