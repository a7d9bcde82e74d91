/** rat.simplify: rational expressions in lowest terms. */
import type { Draft, Draw, Skills } from '../../../family.ts';
import { withZeros } from '../../../steps/coefficients.ts';
import { specialPattern } from './patterns.ts';
import { oppositeQuestion, simplifyQuestion } from './question.ts';

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
