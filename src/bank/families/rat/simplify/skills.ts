/** rat.simplify: rational expressions in lowest terms. */
import {
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	isLetter,
	plainFactor,
	same,
	scaled,
	withZeros,
	written,
} from '../../../../math/coefficients.ts';
import {
	continued,
	type Expression,
	power,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	exceptLine,
	expandedFraction,
	fractionMisconceptions,
	plainFactors,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
	zerosOf,
} from '../../../steps/rational-form.ts';

// Fractions whose parts are squares, cubes, or four terms that factor by grouping.

/** ax − b is the common factor; k is the number in front, or a second zero. */
type Pattern = (a: number, b: number, k: number) => RationalForm;

const PATTERNS: Readonly<Record<string, Pattern>> = {
	'difference of squares': (a, b, k) => ({
		over: {
			lead: 1,
			factors: [
				[a, -b],
				[a, b],
			],
		},
		// With two terms in the denominator, canceling term by term would give the answer.
		under: {
			lead: 1,
			factors: [
				[a, -b],
				[1, k],
			],
		},
	}),
	cubes: (a, b, k) => ({
		over: {
			lead: 1,
			factors: [
				[a, -b],
				[a * a, a * b, b * b],
			],
		},
		under: {
			lead: k,
			factors: [
				[a, -b],
				[1, 0],
			],
		},
	}),
	grouping: (a, b, k) => ({
		over: {
			lead: 1,
			factors: [
				[a, -b],
				[1, 0, k],
			],
		},
		under: {
			lead: 1,
			factors: [
				[a, -b],
				[1, k],
			],
		},
	}),
	'perfect square': (a, b, k) => ({
		over: {
			lead: k,
			factors: [
				[a, -b],
				[a, b],
			],
		},
		under: {
			lead: 1,
			factors: [
				[a, b],
				[a, b],
			],
		},
	}),
	'opposite factors': (a, b, k) => ({
		over: {
			lead: 1,
			factors: [
				[a, -b],
				[1, 0],
			],
		},
		under: {
			lead: 1,
			factors: [
				[a, -b],
				[1, k],
			],
		},
	}),
};

function specialPattern(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const type = draw.inTurn('type');
	if (gcd(a, b) !== 1 || (type === 'difference of squares' && a === 1 && b === k)) return undefined;
	const form = caseOf(PATTERNS, type)(a, b, k);
	return type === 'opposite factors' ? backwardsQuestion(form) : simplifyQuestion(form);
}

export const skills: Skills = {
	'Simplify rational expressions with quadratics': quadratics,
	'Simplify rational expressions by factoring': (draw) => mixedDegrees(draw, draw.int('k')),
	'Simplify rational expressions with special patterns': specialPattern,
};

/** a(x − p)(x − q) over (x − p)(x − r); with opposite factors the denominator begins with −x². */
function quadratics(draw: Draw): Draft | undefined {
	const [p, q, r, a] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('a')];
	if (new Set([p, q, r]).size < 3) return undefined;
	const form = { over: withZeros(a, p, q), under: withZeros(1, p, r) };
	return draw.inTurn('opp') === 'yes' ? oppositeQuestion(form) : simplifyQuestion(form);
}

/** One side is linear, with a number in front. */
function mixedDegrees(draw: Draw, k: number): Draft | undefined {
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	if (new Set([p, q, r]).size < 3) return undefined;
	switch (draw.random.int(0, 2)) {
		case 0:
			return simplifyQuestion({ over: withZeros(k, p), under: withZeros(1, p, q) });
		case 1:
			// Canceling x² − 25 and 2x − 10 term by term gives the answer.
			if (p + q === 0) return undefined;
			return simplifyQuestion({ over: withZeros(1, p, q), under: withZeros(k, p) });
		default:
			return simplifyQuestion({ over: withZeros(k, p, q), under: withZeros(1, p, r) });
	}
}

// The question "Simplify …" about one fraction of polynomials.

const simplifyQuestion = (form: RationalForm): Draft | undefined =>
	question(form, expandedFraction(form));

/** The denominator, which must begin with a positive number, is negated and written backwards: 15 − 2x − x². */
function oppositeQuestion(form: RationalForm): Draft | undefined {
	const under = expanded(form.under);
	const turned: RationalForm = {
		over: form.over,
		under: { ...form.under, lead: -form.under.lead },
	};
	const over = written(expanded(form.over));
	const taken = quotient(over, product(-1, written(under)));
	return question(
		turned,
		quotient(over, backwards(scaled(under, -1))),
		[line(continued(taken), 'factor −1 out of the denominator')],
		say`Once the terms are in descending order, which has a negative leading coefficient, the numerator or the denominator? What is left when you factor out ${-1}?`,
	);
}

/** The terms of the numerator in ascending order: −2x + x². */
function backwardsQuestion(form: RationalForm): Draft | undefined {
	const problem = quotient(backwards(expanded(form.over)), written(expanded(form.under)));
	return question(
		form,
		problem,
		[
			line(
				continued(expandedFraction(form)),
				'write the terms of the numerator in descending order',
			),
		],
		say`In what order should the terms of the numerator be? What are the factors of the numerator and of the denominator?`,
	);
}

/** The constant first. */
function backwards(c: Coefficients): Expression {
	const terms = c
		.map((value, at) => ({ value, exponent: c.length - 1 - at }))
		.filter(({ value }) => value !== 0)
		.toReversed()
		.map(({ value, exponent }) => written([value, ...Array.from({ length: exponent }, () => 0)]));
	return sum(...terms);
}

