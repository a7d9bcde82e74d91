/** rat.restrict: values excluded from a rational expression. */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	isLetter,
	same,
	withZeros,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import {
	divided,
	equation,
	type Expression,
	list,
	num,
	product as productOf,
	symbol,
} from '../../../../math/expression.ts';
import { joinedByOr, type Prose, say, spelledOut } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	unlessRight,
	withMisconceptions,
	written as answered,
	type WrongAnswer,
	ZERO_PRODUCT,
} from '../../../family.ts';
import {
	expandedFraction,
	type RationalForm,
	reducedForm,
	sharedFactors,
	zerosOf,
} from '../../../steps/rational-form.ts';

export const skills: Skills = {
	'State restrictions on the variable'(draw) {
		const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
		if (p === q) return undefined;
		const over = numerator(draw, draw.inTurn('num'), p);
		return over && ofFraction(over, withZeros(a, p, q));
	},

	'Find excluded values'(draw) {
		const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
		const over = numerator(draw, draw.random.pick(['constant', 'linear', 'quadratic']), p);
		if (draw.random.int(0, 1) === 0)
			return over && ofFraction(over, { lead: 1, factors: [zeroAt(p, a)] });
		return p === q || !over ? undefined : ofFraction(over, withZeros(a, p, q));
	},

	'Find where a rational expression is undefined'(draw) {
		const [p, q, r, a] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('a')];
		if (new Set([p, q, r]).size < 3) return undefined;
		const over = numerator(draw, draw.random.pick(['constant', 'linear', 'quadratic']), p);
		if (!over) return undefined;
		if (draw.random.int(0, 1) === 0) return ofFraction(over, withZeros(a, p, q));
		const zeros = draw.random.int(0, 1) === 0 ? [0, p, q] : [0, p, -p];
		return p === 0 || q === 0 ? undefined : ofFraction(over, withZeros(a, ...zeros));
	},

	'State all restrictions on the variable in a quotient'(draw) {
		const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
		const s = draw.random.pick([-1, 1]) * draw.random.int(1, 7);
		if (new Set([p, q, r, s]).size < 4) return undefined;
		return draw.inTurn('kind') === 'linear factors'
			? ofQuotient(
					{ over: withZeros(1, p), under: withZeros(1, q) },
					{ over: withZeros(1, r), under: withZeros(1, s) },
				)
			: ofQuotient(
					{ over: withZeros(1, p), under: withZeros(1, q, r) },
					{ over: withZeros(1, p, s), under: withZeros(1, q) },
				);
	},
};

/** Now and then with a factor of the denominator: it may not be canceled before the restrictions are found. */
function numerator({ random }: Draw, kind: string, p: number): Factored | undefined {
	const other = random.pick([-1, 1]) * random.int(1, 6);
	switch (kind) {
		case 'constant':
			return { lead: random.int(2, 9), factors: [] };
		case 'linear':
			return withZeros(random.int(1, 3), random.int(0, 1) === 0 ? p : other);
		case 'quadratic':
			return other === p ? undefined : withZeros(1, p, other);
		default:
			return p === 0 ? undefined : withZeros(1, p, -p);
	}
}

const ASK = 'If there is more than one, list them from least to greatest, separated by commas.';

function ofFraction(over: Factored, under: Factored): Draft | undefined {
	const problem = expandedFraction({ over, under });
	if (expanded(under).some((value) => Math.abs(value) > 250)) return undefined;
	if (same(expanded(over), expanded(under))) return undefined;
	const answer = answered('set', values(under));
	return {
		prompt: say`For which values of ${symbol('x')} is ${problem} not defined? ${ASK}`,
		answer: withMisconceptions(
			answer,
			...(sharedFactors({ over, under }).length > 0
				? setOf(
						[reducedForm({ over, under }).under],
						'cancelled a common factor before finding the restrictions',
					)
				: []),
			...setOf([over], `used the ${zeroWord(over)} of the numerator`),
			...unlessRight(
				answer,
				...setOf(
					[opposites(under)],
					under.factors.length > 1
						? 'gave the constants in the factors of the denominator instead of their opposites'
						: 'did not change the sign of the constant when solving for x',
				),
			),
			...(under.factors.length > 1
				? setOf(
						[{ lead: 1, factors: under.factors.slice(0, 1) }],
						'gave only one of the excluded values',
					)
				: []),
			...setOf([withZeros(1, 0)], 'set x, instead of the denominator, equal to 0'),
		),
		steps: [
			sentence(say`A fraction is not defined where its denominator is 0.`),
			...zeroLines(under),
			lastLine(answer),
		],
		hints: [
			say`When is a fraction not defined? For which values of ${symbol('x')} does that happen here?`,
		],
	};
}

const lastLine = ({ value, body }: DraftAnswer): Line =>
	sentence(
		value.includes(',')
			? say`The excluded values are ${spelledOut(body)}.`
			: say`The only excluded value is ${body}.`,
	);

