/** eq.literal: rearrange a formula or literal equation for a named letter. */
import Fraction from 'fraction.js';
import { equation, type Expression, symbol, tuple } from '../../../../math/expression.ts';
import { countOf, lettersOf } from '../../../../math/letter-algebra.ts';
import { polynomialExpression, scale, term, uncollected } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { realValue } from '../../../../math/real-value.ts';
import { tex } from '../../../../math/tex.ts';
import {
	distractor,
	type Draft,
	type Draw,
	expression,
	line,
	multipleChoice,
	onlyIf,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { denominatorsOf } from '../../../steps/collect-letter.ts';
import { type Formula, mistaken, readFormula } from '../../../steps/isolate.ts';
import { LENS, literalQuestion, RESISTORS, targetsOf } from '../../../steps/literal-question.ts';
import { plainTerm } from '../../../steps/solve-equation.ts';

// Choose the rearranged formula: the wrong ones come from one operation undone wrongly.

function chooseFormula(draw: Draw): Draft | undefined {
	const text = draw.inTurn('formula');
	const formula = readFormula(exactly(text));
	const targets = targetsOf(formula);
	const target = targets[(draw.int('target') - 1) % targets.length];
	const what = says(text);
	const solved = target === undefined ? undefined : literalQuestion(formula, target, what);
	const result = solved?.answer.body.parts[0];
	if (!solved || target === undefined || typeof result !== 'object') return undefined;
	const wrong = draw.random.shuffle(mistaken(formula, target));
	const distractors: { result: Expression; misconception: string }[] = [];
	for (const one of wrong)
		if (
			![result, ...distractors.map((chosen) => chosen.result)].some((other) =>
				same(other, one.result),
			)
		)
			distractors.push(one);
	if (distractors.length < 3) return undefined;
	const letter = symbol(target);
	const positive = /sqrt|\^/.test(tex(equation(formula.left, formula.right)))
		? ' All variables represent positive numbers.'
		: '';
	return {
		prompt: what
			? say`The formula ${equation(formula.left, formula.right)} ${what}. Which formula gives ${letter}?${positive}`
			: say`Which equation do you get when you solve ${equation(formula.left, formula.right)} for ${letter}?${positive}`,
		answer: multipleChoice(
			equation(letter, result),
			...distractors
				.slice(0, 3)
				.map((one) => distractor(equation(letter, one.result), one.misconception)),
		),
		steps: solved.steps,
		hints: solved.hints,
	};
}

/** Equal in value at three points. */
function same(a: Expression, b: Expression): boolean {
	const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])];
	return [1.3, 2.1, 3.7].every((size, at) => {
		const values = new Map(
			letters.map((name, place) => [name, size + 0.7 * place * (at + 1) + 0.1 * place * place]),
		);
		const valueOf = (letter: string) => values.get(letter) ?? Number.NaN;
		const [left, right] = [realValue(a, valueOf), realValue(b, valueOf)];
		return (
			Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(left)) ||
			(Number.isNaN(left) && Number.isNaN(right))
		);
	});
}

export const skills: Skills = {
	'Rearrange a formula or a linear equation': numericForms,
	'Solve ax + by = c for y': slopeForm,
	'Solve a two-step equation for one variable': twoStepForms,
	'Solve linear literal equations': linearLetters,

	'Solve a one-step formula for a variable': (draw) => named(draw, Number(draw.choice('target'))),
	'Solve a formula for a chosen variable': inTurn,
	'Solve formulas with powers or radicals': inTurn,
	'Solve a rational formula for a variable': inTurn,

	'Solve for a variable that appears twice': (draw) => pattern(draw, draw.inTurn('pattern'), true),
	'Solve for a variable in two terms or a denominator'(draw) {
		const text = draw.inTurn('pattern');
		return pattern(draw, text, text.includes('x'));
	},

	'Rearrange a formula in context': chooseFormula,
};

function inTurn(draw: Draw): Draft | undefined {
	return named(draw, draw.int('target'));
}

/** The plan gives the place of the letter among those that the formula can be solved for. */
function named(draw: Draw, place: number): Draft | undefined {
	const text = draw.inTurn('formula');
	const formula = readFormula(exactly(text));
	const targets = targetsOf(formula);
	const target = targets[(place - 1) % targets.length];
	return target === undefined ? undefined : literalQuestion(formula, target, says(text));
}

