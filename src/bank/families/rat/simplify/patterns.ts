/** Fractions whose parts are squares, cubes, or four terms that factor by grouping. */
import { gcd } from '../../../../math/gcd.ts';
import { caseOf, type Draft, type Draw } from '../../../family.ts';
import type { RationalForm } from '../../../steps/rational-form.ts';
import { backwardsQuestion, simplifyQuestion } from './question.ts';

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

export function specialPattern(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const type = draw.inTurn('type');
	if (gcd(a, b) !== 1 || (type === 'difference of squares' && a === 1 && b === k)) return undefined;
	const form = caseOf(PATTERNS, type)(a, b, k);
	return type === 'opposite factors' ? backwardsQuestion(form) : simplifyQuestion(form);
}