/** A wrong set of excluded values; none where there would be no value. */
const setOf = (of: Factored[], why: string): WrongAnswer[] =>
	zerosOf(...of).length === 0 ? [] : [[answered('set', values(...of)), why]];

const zeroWord = (of: Factored): string => (zerosOf(of).length === 1 ? 'zero' : 'zeros');

const opposites = ({ lead, factors }: Factored): Factored => ({
	lead,
	factors: factors.map(([a = 1, b = 0]) => [a, -b + 0]),
});

const values = (...of: Factored[]): Expression => {
	const zeros = zerosOf(...of).map((zero) => num(zero));
	const [only, ...more] = zeros;
	return only && more.length === 0 ? only : list(...zeros);
};

function ofQuotient(first: RationalForm, second: RationalForm): Draft {
	const answer = answered('set', values(first.under, second.under, second.over));
	return {
		prompt: say`For which values of ${symbol('x')} is ${divided(expandedFraction(first), expandedFraction(second))} not defined? ${ASK}`,
		answer: withMisconceptions(
			answer,
			...setOf([first.under, second.under], `left out the ${zeroWord(second.over)} of the divisor`),
			...unlessRight(
				answer,
				...setOf(
					[first.under, second.over],
					`left out the ${zeroWord(second.under)} of the second denominator`,
				),
			),
			...setOf(
				[first.under, second.under, second.over].map(opposites),
				'gave the constants in the factors instead of their opposites',
			),
		),
		steps: [
			sentence(
				say`Neither the denominators nor the numerator of the divisor can be 0.`,
				'dividing by a fraction is the same as multiplying by its reciprocal',
			),
			...[first.under, second.under, second.over].flatMap(partLines),
			lastLine(answer),
		],
		hints: [
			say`Which expressions are in a denominator before you multiply by the reciprocal? Which ones are in a denominator afterward?`,
		],
	};
}

const partLines = (part: Factored, at: number): Line[] => {
	const names = ['The first denominator', 'The second denominator', 'The numerator of the divisor'];
	const name = names[at] ?? '';
	const whole = written(expanded(part));
	const zeros = cases(zerosOf(part));
	if (part.factors.length === 1) return [sentence(say`${name}, ${whole}, is 0 when ${zeros}.`)];
	return [
		line(equation(whole, factoredForm(part)), `factor ${name.toLowerCase()}`),
		sentence(say`${name} is 0 when ${zeros}.`, ZERO_PRODUCT),
	];
};

// The lines from a denominator to its zeros.

/** Denominator = 0, its factors, its zeros. */
function zeroLines(of: Factored): Line[] {
	const product = written(expanded(of));
	const [only, ...more] = of.factors;
	const start = line(equation(product, 0), 'set the denominator equal to 0');
	if (only && more.length === 0 && of.lead === 1) return [start, ...linearLines(only)];
	const hasFactorX = of.factors.some(isLetter);
	const isCubic = hasFactorX && more.length === 2;
	const inside = expanded({ lead: 1, factors: of.factors.filter((factor) => !isLetter(factor)) });
	const number = of.lead === 1 ? '' : of.lead;
	const isNumberFirst = of.lead !== 1 && !hasFactorX && more.length > 0;
	return [
		start,
		...(isCubic
			? [line(equation(productOf(of.lead, 'x', written(inside)), 0), `factor out ${number}x`)]
			: []),
		...(isNumberFirst
			? [line(equation(productOf(of.lead, written(inside)), 0), `factor out ${of.lead}`)]
			: []),
		line(
			equation(factoredForm(of), 0),
			isCubic || isNumberFirst
				? `factor the ${inside[1] === 0 ? 'difference of squares' : 'trinomial'}`
				: 'factor the denominator',
		),
		...(of.lead === 1 || hasFactorX
			? []
			: [line(equation(factoredForm({ ...of, lead: 1 }), 0), `divide both sides by ${of.lead}`)]),
		sentence(
			joinedByOr(
				of.factors.map(([a = 1, b = 0, ...rest]) =>
					equation(written([b === 0 && rest.length === 0 ? a * of.lead : a, b, ...rest]), 0),
				),
			),
			ZERO_PRODUCT,
		),
		sentence(
			cases(of.factors.flatMap((factor) => zerosOf({ lead: 1, factors: [factor] }))),
			'solve each equation',
		),
	];
}

/** From ax + b = 0 to x. */
function linearLines([a = 1, b = 0]: Coefficients): Line[] {
	const moved = b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;
	return [
		...(b === 0 ? [] : [line(equation(written([a, 0]), -b), moved)]),
		...(a === 1
			? []
			: [line(equation('x', num(new Fraction(-b, a))), `divide both sides by ${a}`)]),
	];
}

/** "x = −3 or x = 5" */
const cases = (zeros: readonly Fraction[]): Prose =>
	joinedByOr(zeros.map((zero) => equation('x', num(zero))));
