/** Forms with numbers in them: lines in x and y, two-step formulas, linear equations with letters. */
import Fraction from 'fraction.js';
import { equation } from '../../../../math/expression.ts';
import { polynomialExpression, scale, term, uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { symbol } from '../../../../math/expression.ts';
import { expression } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { LETTER_SETS } from './named-formulas.ts';
import { plainTerm } from '../../../steps/equation-sides.ts';
import { lettersOf } from '../../../steps/letter-algebra.ts';
import { literalQuestion } from '../../../steps/literal-question.ts';
import { readFormula } from '../../../steps/read-formula.ts';

/** ax + by = c, or ax + by + c = 0, solved for y. */
function lineForY(a: number, b: number, c: number, isZero: boolean): Draft | undefined {
	const right = isZero ? -c : c;
	const problem = isZero
		? equation(uncollected(term(a, 'x'), term(b, 'y'), term(c)), 0)
		: equation(uncollected(term(a, 'x'), term(b, 'y')), c);
	const far = [term(-a, 'x'), term(right)];
	const result = polynomialExpression(scale(far, new Fraction(1, b)));
	const moved =
		a < 0
			? `add ${plainTerm(term(-a, 'x'))} to both sides`
			: `subtract ${plainTerm(term(a, 'x'))} from both sides`;
	const constant = c < 0 ? `, add ${-c} to both sides` : `, subtract ${c} from both sides`;
	return {
		prompt: say`Solve ${problem} for ${symbol('y')}. Give the answer in the form ${{ kind: 'symbol', name: 'mx + b' }}.`,
		answer: expression(result),
		steps: [
			line(problem),
			line(
				equation(uncollected(term(b, 'y')), uncollected(...far)),
				isZero ? moved + constant : moved,
			),
			...(b === 1
				? []
				: [
						line(
							equation('y', result),
							b === -1 ? 'multiply each term by -1' : `divide each term by ${b}`,
						),
					]),
		],
		hints: [say`First get the term with ${symbol('y')} alone on one side.`],
	};
}

export function slopeForm(draw: Draw): Draft | undefined {
	if (draw.inTurn('style') === 'numeric')
		return lineForY(draw.int('a'), draw.int('b'), draw.int('c'), false);
	const [a = 'a', b = 'b', c = 'c'] = draw.random.pick(LETTER_SETS) || 'abc';
	const sign = draw.random.pick(['+', '-']);
	return literalQuestion(readFormula(`${a}x${sign}${b}y=${c}`), 'y');
}

/** The areas and volumes that are one product, and the sums of sides. */
const PRODUCTS = ['A=lw', 'V=lwh', 'I=Prt', 'F=ma', 'V=Bh', 'A=½bh', 'd=vt'];
const SUMS = ['P=2l+2w', 'P=2a+b', 'P=3a+2b', 'A=½h(a+b)'];

export function numericForms(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const form = draw.inTurn('form');
	if (form.startsWith('slope')) return lineForY(a, b, c, true);
	if (form.includes('y=m')) {
		const text = Math.abs(a) === 1 ? `y=m(x-p)+q` : `y=${a}(x${signedText(b)})${signedText(c)}`;
		return literalQuestion(readFormula(text), 'x');
	}
	const formula = readFormula(draw.random.pick(form.includes('A=lw') ? PRODUCTS : SUMS));
	const letters = lettersOf(formula.right);
	return literalQuestion(formula, draw.random.pick(letters));
}

const signedText = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

export function twoStepForms(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (Math.abs(b) === a) return undefined;
	const form = draw.inTurn('form');
	const { random } = draw;
	if (form.startsWith('y=')) return literalQuestion(readFormula(`y=${a}x${signedText(b)}`), 'x');
	if (form.startsWith('P=')) {
		const [l = 'l', w = 'w'] = random.pick(['lw', 'ab', 'xy', 'mn']);
		return literalQuestion(
			readFormula(`P=2${l}+2${w}`),
			random.pick([l, w]),
			'gives the perimeter of a rectangle',
		);
	}
	if (form.startsWith('ax')) return lineForY(a, random.int(2, 6), b, false);
	if (form.startsWith('C='))
		return literalQuestion(
			readFormula(`C=${Math.abs(b)}+${a}n`),
			'n',
			'gives the cost of several items with a fixed fee',
		);
	return literalQuestion(readFormula(`T=${a}(${Math.abs(b)}+x)`), 'x');
}

/** a(x + b) = c and its relatives, with letters only or with numbers. */
export function linearLetters(draw: Draw): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const { random } = draw;
	const sign = random.pick(['+', '-']);
	const [p = 'a', q = 'b', r = 'c'] = random.pick(LETTER_SETS) || 'abc';
	const texts =
		draw.inTurn('style') === 'letters'
			? [`${p}(x${sign}${q})=${r}`, `${p}x${sign}${q}=${r}`, `x/${p}${sign}${q}=${r}`]
			: [
					`${a}(x${sign}${q})=${c}`,
					`${a}(x${sign}${q})=${r}`,
					`${a}x${sign}${q}=${c}`,
					`${p}x${signedText(c)}=${r}`,
				];
	return literalQuestion(readFormula(random.pick(texts)), 'x');
}