/** A pattern of the plan in other letters; `+` and `-` may change places in a pattern that is not a known formula. */
function pattern(draw: Draw, text: string, inX: boolean): Draft | undefined {
	if (!inX) {
		const formula = readFormula(text);
		const targets = targetsOf(formula).filter((letter) => isInTwoTermsOrBelow(formula, letter));
		return targets.length === 0
			? undefined
			: literalQuestion(formula, draw.random.pick(targets), says(text));
	}
	const changed = draw.choice('sign') === '-' ? swapSigns(text) : text;
	const set = draw.random.pick(LETTER_SETS);
	const formula = readFormula(inLetters(changed, set));
	return literalQuestion(formula, 'x');
}

/** What the title says. */
const isInTwoTermsOrBelow = ({ left, right }: Formula, letter: string): boolean =>
	countOf(left, letter) + countOf(right, letter) > 1 ||
	[left, right].flatMap(denominatorsOf).some((under) => countOf(under, letter) > 0);

const swapSigns = (text: string): string =>
	text.replaceAll(/[+-]/g, (sign) => (sign === '+' ? '-' : '+'));

/** Every letter but x and y becomes the next one of the set; the empty set keeps them. */
function inLetters(text: string, set: string): string {
	if (set === '') return text;
	const letters = [...new Set(text.match(/[a-wz]/g) ?? [])];
	return text.replaceAll(/[a-wz]/g, (letter) => set[letters.indexOf(letter)] ?? letter);
}

// What the formulas of the curriculum plan give, and how to read the ones that the plan writes loosely.

const START = symbol('v_{0}');
const KINETIC_ENERGY = say`gives the kinetic energy of an object with mass ${symbol('m')} and speed ${symbol('v')}`;

