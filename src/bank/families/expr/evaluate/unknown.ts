/** Formulas in which one letter is unknown: first solved for it or first filled with the values. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, symbol } from '../../../../math/expression.ts';
import { countOf } from '../../../../math/letter-algebra.ts';
import { money } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { type Formula, readFormula } from '../../../steps/isolate.ts';
import { solveFor } from '../../../steps/literal-question.ts';
import {
	evaluatedLines,
	numberWhen,
	substituting,
	valueShown,
	withValues,
	wrongAnswers,
} from './formula-values.ts';
import { factors, GEOMETRY, of, SCIENCE, type Unknowns, type Wrong } from './unknowns.ts';

/** What one question needs, whatever the order of its steps. */
type Case = {
	formula: Formula;
	says: string | Prose;
	target: string;
	/** What the target stands for. */
	quantity: string | Expression;
	value: Fraction;
	given: Record<string, Expression>;
	units: Readonly<Record<string, string>>;
	wrong: readonly Wrong[];
	positive: boolean;
};

/** Solve for the letter, then substitute the values. */
export const rearranged = (draw: Draw): Draft | undefined => {
	const one = drawnCase(draw);
	const solved = one && solveFor(one.formula, one.target, true);
	if (!one || !solved) return undefined;
	const { target, given, value } = one;
	const filled = withValues(solved.result, given);
	// A quotient over 1 is not written: other values are drawn.
	if (tex(filled).includes('}{1}')) return undefined;
	const alone = one.formula.left.kind === 'symbol' && one.formula.left.name === target;
	return question(one, [
		...(alone ? [line(equation(target, one.formula.right))] : solved.lines),
		line(equation(target, filled), substituting(given)),
		...evaluatedLines(target, filled, value),
	]);
};

/** Substitute the values, then solve the equation that is left. */
export const filledFirst = (draw: Draw): Draft | undefined => {
	const one = drawnCase(draw);
	if (!one) return undefined;
	const { formula, given, target, value } = one;
	const left = withValues(formula.left, given);
	const worthAt = (part: Expression, x: number) => numberWhen(part, given, target, x);
	const at = (x: number) => worthAt(formula.right, x);
	const [start, slope] = [at(0), at(1).sub(at(0))];
	const total = start.add(slope.mul(value));
	const filled = withValues(formula.right, given);
	const term = (factor: Fraction): Expression => ({
		kind: 'product',
		factors: [valueShown(factor), symbol(target)],
	});
	const [opening] = filled.kind === 'sum' ? filled.terms : [];
	const startsWithNumber = opening && worthAt(opening, 0).equals(worthAt(opening, 1));
	const simple: Expression = start.equals(0)
		? term(slope)
		: {
				kind: 'sum',
				terms: startsWithNumber ? [num(start), term(slope)] : [term(slope), num(start)],
			};
	return question(one, [
		line(equation(formula.left, formula.right)),
		line(equation(left, filled), substituting(given)),
		...(tex(simple) === tex(filled)
			? []
			: [
					line(
						equation(left, simple),
						formula.right.kind === 'product' && formula.right.factors.length === 2
							? 'write the coefficient first'
							: 'multiply the numbers',
					),
				]),
		...(start.equals(0)
			? []
			: [
					line(
						equation(num(total.sub(start)), term(slope)),
						`subtract ${start.toFraction()} from both sides`,
					),
				]),
		line(equation(valueShown(value), target), `divide both sides by ${slope.toString()}`),
	]);
};

function drawnCase(draw: Draw): Case | undefined {
	const use: Unknowns = caseOf(UNKNOWNS, draw.inTurn('formula'));
	const drawn = use.values(draw.int('p'), draw.int('q'), draw.random.int(2, 9));
	if (!drawn) return undefined;
	const formula = readFormula(use.formula);
	const values = Object.fromEntries(
		Object.entries(drawn).map(([letter, value]) => [letter, new Fraction(value)]),
	);
	const result = use.result(values);
	const name = use.formula.split('=')[0] ?? '';
	const [target, quantity] = draw.random.pick(Object.entries(use.quantities));
	// 1/f = … is solved for f itself.
	const whole = name.replace('1/', '');
	const all: Record<string, Fraction> = { ...values, [whole]: result };
	const value = all[target];
	if (!value) return undefined;
	const wrong = use.wrong(all, target);
	const given = Object.fromEntries(
		Object.entries(all)
			.filter(([letter]) => letter !== target)
			.map(([letter, one]) => [letter, valueShown(one, use.pi && letter === whole)]),
	);
	return {
		formula,
		says: use.says,
		target,
		quantity,
		value,
		given,
		units: use.units,
		wrong,
		positive: use.positive ?? false,
	};
}

