/** Forms with numbers in them: lines in x and y, two-step formulas, linear equations with letters. */
import Fraction from 'fraction.js';
import { equation, symbol, tuple } from '../../../../math/expression.ts';
import { polynomialExpression, scale, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { expression, onlyIf, withMisconceptions } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { LENS, RESISTORS } from '../../../contexts/reciprocal-formulas.ts';
import { lettersOf } from '../../../steps/letter-algebra.ts';
import { literalQuestion } from '../../../steps/literal-question.ts';
import { readFormula } from '../../../steps/read-formula.ts';
import { plainTerm } from '../../../steps/equation-sides.ts';

// What the formulas of the curriculum plan give, and how those are read that the plan writes loosely.

const START = symbol('v_{0}');
const KINETIC_ENERGY = say`gives the kinetic energy of an object with mass ${symbol('m')} and speed ${symbol('v')}`;

/** By the plan's way of writing. A formula that is not listed has no name. */
const SAYS: Readonly<Record<string, string | Prose>> = {
	'A=½h(a+b)': 'gives the area of a trapezoid',
	'V=πr²h': 'gives the volume of a cylinder',
	'S=2(lw+lh+wh)': 'gives the surface area of a rectangular box',
	'P=2l+2w': 'gives the perimeter of a rectangle',
	'C=5/9(F-32)': 'gives a Fahrenheit temperature in degrees Celsius',
	'A=½bh': 'gives the area of a triangle',
	'V=lwh': 'gives the volume of a rectangular box',
	'I=Prt': 'gives the simple interest on a deposit',
	'A=P+Prt': 'gives the value of a deposit with simple interest',
	'A=P(1+rt)': 'gives the value of a deposit with simple interest',
	'A=P(1+r)²': 'gives the value of a deposit after two years',
	'd=½(v+u)t': say`gives the distance covered in time ${symbol('t')} by an object whose speed changes from ${START} to ${symbol('v')} under constant acceleration`,
	'v=u+at': say`gives the speed of an object after time ${symbol('t')}, with initial speed ${START} and constant acceleration ${symbol('a')}`,
	'v²=u²+2as': say`relates the initial speed ${START} and the final speed ${symbol('v')} of an object with constant acceleration ${symbol('a')} to the distance ${symbol('d')} that it covers`,
	's=ut+½at²': say`gives the distance covered in time ${symbol('t')} by an object with initial speed ${START} and constant acceleration ${symbol('a')}`,
	'S=(n-2)180': 'gives the sum of the angles of a polygon in degrees',
	'F=ma': say`gives the net force on an object with mass ${symbol('m')} and acceleration ${symbol('a')}`,
	'E=IR': say`gives the voltage across a resistor with resistance ${symbol('R')} that carries a current ${symbol('I')}`,
	'W=Fd': say`gives the work done by a force ${symbol('F')} over a distance ${symbol('d')}`,
	'P=W/t': say`gives the power of a machine that does an amount of work ${symbol('W')} in time ${symbol('t')}`,
	'D=m/V': say`gives the density of an object with mass ${symbol('m')} and volume ${symbol('V')}`,
	'V=⅓Bh': 'gives the volume of a pyramid',
	'V=Bh': 'gives the volume of a prism',
	'S=2πrh': 'gives the lateral area of a cylinder',
	'S=2πr²+2πrh': 'gives the surface area of a cylinder',
	'z=(x-μ)/σ': say`gives the z-score of a value ${symbol('x')} in a distribution with mean ${symbol('\\mu')} and standard deviation ${symbol('\\sigma')}`,
	'm=(y2-y1)/(x2-x1)': 'gives the slope of a line through two points',
	'm=(y-b)/(x-a)': say`gives the slope of the line through the points ${tuple('a', 'b')} and ${tuple('x', 'y')}`,
	'PV=nRT': 'describes the state of a gas',
	'P=nRT/V': 'gives the pressure of a gas',
	'K=½mv²': KINETIC_ENERGY,
	'E=½mv²': KINETIC_ENERGY,
	'E=mc²': 'gives the energy of a mass',
	'A=πr²': 'gives the area of a circle',
	'V=⅓πr²h': 'gives the volume of a cone',
	'V=4/3πr³': 'gives the volume of a sphere',
	'S=4πr²': 'gives the surface area of a sphere',
	'a²+b²=c²': 'describes the sides of a right triangle',
	'c=√(a²+b²)': 'gives the hypotenuse of a right triangle',
	'T=2π√(L/g)': say`gives the period of a pendulum with length ${symbol('L')}, where ${symbol('g')} is the acceleration due to gravity`,
	'F=Gm1m2/r²': 'gives the gravitational force between two masses',
	'P=I²R': say`gives the power used by a resistor with resistance ${symbol('R')} that carries a current ${symbol('I')}`,
	'F=kq/r²': say`gives the electric force at a distance ${symbol('r')} from a charge`,
	'h=v²/2g': say`gives the height reached by a ball thrown straight up with speed ${symbol('v')}, where ${symbol('g')} is the acceleration due to gravity`,
	'I=P/(4πd²)': say`gives the brightness of a lamp at a distance ${symbol('d')} from it`,
	'Q=√(2KD/h)': 'gives the most economical order size for a store',
	'A=lw': 'gives the area of a rectangle',
	'd=rt': 'gives the distance covered at a steady rate',
	'C=2πr': 'gives the circumference of a circle',
	'C=πd': 'gives the circumference of a circle',
	'p=4s': 'gives the perimeter of a square',
	'1/f=1/u+1/v': LENS,
	'1/R=1/a+1/b': RESISTORS,
	'1/t=1/a+1/b': say`relates the time ${symbol('t')} that two people take to do a job together to the times ${symbol('a')} and ${symbol('b')} that they take to do it alone`,
	'I=E/(R+r)': say`gives the current ${symbol('I')} in a circuit that has external resistance ${symbol('R')} and is powered by a battery with voltage ${symbol('E')} and internal resistance ${symbol('r')}`,
	'S=a/(1-r)': 'gives the sum of an infinite geometric series',
	'S=a(1-rⁿ)/(1-r)': 'gives the sum of a finite geometric series whose common ratio is not 1',
	'S=½n(a+l)': 'gives the sum of an arithmetic series',
	'v=√(2gh)': say`gives the speed of a stone that has fallen a distance ${symbol('h')} from rest, where ${symbol('g')} is the acceleration due to gravity`,
	'r=√(A/π)': 'gives the radius of a circle',
	'x=√(2E/k)': say`gives the distance ${symbol('x')} that a spring with spring constant ${symbol('k')} is stretched when it stores energy ${symbol('E')}`,
	'f=1/(2π√(LC))': say`gives the resonant frequency of a circuit with inductance ${symbol('L')} and capacitance ${symbol('C')}`,
	's=√(V/h)': say`gives the side length of the square base of a box with volume ${symbol('V')} and height ${symbol('h')}`,
	't=√(2d/a)': say`gives the time it takes an object that starts from rest to travel a distance ${symbol('d')} with constant acceleration ${symbol('a')}`,
	'v=√(GM/r)': say`gives the speed of a satellite in a circular orbit with radius ${symbol('r')} around a planet with mass ${symbol('M')}`,
	'r=∛(3V/4π)': 'gives the radius of a sphere',
	'h=2A/(a+b)': 'gives the height of a trapezoid',
};

/** The words after the formula in a sentence: "gives the area of a circle". */
export const says = (formula: string): string | Prose | undefined => SAYS[formula];

const EXACTLY: Readonly<Record<string, string>> = {
	'd=½(v+u)t': 'd=½(v+v0)t',
	'v=u+at': 'v=v0+at',
	'v²=u²+2as': 'v²=v0²+2ad',
	's=ut+½at²': 'd=v0t+½at²',
	'S=(n-2)180': 'S=180(n-2)',
	'h=v²/2g': 'h=v²/(2g)',
	'r=∛(3V/4π)': 'r=∛(3V/(4π))',
};

/** As `readFormula` takes it. */
export const exactly = (formula: string): string => EXACTLY[formula] ?? formula;

/** Other letters for a pattern, in the order of its letters; none is x or looks like a digit. */
export const LETTER_SETS: readonly string[] = ['', 'pqrst', 'kmnpq', 'bcdfg', 'rstuv', 'hkmnp'];

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
	const constant = c < 0 ? `add ${-c} to both sides` : `subtract ${c} from both sides`;
	return {
		prompt: say`Solve ${problem} for ${symbol('y')}. Write the expression for ${symbol('y')} in the form ${{ kind: 'symbol', name: 'mx + b' }}.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(polynomialExpression(scale([term(a, 'x'), term(right)], new Fraction(1, b)))),
				'did not change the sign of the x-term when moving it',
			],
			...onlyIf(b !== 1, [
				expression(polynomialExpression([term(new Fraction(-a, b), 'x'), term(right)])),
				b === -1 ? 'changed the sign of only the x-term' : `divided only the x-term by ${b}`,
			]),
			[
				expression(polynomialExpression(scale(far, new Fraction(-1, b)))),
				b === -1
					? 'dropped the negative sign from −y'
					: b < 0
						? `divided by ${-b} instead of by ${b}`
						: 'changed the sign of each term when dividing',
			],
		),
		steps: [
			line(problem),
			...(isZero ? [line(equation(uncollected(term(a, 'x'), term(b, 'y')), right), constant)] : []),
			line(equation(uncollected(term(b, 'y')), uncollected(...far)), moved),
			...(b === 1
				? []
				: [
						line(
							equation('y', result),
							b === -1 ? 'multiply each term by -1' : `divide each term by ${b}`,
						),
					]),
		],
		hints: [say`How can you isolate the term with ${symbol('y')}?`],
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
			say`gives the cost, in dollars, of ordering ${symbol('n')} items, including a fixed shipping fee`,
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