/** By the plan's way of writing. A formula that is not listed has no name. */
const SAYS: Readonly<Record<string, string | Prose>> = {
	'A=½h(a+b)': say`gives the area of a trapezoid with height ${symbol('h')} and parallel sides ${symbol('a')} and ${symbol('b')}`,
	'V=πr²h': say`gives the volume of a cylinder with radius ${symbol('r')} and height ${symbol('h')}`,
	'S=2(lw+lh+wh)': say`gives the surface area of a rectangular box with length ${symbol('l')}, width ${symbol('w')}, and height ${symbol('h')}`,
	'P=2l+2w': say`gives the perimeter of a rectangle with length ${symbol('l')} and width ${symbol('w')}`,
	'C=5/9(F-32)': say`gives the temperature in degrees Celsius that equals ${symbol('F')} degrees Fahrenheit`,
	'A=½bh': say`gives the area of a triangle with base ${symbol('b')} and height ${symbol('h')}`,
	'V=lwh': say`gives the volume of a rectangular box with length ${symbol('l')}, width ${symbol('w')}, and height ${symbol('h')}`,
	'I=Prt': say`gives the simple interest on a deposit ${symbol('P')} at the yearly rate ${symbol('r')} after ${symbol('t')} years`,
	'A=P+Prt': say`gives the value of a deposit ${symbol('P')} with simple interest at the yearly rate ${symbol('r')} after ${symbol('t')} years`,
	'A=P(1+rt)': say`gives the value of a deposit ${symbol('P')} with simple interest at the yearly rate ${symbol('r')} after ${symbol('t')} years`,
	'A=P(1+r)²': say`gives the value of a deposit ${symbol('P')} after two years at the yearly rate ${symbol('r')}`,
	'd=½(v+u)t': say`gives the distance covered in time ${symbol('t')} by an object whose speed changes from ${START} to ${symbol('v')} under constant acceleration`,
	'v=u+at': say`gives the speed of an object after time ${symbol('t')}, with initial speed ${START} and constant acceleration ${symbol('a')}`,
	'v²=u²+2as': say`relates the initial speed ${START} and the final speed ${symbol('v')} of an object with constant acceleration ${symbol('a')} to the distance ${symbol('d')} that it covers`,
	's=ut+½at²': say`gives the distance covered in time ${symbol('t')} by an object with initial speed ${START} and constant acceleration ${symbol('a')}`,
	'S=(n-2)180': say`gives the sum of the angles, in degrees, of a polygon with ${symbol('n')} sides`,
	'F=ma': say`gives the net force on an object with mass ${symbol('m')} and acceleration ${symbol('a')}`,
	'E=IR': say`gives the voltage across a resistor with resistance ${symbol('R')} that carries a current ${symbol('I')}`,
	'W=Fd': say`gives the work done by a force ${symbol('F')} over a distance ${symbol('d')}`,
	'P=W/t': say`gives the power of a machine that does an amount of work ${symbol('W')} in time ${symbol('t')}`,
	'D=m/V': say`gives the density of an object with mass ${symbol('m')} and volume ${symbol('V')}`,
	'V=⅓Bh': say`gives the volume of a pyramid with base area ${symbol('B')} and height ${symbol('h')}`,
	'V=Bh': say`gives the volume of a prism with base area ${symbol('B')} and height ${symbol('h')}`,
	'S=2πrh': say`gives the lateral area of a cylinder with radius ${symbol('r')} and height ${symbol('h')}`,
	'S=2πr²+2πrh': say`gives the surface area of a cylinder with radius ${symbol('r')} and height ${symbol('h')}`,
	'z=(x-μ)/σ': say`gives the z-score of a value ${symbol('x')} in a distribution with mean ${symbol('\\mu')} and standard deviation ${symbol('\\sigma')}`,
	'm=(y2-y1)/(x2-x1)': say`gives the slope of the line through the points ${tuple('x_{1}', 'y_{1}')} and ${tuple('x_{2}', 'y_{2}')}`,
	'm=(y-b)/(x-a)': say`gives the slope of the line through the points ${tuple('a', 'b')} and ${tuple('x', 'y')}`,
	'PV=nRT': say`relates the pressure ${symbol('P')}, the volume ${symbol('V')}, and the temperature ${symbol('T')} of ${symbol('n')} moles of a gas, where ${symbol('R')} is the gas constant`,
	'P=nRT/V': say`gives the pressure of ${symbol('n')} moles of a gas with volume ${symbol('V')} and temperature ${symbol('T')}, where ${symbol('R')} is the gas constant`,
	'K=½mv²': KINETIC_ENERGY,
	'E=½mv²': KINETIC_ENERGY,
	'E=mc²': say`gives the energy of a mass ${symbol('m')}, where ${symbol('c')} is the speed of light`,
	'A=πr²': say`gives the area of a circle with radius ${symbol('r')}`,
	'V=⅓πr²h': say`gives the volume of a cone with radius ${symbol('r')} and height ${symbol('h')}`,
	'V=4/3πr³': say`gives the volume of a sphere with radius ${symbol('r')}`,
	'S=4πr²': say`gives the surface area of a sphere with radius ${symbol('r')}`,
	'a²+b²=c²': say`relates the legs ${symbol('a')} and ${symbol('b')} of a right triangle to its hypotenuse ${symbol('c')}`,
	'c=√(a²+b²)': say`gives the hypotenuse of a right triangle with legs ${symbol('a')} and ${symbol('b')}`,
	'T=2π√(L/g)': say`gives the period of a pendulum with length ${symbol('L')}, where ${symbol('g')} is the acceleration due to gravity`,
	'F=Gm1m2/r²': say`gives the gravitational force between two masses ${symbol('m_{1}')} and ${symbol('m_{2}')} at a distance ${symbol('r')}, where ${symbol('G')} is the gravitational constant`,
	'P=I²R': say`gives the power used by a resistor with resistance ${symbol('R')} that carries a current ${symbol('I')}`,
	'F=kq/r²': say`gives the electric force on a unit charge at a distance ${symbol('r')} from a charge ${symbol('q')}, where ${symbol('k')} is a constant`,
	'h=v²/2g': say`gives the height reached by a ball thrown straight up with speed ${symbol('v')}, where ${symbol('g')} is the acceleration due to gravity`,
	'I=P/(4πd²)': say`gives the brightness of a lamp with power ${symbol('P')} at a distance ${symbol('d')} from it`,
	'Q=√(2KD/h)': say`gives the most economical order size for a store that sells ${symbol('D')} items per year, pays ${symbol('K')} dollars for each order, and pays ${symbol('h')} dollars per year to store one item`,
	'A=lw': say`gives the area of a rectangle with length ${symbol('l')} and width ${symbol('w')}`,
	'd=rt': say`gives the distance covered in time ${symbol('t')} at a steady rate ${symbol('r')}`,
	'C=2πr': say`gives the circumference of a circle with radius ${symbol('r')}`,
	'C=πd': say`gives the circumference of a circle with diameter ${symbol('d')}`,
	'p=4s': say`gives the perimeter of a square with side length ${symbol('s')}`,
	'1/f=1/u+1/v': LENS,
	'1/R=1/a+1/b': RESISTORS,
	'1/t=1/a+1/b': say`relates the time ${symbol('t')} that two people take to do a job together to the times ${symbol('a')} and ${symbol('b')} that they take to do it alone`,
	'I=E/(R+r)': say`gives the current ${symbol('I')} in a circuit that has external resistance ${symbol('R')} and is powered by a battery with voltage ${symbol('E')} and internal resistance ${symbol('r')}`,
	'S=a/(1-r)': say`gives the sum of an infinite geometric series with first term ${symbol('a')} and common ratio ${symbol('r')}`,
	'S=a(1-rⁿ)/(1-r)': say`gives the sum of the first ${symbol('n')} terms of a geometric series with first term ${symbol('a')} and a common ratio ${symbol('r')} that is not 1`,
	'S=½n(a+l)': say`gives the sum of an arithmetic series with ${symbol('n')} terms, first term ${symbol('a')}, and last term ${symbol('l')}`,
	'v=√(2gh)': say`gives the speed of a stone that has fallen a distance ${symbol('h')} from rest, where ${symbol('g')} is the acceleration due to gravity`,
	'r=√(A/π)': say`gives the radius of a circle with area ${symbol('A')}`,
	'x=√(2E/k)': say`gives the distance ${symbol('x')} that a spring with spring constant ${symbol('k')} is stretched when it stores energy ${symbol('E')}`,
	'f=1/(2π√(LC))': say`gives the resonant frequency of a circuit with inductance ${symbol('L')} and capacitance ${symbol('C')}`,
	's=√(V/h)': say`gives the side length of the square base of a box with volume ${symbol('V')} and height ${symbol('h')}`,
	't=√(2d/a)': say`gives the time it takes an object that starts from rest to travel a distance ${symbol('d')} with constant acceleration ${symbol('a')}`,
	'v=√(GM/r)': say`gives the speed of a satellite in a circular orbit with radius ${symbol('r')} around a planet with mass ${symbol('M')}, where ${symbol('G')} is the gravitational constant`,
	'r=∛(3V/4π)': say`gives the radius of a sphere with volume ${symbol('V')}`,
	'h=2A/(a+b)': say`gives the height of a trapezoid with area ${symbol('A')} and parallel sides ${symbol('a')} and ${symbol('b')}`,
};

