/** expr.like-terms: combine like terms. */
import {
	collect,
	type Monomial,
	polynomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	line,
	polynomial,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { collectingLines } from '../../../steps/expanding.ts';
import { signsDropped, withoutSign } from '../../../steps/polynomial-misconceptions.ts';
import { type PerimeterStory, SHAPES } from './perimeters.ts';
import { plainMonomial } from '../../../../math/plain-notation.ts';

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

	'Write a perimeter as a simplified expression'(draw) {
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
			answer: answerOr(story.terms, story.wrong),
			steps: [
				...story.begin,
				...collecting,
				sentence(say`The perimeter is ${polynomialExpression(result)} ${story.unit}.`),
			],
			hints: [story.hint, ...(collecting.length > 0 ? [say`Which terms are like terms?`] : [])],
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
		answer: withWrongSums(terms),
		steps: [line(problem), ...collectingLines(terms)],
		hints: [say`Which terms have the same variable? What is the sign of each term?`],
	};
}

/** The collected terms, then with one sign lost and with one term left out. */
function withWrongSums(terms: readonly Monomial[]): DraftAnswer {
	const isNumber = ({ powers }: Monomial) => Object.keys(powers).length === 0;
	const switched = (which: (one: Monomial) => boolean) => {
		const at = terms.findLastIndex(which);
		return terms.map((one, place) =>
			place === at ? { ...one, coefficient: one.coefficient.neg() } : one,
		);
	};
	const reversed = (which: (one: Monomial) => boolean) => {
		const last = terms.findLast(which);
		const size = last ? plainMonomial(withoutSign(last)) : '';
		return last?.coefficient.lt(0)
			? `added ${size} instead of subtracting it`
			: `subtracted ${size} instead of adding it`;
	};
	const isVariable = (one: Monomial) => !isNumber(one);
	const wrong: [Monomial[], string][] = [
		...[isNumber, isVariable]
			.filter((which) => terms.some(which))
			.map((which): [Monomial[], string] => [switched(which), reversed(which)]),
		...signsDropped(terms),
		[terms.slice(0, -1), 'left out the last term'],
	];
	return answerOr(terms, wrong);
}

function answerOr(terms: readonly Monomial[], wrong: PerimeterStory['wrong']): DraftAnswer {
	const answer = (kept: readonly Monomial[]) => polynomial(polynomialExpression(collect(kept)));
	return withMisconceptions(
		answer(terms),
		...wrong
			.filter(([kept]) => collect(kept).length > 0)
			.map(([kept, why]) => [answer(kept), why] as const),
	);
}
