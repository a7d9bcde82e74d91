/** poly.ineq: polynomial inequalities by a sign chart. */
import {
	added,
	type Coefficients,
	divided,
	expanded,
	type Factored,
	factoredForm,
	scaled,
	termsOf,
	valueAt,
	withZeros,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import { brackets, type Expression, num, product, relation } from '../../../../math/expression.ts';
import { type Sign, signNamed, turned } from '../../../../math/inequality.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	takeTermsAway,
	withMisconceptions,
	written as answered,
	type WrongAnswer,
} from '../../../family.ts';
import { quadraticReason } from '../../../steps/factoring.ts';
import {
	INTEGER_ZERO,
	quotientReason,
	syntheticLine,
	triedInVain,
} from '../../../steps/synthetic-division.ts';
import { substitutionLines } from '../../../steps/value-at.ts';
import {
	chartMisconceptions,
	signChartLines,
	signChartSolution,
	solutionSet,
} from '../../../steps/sign-chart.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Solve quadratic and factored cubic inequalities'(draw) {
		const [p, q, r, a] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('a')];
		const sign = signNamed(draw.choice('rel'));
		if (p === q) return undefined;
		if (draw.random.int(0, 1) === 0) return expandedQuadratic(withZeros(a, p, q), sign);
		const zeros = r === p || r === q ? [p, q, r].toSorted((x, y) => x - y) : [p, q, r];
		const of = withZeros(a, ...zeros);
		return question(of, sign, relation(factoredForm(of), sign, 0), []);
	},

	'Factor to solve a polynomial inequality'(draw) {
		const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
		if (new Set([p, q, r]).size < 3) return undefined;
		const cubic = expanded(withZeros(draw.int('k'), p, q, r));
		const sign = signNamed(draw.choice('rel'));
		const moved = movedTerms(draw, cubic);
		const problem = relation(written(added(cubic, moved)), sign, written(moved));
		const tested = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5].find((x) => valueAt(cubic, x) === 0) ?? p;
		const others = [p, q, r].filter((zero) => zero !== tested);
		// The factor that is found first stays in front.
		const of = withZeros(draw.int('k'), tested, ...others);
		const inner = expanded({ ...of, lead: 1 });
		const { quotient: quadratic } = divided(inner, zeroAt(tested));
		const lines: Line[] = [
			...(moved.every((value) => value === 0)
				? []
				: [line(relation(written(cubic), sign, 0), takeTermsAway(termsOf(moved), ' and '))]),
			...(of.lead === 1
				? []
				: [
						line(
							relation(product(of.lead, brackets(written(inner))), sign, 0),
							`factor out ${plainNumber(of.lead)}`,
						),
					]),
			sentence(
				say`Let ${call('P', 'x')} be the ${of.lead === 1 ? 'left side' : 'polynomial in the brackets'}, and test the divisors of its constant term.${triedInVain('P', inner, tested)}`,
				INTEGER_ZERO,
			),
			...substitutionLines('P', inner, tested),
			sentence(
				say`${num(tested)} is a zero, so ${written(zeroAt(tested))} is a factor of ${call('P', 'x')}.`,
				'by the factor theorem',
			),
			syntheticLine(inner, tested),
			line(
				relation(factoredForm({ lead: of.lead, factors: [zeroAt(tested), quadratic] }), sign, 0),
				quotientReason(inner, tested),
			),
			line(relation(factoredForm(of), sign, 0), reasonFor(...others)),
		];
		return question(of, sign, problem, lines);
	},
};

/** One or two terms on the right side; often none. */
function movedTerms(draw: Draw, [, , linear = 0, constant = 0]: Coefficients): Coefficients {
	switch (draw.random.int(0, 3)) {
		case 0:
			return [-constant];
		case 1:
			return [-linear, -constant];
		default:
			return [0];
	}
}

function expandedQuadratic(of: Factored, sign: Sign): Draft | undefined {
	const zeros = of.factors.map(([, constant = 0]) => -constant);
	const quadratic = expanded(of);
	const problem = relation(written(quadratic), sign, 0);
	if (of.lead === 1 || of.lead === -1) {
		const positive = { ...of, lead: 1 };
		const changed = of.lead === -1 ? turned(sign) : sign;
		const lines = [
			...(of.lead === -1
				? [
						line(
							relation(written(scaled(quadratic, -1)), changed, 0),
							'multiply both sides by −1 and reverse the inequality symbol',
						),
					]
				: []),
			line(relation(factoredForm(positive), changed, 0), reasonFor(...zeros)),
		];
		const forgotten =
			of.lead === -1
				? 'did not reverse the inequality symbol when multiplying by a negative number'
				: undefined;
		return question(positive, changed, problem, lines, forgotten);
	}
	const [a = 1, b = 0, c = 0] = quadratic.map((value) => value / of.lead);
	const inside = written([a, b, c]);
	return question(of, sign, problem, [
		line(relation(product(of.lead, inside), sign, 0), `factor out ${plainNumber(of.lead)}`),
		line(relation(factoredForm(of), sign, 0), reasonFor(...zeros)),
	]);
}

/** Why (x − p)(x − q) follows from the quadratic. */
const reasonFor = (p = 0, q = p): string => quadraticReason({ a: 1, p: -p, c: 1, q: -q });

/** `lines` lead from the problem to the factored form compared with 0. */
function question(
	of: Factored,
	sign: Sign,
	problem: Expression,
	lines: Line[],
	/** What leads to the opposite set, where the inequality symbol had to be reversed. */
	forgotten?: string,
): Draft | undefined {
	const signedFactors = { lead: of.lead, above: of.factors };
	const set = solutionSet(signedFactors, sign);
	if (!set) return undefined;
	const isComparedWithZero =
		problem.kind === 'relation' && problem.right.kind === 'number' && problem.right.value.equals(0);
	return {
		prompt: say`Solve ${problem}. Write the solution in interval notation.`,
		answer: withMisconceptions(
			answered('interval', set),
			...chartMisconceptions(signedFactors, sign, { reversed: forgotten }).map(
				([wrong, why]): WrongAnswer => [answered('interval', wrong), why],
			),
		),
		steps: [
			line(problem),
			...lines,
			...signChartLines(signedFactors, sign),
			signChartSolution(signedFactors, sign, set),
		],
		hints: [
			forgotten !== undefined
				? say`What happens to the inequality symbol when you multiply both sides by ${-1}? How does the new left side factor?`
				: lines.length > 0
					? of.factors.length > 2
						? say`${isComparedWithZero ? 'Can you find an integer that makes' : 'How do you get 0 on the right side? Can you then find an integer that makes'} the left side 0? By the factor theorem, what factor does that give you?`
						: say`How does the left side factor${isComparedWithZero ? '' : ' when the right side is 0'}? Where is each factor 0?`
					: say`Where is each factor 0? Into which intervals do these numbers divide the number line?`,
			say`What is the sign of the product in each interval?`,
		],
	};
}
