/** quad.formula: solving by the quadratic formula. CCSS A-REI.B.4b, N-CN.C.7. */
import { equation, num, quotient, symbol } from '../../../math/expression.ts';
import { call, plusMinus, root } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { multipleChoice, slip } from '../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../family.ts';
import { anyLetter } from '../../words/letters.ts';
import { EXACT, IN_ORDER, ONLY_COMPLEX } from '../../words/solution-forms.ts';
import { coprime, isSquare } from '../../working/divisors.ts';
import { rootsAnswer, rootsOf, standardEquation, standardForm } from '../../working/quadratic.ts';
import {
	discriminantValue,
	formulaBegin,
	formulaLines,
	type WholeQuadratic,
} from '../../working/quadratic-formula.ts';
import { decimalRootLines } from '../../working/decimal-roots.ts';

const drawn = (draw: Draw): WholeQuadratic => ({
	a: draw.int('a'),
	b: draw.int('b'),
	c: draw.int('c'),
});

/** Irrational roots in lowest form: no common factor, not a square. */
function irrational(draw: Draw): WholeQuadratic | undefined {
	const quadratic = drawn(draw);
	const d = discriminantValue(quadratic);
	const fits = d > 0 && !isSquare(d) && coprime(quadratic.a, quadratic.b, quadratic.c);
	return fits && quadratic.c !== 0 ? quadratic : undefined;
}

const exactRoots = (draw: Draw): Draft | undefined => {
	const quadratic = irrational(draw);
	return quadratic && solving(draw, quadratic, EXACT);
};

export const skills: Skills = {
	'Exact roots': exactRoots,
	'Irrational roots': exactRoots,
	'Irrational roots in simplest form': exactRoots,

	'Exact zeros'(draw) {
		const quadratic = irrational(draw);
		if (!quadratic) return undefined;
		const draft = solving(draw, quadratic, EXACT, 'x');
		const f = equation(call('f', 'x'), standardForm(quadratic));
		return {
			...draft,
			prompt: say`Find the zeros of ${f}. Give them exactly, in simplest form, from least to greatest.`,
			steps: [
				line(standardEquation(quadratic), 'the zeros make f(x) equal to 0'),
				...draft.steps.slice(1),
			],
		};
	},

	'Roots to two decimals'(draw) {
		const quadratic = irrational(draw);
		return quadratic && toDecimals(draw, quadratic, 2, 'hundredth');
	},

	'Rational roots'(draw) {
		const [a, c, p, q] = [draw.int('a'), draw.int('c'), draw.int('p'), draw.int('q')];
		if (!coprime(a, p) || !coprime(c, q) || (a === c && Math.abs(p) === Math.abs(q)))
			return undefined;
		const quadratic = { a: a * c, b: -(a * q + c * p), c: p * q };
		if (quadratic.b === 0 || quadratic.a > 15 || Math.abs(a * q - c * p) > 30) return undefined;
		return solving(draw, quadratic, IN_ORDER);
	},

	'Decimal roots from a model'(draw) {
		const [a, v, h] = [Number(draw.choice('a')), draw.int('v'), draw.int('h')];
		const quadratic = { a, b: v, c: -h };
		const [what, unit] =
			a === -16
				? (['ball is kicked straight up', 'feet'] as const)
				: (['toy rocket starts', 'metres'] as const);
		if (h < 5 || (a === -5 && v > 60) || discriminantValue(quadratic) <= 0) return undefined;
		const draft = toDecimals(draw, quadratic, 1, 'tenth', 't');
		if (!draft) return undefined;
		const model = equation('h', standardForm({ a, b: v, c: 0 }, 't'));
		return {
			...draft,
			prompt: say`A ${what} from the ground. Its height in ${unit} after ${symbol('t')} seconds is given by ${model}. At what times is it ${h} ${unit} high? Round to the nearest tenth of a second and write the earlier time first.`,
			steps: [
				line(equation(standardForm({ a, b: v, c: 0 }, 't'), h), `the height is ${h}`),
				line(standardEquation(quadratic, 't'), `subtract ${h} from both sides`),
				...draft.steps.slice(1, -1),
				sentence(say`The times are ${draft.answer.body} seconds.`),
			],
			hints: [say`Put ${num(h)} in place of ${symbol('h')}, then bring all terms to one side.`],
		};
	},

	'Complex roots'(draw) {
		const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
		const whole = (h * h + k * k) % a === 0;
		const quadratic = whole
			? { a, b: -2 * h, c: (h * h + k * k) / a }
			: { a: a * a, b: -2 * a * h, c: h * h + k * k };
		if (h === 0 || quadratic.a > 9 || !coprime(quadratic.a, quadratic.b, quadratic.c))
			return undefined;
		return solving(draw, quadratic, ONLY_COMPLEX, anyLetter(draw.random), true);
	},

	'Solution in the form (a ± √b)/c'(draw) {
		const quadratic = irrational(draw);
		if (!quadratic) return undefined;
		const { a, b, c } = quadratic;
		const k = discriminantValue(quadratic);
		const wrong = [
			{ value: b * b + 4 * a * c, mistake: 'added 4ac instead of subtracting it' },
			{ value: b * b - a * c, mistake: 'left out the factor 4' },
			{ value: b - 4 * a * c, mistake: 'did not square b' },
			{ value: b * b - 4 * c, mistake: 'left out the factor a' },
		].filter(
			({ value }, at, all) => value !== k && all.findIndex((one) => one.value === value) === at,
		);
		const [first, second, third] = wrong;
		if (!first || !second || !third) return undefined;
		const form = quotient(plusMinus(num(-b), root('k')), 2 * a);
		return {
			prompt: say`The solutions of ${standardEquation(quadratic)} can be written in the form ${form}, where ${symbol('k')} is a constant. What is the value of ${symbol('k')}?`,
			answer: multipleChoice(
				k,
				...[first, second, third].map(({ value, mistake }) => slip(value, mistake)),
			),
			steps: [
				...formulaBegin(quadratic),
				sentence(say`The number under the root sign is ${equation('k', k)}.`),
			],
			hints: [say`Which part of the quadratic formula stands under the root sign?`],
		};
	},
};

function solving(
	draw: Draw,
	quadratic: WholeQuadratic,
	form: Prose,
	letter = anyLetter(draw.random),
	complex = false,
): Draft {
	const problem = standardEquation(quadratic, letter);
	return {
		prompt: say`Use the quadratic formula to solve ${problem}. ${form}`,
		answer: rootsAnswer(rootsOf(quadratic), { complex }),
		steps: [line(problem), ...formulaLines(quadratic, { letter, complex })],
		hints: [
			say`Read off the coefficients with their signs, then put them into the quadratic formula.`,
		],
	};
}

/** Both roots rounded; `place` is the word for the last place: "hundredth". */
function toDecimals(
	draw: Draw,
	quadratic: WholeQuadratic,
	places: number,
	place: string,
	letter = anyLetter(draw.random),
): Draft | undefined {
	const problem = standardEquation(quadratic, letter);
	const worked = decimalRootLines(quadratic, places, letter);
	if (!worked) return undefined;
	return {
		prompt: say`Use the quadratic formula to solve ${problem}. Round each solution to the nearest ${place} and write the smaller one first.`,
		answer: worked.answer,
		steps: [line(problem), ...worked.lines],
		hints: [say`Put the coefficients into the quadratic formula. Round only at the end.`],
	};
}
