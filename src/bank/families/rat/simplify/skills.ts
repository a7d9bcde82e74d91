/** rat.simplify: rational expressions in lowest terms. */
import { gcd } from '../../../../math/gcd.ts';
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { withZeros } from '../../../steps/coefficients.ts';
import type { RationalForm } from '../../../steps/rational-form.ts';
import { backwardsQuestion, oppositeQuestion, simplifyQuestion } from './question.ts';

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
