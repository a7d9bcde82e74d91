/** quad.formula: solving by the quadratic formula. */
import { equation, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills, withMisconceptions } from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { EXACT, IN_ORDER, ONLY_COMPLEX } from '../../../contexts/line-forms.ts';
import { coprime } from '../../../../math/gcd.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	discriminantValue,
	rootsAnswer,
	rootsOf,
	standardEquation,
	standardForm,
	type WholeQuadratic,
} from '../../../steps/quadratic.ts';
import { formulaLines } from '../../../steps/quadratic-formula.ts';
import { wrongRoots } from '../../../steps/wrong-roots.ts';
import { numberUnderRoot } from './choice.ts';
import { timesAtHeight, toDecimals } from './decimals.ts';

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
	'Find exact solutions with the quadratic formula': exactRoots,

	'Find the exact zeros of a quadratic function'(draw) {
		const quadratic = irrational(draw);
		if (!quadratic) return undefined;
		const draft = solving(draw, quadratic, EXACT, 'x');
		const f = equation(call('f', 'x'), standardForm(quadratic));
		return {
			...draft,
			prompt: say`Find the zeros of ${f}. Give exact values in simplest form, from least to greatest.`,
			steps: [line(standardEquation(quadratic), 'set f(x) equal to 0'), ...draft.steps.slice(1)],
		};
	},

	'Approximate solutions with the quadratic formula'(draw) {
		const quadratic = irrational(draw);
		return quadratic && toDecimals(draw, quadratic, 2, 'hundredth');
	},

	'Find rational solutions with the quadratic formula'(draw) {
		const [a, c, p, q] = [draw.int('a'), draw.int('c'), draw.int('p'), draw.int('q')];
		if (!coprime(a, p) || !coprime(c, q) || (a === c && Math.abs(p) === Math.abs(q)))
			return undefined;
		const quadratic = { a: a * c, b: -(a * q + c * p), c: p * q };
		if (quadratic.b === 0 || quadratic.a > 15 || Math.abs(a * q - c * p) > 30) return undefined;
		return solving(draw, quadratic, IN_ORDER);
	},

	'Solve a quadratic model and round the answer': timesAtHeight,
	'Find a constant in the quadratic formula'(draw) {
		const quadratic = irrational(draw);
		return quadratic && numberUnderRoot(quadratic);
	},

	'Find complex solutions with the quadratic formula'(draw) {
		const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
		const whole = (h * h + k * k) % a === 0;
		const quadratic = whole
			? { a, b: -2 * h, c: (h * h + k * k) / a }
			: { a: a * a, b: -2 * a * h, c: h * h + k * k };
		if (h === 0 || quadratic.a > 9 || !coprime(quadratic.a, quadratic.b, quadratic.c))
			return undefined;
		return solving(draw, quadratic, ONLY_COMPLEX, anyLetter(draw.random), true);
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
		answer: withMisconceptions(
			rootsAnswer(rootsOf(quadratic), { complex }),
			...wrongRoots(quadratic),
		),
		steps: [line(problem), ...formulaLines(quadratic, { letter, complex })],
		hints: [
			say`What are ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}, with their signs?`,
			say`What is the discriminant, the number under the radical?`,
		],
	};
}