function question(
	form: RationalForm,
	problem: Expression,
	before: Line[] = [],
	hint?: Prose,
): Draft | undefined {
	const [over, under] = [expanded(form.over), expanded(form.under)];
	if ([...over, ...under].some((value) => Math.abs(value) > 120)) return undefined;
	const shared = sharedFactors(form);
	const answer = writtenFraction(reducedForm(form));
	const excluded = zerosOf(form.under);
	const isFactored = same(over, firstOf(form.over)) && same(under, firstOf(form.under));
	return {
		prompt: say`Simplify ${problem}. Write the answer in lowest terms.`,
		answer: withMisconceptions(expression(answer), ...fractionMisconceptions(form)),
		steps: [
			line(problem),
			...before,
			...(isFactored
				? []
				: [
						...numberFirst(form),
						...numeratorFirst(form),
						line(continued(writtenFraction(form)), factoringReason(form)),
					]),
			line(
				continued(answer),
				`cancel ${plainFactors(shared)}${form.under.lead < 0 && answer.kind === 'opposite' ? ', and write the negative sign in front of the fraction' : ''}`,
			),
			exceptLine(
				answer,
				excluded,
				`${excluded.length > 1 ? 'these values make' : 'this value makes'} the original denominator 0`,
			),
		],
		hints: [
			hint ??
				say`What are the factors of the numerator and of the denominator? Only common factors can be cancelled, not terms.`,
		],
	};
}

/** A number comes out of a part before the rest of it is factored: 48x² − 75 is 3(16x² − 25). */
function numberFirst({ over, under }: RationalForm): Line[] {
	const taken = [
		...(hasNumber(over) ? [`${over.lead} out of the numerator`] : []),
		...(hasNumber(under) ? [`${under.lead} out of the denominator`] : []),
	];
	return taken.length === 0
		? []
		: [
				line(
					continued(quotient(numberOut(over), numberOut(under))),
					`factor ${taken.join(' and ')}`,
				),
			];
}

const hasNumber = ({ lead, factors }: Factored): boolean =>
	Math.abs(lead) > 1 && factors.filter((factor) => !isLetter(factor)).length > 1;

const numberOut = (part: Factored): Expression =>
	hasNumber(part) || (part.lead === -1 && part.factors.length > 1)
		? product(part.lead, written(expanded({ ...part, lead: 1 })))
		: written(expanded(part));

/** Only a part that changes is factored. */
function factoringReason({ over, under }: RationalForm): string {
	if (isGrouped(expanded(over)) || isDifferenceOfCubes(expanded(over)))
		return 'factor the denominator';
	const isFactored = (part: Factored) => same(expanded(part), firstOf(part));
	const [above, below] = [patternOf(over), patternOf(under)];
	if (above && below) return `factor the ${above} and the ${below}`;
	if (above && under.factors.length === 1) {
		const number = isFactored(under) ? '' : ` and factor ${under.lead} out of the denominator`;
		return `factor the ${above}${number}`;
	}
	const parts = [
		...(isFactored(over) ? [] : ['the numerator']),
		...(isFactored(under) ? [] : ['the denominator']),
	];
	return `factor ${parts.join(' and ')}`;
}

/** (3x − 2)(3x + 2) and (3x + 2)² */
function patternOf({ factors }: Factored): string | undefined {
	const [[a = 1, b = 0] = [], [c = 1, d = 0] = [], ...more] = factors;
	if (more.length > 0 || factors.length < 2 || a !== c || b === 0) return undefined;
	return b === d ? 'perfect square trinomial' : b === -d ? 'difference of squares' : undefined;
}

/** Cubes, or four terms of which each pair has a common factor: x²(2x − 3) + 4(2x − 3), then (2x − 3)(x² + 4). */
function numeratorFirst({ over, under }: RationalForm): Line[] {
	const [common = [1], [lead = 1, , constant = 0] = [1]] = over.factors;
	const below = written(expanded(under));
	const done = continued(quotient(factoredForm(over), below));
	if (isDifferenceOfCubes(expanded(over))) {
		const [a = 1, b = 0] = common;
		return [
			line(
				done,
				`in the numerator, u³ − v³ = (u − v)(u² + uv + v²), with u = ${plainFactor([a, 0])} and v = ${-b}`,
			),
		];
	}
	if (!isGrouped(expanded(over))) return [];
	const groups = sum(
		product(...(lead === 1 ? [] : [lead]), power('x', 2), written(common)),
		product(constant, written(common)),
	);
	const grouping =
		constant === 1
			? `factor ${lead === 1 ? '' : lead}x² out of the first two terms in the numerator`
			: 'factor each pair of terms in the numerator';
	return [
		line(continued(quotient(groups, below)), grouping),
		line(done, 'factor out the common binomial'),
	];
}

/** Four terms, of which each pair has a common factor. */
const isGrouped = (c: Coefficients): boolean => c.length === 4 && c.every((value) => value !== 0);

/** a³x³ − b³ */
const isDifferenceOfCubes = ([, second, third, last = 0, ...more]: Coefficients): boolean =>
	more.length === 0 && second === 0 && third === 0 && last < 0;

const firstOf = ({ factors }: Factored): Coefficients => factors[0] ?? [1];