/** The words after the formula in a sentence: "gives the area of a circle". */
const says = (formula: string): string | Prose | undefined => SAYS[formula];

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
const exactly = (formula: string): string => EXACTLY[formula] ?? formula;

/** Other letters for a pattern, in the order of its letters; none is x or looks like a digit. */
const LETTER_SETS: readonly string[] = ['', 'pqrst', 'kmnpq', 'bcdfg', 'rstuv', 'hkmnp'];

// Forms with numbers in them: lines in x and y, two-step formulas, linear equations with letters.

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

function slopeForm(draw: Draw): Draft | undefined {
	if (draw.inTurn('style') === 'numeric')
		return lineForY(draw.int('a'), draw.int('b'), draw.int('c'), false);
	const [a = 'a', b = 'b', c = 'c'] = draw.random.pick(LETTER_SETS) || 'abc';
	const sign = draw.random.pick(['+', '-']);
	return literalQuestion(readFormula(`${a}x${sign}${b}y=${c}`), 'y');
}

/** The areas and volumes that are one product, and the sums of sides. */
const PRODUCTS = ['A=lw', 'V=lwh', 'I=Prt', 'F=ma', 'V=Bh', 'A=½bh', 'd=vt'];
const SUMS = ['P=2l+2w', 'P=2a+b', 'P=3a+2b', 'A=½h(a+b)'];

function numericForms(draw: Draw): Draft | undefined {
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

function twoStepForms(draw: Draw): Draft | undefined {
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
			say`gives the perimeter of a rectangle with sides ${symbol(l)} and ${symbol(w)}`,
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
function linearLetters(draw: Draw): Draft | undefined {
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
