/** expr.like-terms: combine like terms. CCSS 7.EE.A.1, 7.EE.A.2. */
import { symbol } from '../../../../math/expression.ts';
import {
	collect,
	type Monomial,
	polynomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, line, type Skills } from '../../../family.ts';
import { anyLetter } from '../../../contexts/letters.ts';
import { SHAPES } from './perimeters.ts';
import { collectingLines } from '../../../steps/like-terms.ts';

export const skills: Skills = {
	'Combine like terms in one variable'(draw) {
		const x = anyLetter(draw.random);
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		return simplify([term(a, x), term(b), term(c, x), term(d)], 2);
	},

	'Combine like terms in two variables'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		const e = draw.int('e');
		const terms = [term(a, 'x'), term(b, 'y'), term(c, 'x'), term(d, 'y')];
		return e === 0 ? simplify(terms, 2) : simplify([...terms, term(e)], 3);
	},

	'Perimeter as a simplified expression'(draw) {
		const story = caseOf(
			SHAPES,
			draw.inTurn('ctx'),
		)({
			sides: draw.int('sides'),
			a: draw.int('a'),
			b: draw.int('b'),
			random: draw.random,
		});
		if (!story) return undefined;
		const result = collect(story.terms);
		if (result.length < 2) return undefined;
		const collecting = collectingLines(story.terms);
		return {
			prompt: story.prompt,
			answer: polynomial(polynomialExpression(result)),
			steps: [...story.begin, ...collecting],
			hints: [
				story.hint,
				...(collecting.length > 0
					? [say`Put the terms with ${symbol('x')} together and the numbers together.`]
					: []),
			],
		};
	},
};

/** `kinds` is how many different kinds of terms must be left. */
function simplify(terms: Monomial[], kinds: number): Draft | undefined {
	const result = collect(terms);
	if (result.length !== kinds) return undefined;
	const problem = uncollected(...terms);
	return {
		prompt: say`Simplify ${problem} by combining like terms.`,
		answer: polynomial(polynomialExpression(result)),
		steps: [line(problem), ...collectingLines(terms)],
		hints: [say`Like terms have the same letter. The sign in front of a term moves with it.`],
	};
}