function question(one: Case, steps: Line[]): Draft {
	const { formula, says, target, quantity, value, given, units, wrong, positive } = one;
	const unit = units[target];
	const bare = rational(value);
	const answer: DraftAnswer = unit
		? withUnit({ ...bare, body: { parts: [valueShown(value)] } }, unit)
		: bare;
	const list = joinedByAnd(
		Object.entries(given).map(([letter, shown]) => withUnitOf(letter, shown, units[letter])),
	);
	const letter = symbol(target);
	const asked = unit
		? say`Find ${letter}, in ${unit}, when ${list}.`
		: say`Find ${letter} when ${list}.`;
	return {
		prompt: say`The formula ${equation(formula.left, formula.right)} ${says}. ${positive ? 'All variables represent positive numbers. ' : ''}${asked}${value.d === 1n ? '' : ' Give an exact answer.'}`,
		answer: withMisconceptions(answer, ...wrongAnswers(wrong)),
		steps: [...steps, sentence(say`Therefore, ${quantity} is ${answer.body}.`)],
		hints: [
			say`Which variables are known, and which one is unknown?`,
			countOf(formula.right, target) > 1
				? say`How can you get all terms with ${letter} on one side? What can you then factor out?`
				: formula.left.kind === 'quotient'
					? say`What can you multiply both sides by to clear the fractions? How can you then isolate ${letter}?`
					: say`What is done to ${letter} in the formula? How can you undo it?`,
		],
	};
}

const withUnitOf = (letter: string, shown: Expression, unit?: string): Prose =>
	unit === 'dollars' && shown.kind === 'number'
		? say`${equation(letter, money(shown.value))}`
		: unit
			? say`${equation(letter, shown)} ${singular(shown, unit)}`
			: say`${equation(letter, shown)}`;

/** "1 foot" never comes up often enough to word it: values of 1 keep the plural of decimals. */
const singular = (shown: Expression, unit: string): string =>
	shown.kind === 'number' && shown.value.equals(1) ? unit.replace(/s$/, '') : unit;

// Formulas in which all letters but one are given: a table by the names that the curriculum plan lists. In each row,
// `values` makes numbers from the draws that make sense for every letter but the one on the left, which `result`
// calculates; a new row is asked for only once the plan lists its name.

const INTEREST: Unknowns = {
	formula: 'I=Prt',
	says: say`gives the simple interest ${symbol('I')} on a deposit of ${symbol('P')} at a yearly interest rate of ${symbol('r')} over time ${symbol('t')}`,
	quantities: { P: 'the deposit', t: 'the time' },
	units: { I: 'dollars', P: 'dollars', t: 'years' },
	values: (p, q, extra) => ({ P: 100 * p, r: `0.0${extra}`, t: (q % 9) + 2 }),
	result: (v) => of(v, 'P').mul(of(v, 'r')).mul(of(v, 't')),
	wrong: factors('I', 'Prt'),
};

const UNKNOWNS: Readonly<Record<string, Unknowns>> = {
	...GEOMETRY,
	...SCIENCE,
	'I=Prt': INTEREST,
	'simple interest': INTEREST,
	'mean of three': {
		formula: 'M=(a+b+c)/3',
		says: say`gives the mean ${symbol('M')} of three numbers ${symbol('a')}, ${symbol('b')}, and ${symbol('c')}`,
		quantities: { a: symbol('a'), b: symbol('b'), c: symbol('c') },
		units: {},
		values: (p, q, extra) => ((p + q + extra) % 3 === 0 ? { a: p, b: q, c: extra } : undefined),
		result: (v) => of(v, 'a').add(of(v, 'b')).add(of(v, 'c')).div(3),
		wrong: (v, target) => [
			[of(v, 'M').mul(3), 'did not subtract the two known numbers'],
			[of(v, target).sub(of(v, 'M').mul(2)), 'did not multiply the mean by 3'],
			[
				of(v, 'M').mul(6).sub(of(v, target)),
				'added the two known numbers instead of subtracting them',
			],
		],
	},
	'z-score': {
		formula: 'z=(x-μ)/σ',
		says: say`gives the z-score ${symbol('z')} of a value ${symbol('x')} from a data set with mean ${symbol('\\mu')} and standard deviation ${symbol('\\sigma')}`,
		quantities: { x: 'the value', '\\mu': 'the mean', '\\sigma': 'the standard deviation' },
		units: {},
		values: (p, q, extra) =>
			extra % 2 === 0
				? { x: 40 + p + (extra * ((q % 5) + 1)) / 2, '\\mu': 40 + p, '\\sigma': extra }
				: undefined,
		result: (v) => of(v, 'x').sub(of(v, '\\mu')).div(of(v, '\\sigma')),
		wrong: (v, target) => {
			const [x, mean, spread, z] = ['x', '\\mu', '\\sigma', 'z'].map((name) => of(v, name));
			if (!x || !mean || !spread || !z) return [];
			if (target === 'x')
				return [
					[mean.sub(z.mul(spread)), 'subtracted the product instead of adding it'],
					[mean.add(z), 'did not multiply by the standard deviation'],
				];
			return target === '\\mu'
				? [
						[x.add(z.mul(spread)), 'added the product instead of subtracting it'],
						[x.sub(z), 'did not multiply by the standard deviation'],
					]
				: [
						[x.sub(mean), 'did not divide by the z-score'],
						[x.sub(mean).mul(z), 'multiplied instead of dividing'],
						[x.add(mean).div(z), 'added the mean instead of subtracting it'],
					];
		},
	},
};
