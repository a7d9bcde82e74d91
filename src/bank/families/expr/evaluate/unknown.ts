/** A formula in which one letter is unknown: first solved for it or first filled with the values. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { type DraftAnswer, rational, withUnit, withMisconceptions } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { solveFor } from '../../../steps/literal-question.ts';
import { type Formula, readFormula } from '../../../steps/read-formula.ts';
import { evaluatedLines } from './evaluated-lines.ts';
import { type Unknowns, UNKNOWNS, type Wrong } from './formula-unknowns.ts';
import { numberWhen, valueShown, withValues, wrongAnswers } from './formula-values.ts';

// Formulas in use, by the names of the curriculum plan. Each refuses measurements that make no sense in its setting.

export type FormulaUse = {
	prompt: Prose;
	letter: string;
	/** Right sides in working order: letters, values substituted, then simpler and simpler; the last is the number. */
	lines: { right: Expression; why?: string }[];
	value: number;
	/** Other results, with the mistake that leads there. */
	wrong: readonly Wrong[];
	unit: string;
	/** "The perimeter is". */
	result: string;
};

/** `undefined`: not sensible here, for example a fraction of a degree. */
type Use = (p: number, q: number) => FormulaUse | undefined;

const SUBSTITUTED = 'substitute the given values';

export const FORMULAS: Readonly<Record<string, Use>> = {
	temperature(celsius) {
		if (celsius % 5 !== 0) return undefined;
		const right = (c: Expression | string) => sum(quotient(product(9, c), 5), 32);
		const fahrenheit = (9 * celsius) / 5 + 32;
		return {
			prompt: say`Use the formula ${equation('F', right('C'))} to convert ${celsius} degrees Celsius (${equation('C', celsius)}) to degrees Fahrenheit.`,
			letter: 'F',
			lines: [
				{ right: right('C') },
				{ right: right(num(celsius)), why: SUBSTITUTED },
				{ right: sum(quotient(9 * celsius, 5), 32), why: `9 × ${celsius} = ${9 * celsius}` },
				{ right: sum((9 * celsius) / 5, 32), why: 'divide before you add' },
				{ right: num(fahrenheit), why: 'add' },
			],
			value: fahrenheit,
			wrong: [
				[new Fraction(9 * (celsius + 32), 5), 'added before multiplying'],
				[new Fraction(5 * celsius, 9).add(32), 'multiplied by 5/9 instead of 9/5'],
				[new Fraction(9 * celsius, 5), 'left out the last term'],
			],
			unit: '°F',
			result: 'The temperature is',
		};
	},
	perimeter(length, width) {
		if (length <= width) return undefined;
		const right = (l: Expression | string, w: Expression | string) =>
			sum(product(2, l), product(2, w));
		return {
			prompt: say`Use the formula ${equation('P', right('l', 'w'))} to find the perimeter of a rectangle with length ${equation('l', length)} and width ${equation('w', width)}, both in inches.`,
			letter: 'P',
			lines: [
				{ right: right('l', 'w') },
				{ right: right(num(length), num(width)), why: SUBSTITUTED },
				{ right: sum(2 * length, 2 * width), why: 'multiply before you add' },
				{ right: num(2 * length + 2 * width), why: 'add' },
			],
			value: 2 * length + 2 * width,
			wrong: [
				[new Fraction(length + width), 'added only one length and one width'],
				[new Fraction(2 * length + width), 'doubled only the length'],
				[new Fraction(length * width), 'found the area instead'],
			],
			unit: 'inches',
			result: 'The perimeter is',
		};
	},
	distance(speed, time) {
		if (speed < 20 || time > 12) return undefined;
		return {
			prompt: say`Use the formula ${equation('d', product('r', 't'))} to find how far a train goes at a rate of ${equation('r', speed)} miles per hour in ${equation('t', time)} hours.`,
			letter: 'd',
			lines: [
				{ right: product('r', 't') },
				{ right: product(speed, num(time)), why: SUBSTITUTED },
				{ right: num(speed * time), why: 'multiply' },
			],
			value: speed * time,
			wrong: [
				[new Fraction(speed + time), 'added instead of multiplying'],
				[new Fraction(speed, time), 'divided instead of multiplying'],
			],
			unit: 'miles',
			result: 'The distance is',
		};
	},
	area(base, height) {
		if ((base * height) % 2 !== 0) return undefined;
		return {
			prompt: say`Use the formula ${equation('A', quotient(product('b', 'h'), 2))} to find the area of a triangle with base ${equation('b', base)} and height ${equation('h', height)}, both in feet.`,
			letter: 'A',
			lines: [
				{ right: quotient(product('b', 'h'), 2) },
				{ right: quotient(product(base, num(height)), 2), why: SUBSTITUTED },
				{ right: quotient(base * height, 2), why: `${base} × ${height} = ${base * height}` },
				{ right: num((base * height) / 2), why: 'divide' },
			],
			value: (base * height) / 2,
			wrong: [
				[new Fraction(base * height), 'did not divide by 2'],
				[new Fraction(base + height, 2), 'added instead of multiplying'],
			],
			unit: 'square feet',
			result: 'The area is',
		};
	},
};

/** What one question needs, whatever the order of its working. */
type Case = {
	formula: Formula;
	says: string | Prose;
	target: string;
	value: Fraction;
	given: Record<string, Expression>;
	units: Readonly<Record<string, string>>;
	wrong: readonly Wrong[];
	positive: boolean;
};

/** Solve for the letter, then substitute the values. */
export const rearranged = (draw: Draw): Draft | undefined => {
	const one = drawnCase(draw);
	const solved = one && solveFor(one.formula, one.target);
	if (!one || !solved) return undefined;
	const { target, given, value } = one;
	const filled = withValues(solved.result, given);
	// A quotient over 1 is not written: other values are drawn.
	if (tex(filled).includes('}{1}')) return undefined;
	const alone = one.formula.left.kind === 'symbol' && one.formula.left.name === target;
	return question(one, [
		...(alone ? [line(equation(target, one.formula.right))] : solved.lines),
		line(equation(target, filled), 'substitute the given values'),
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
		line(equation(left, filled), 'substitute the given values'),
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
	const target = draw.random.pick(use.ask);
	// 1/f = … is solved for f itself.
	const whole = name.replace('1/', '');
	const all: Record<string, Fraction> = { ...values, [whole]: result };
	const value = all[target];
	if (!value) return undefined;
	const given = Object.fromEntries(
		Object.entries(all)
			.filter(([letter]) => letter !== target)
			.map(([letter, one]) => [letter, valueShown(one, use.pi && letter === whole)]),
	);
	return {
		formula,
		says: use.says,
		target,
		value,
		given,
		units: use.units,
		wrong: use.wrong(all, target),
		positive: use.positive ?? false,
	};
}

function question(one: Case, steps: Line[]): Draft {
	const { formula, says, target, value, given, units, wrong, positive } = one;
	const unit = units[target];
	const bare = rational(value);
	const answer: DraftAnswer = unit
		? withUnit({ ...bare, body: { parts: [valueShown(value)] } }, unit)
		: bare;
	const list = inWords(
		Object.entries(given).map(([letter, shown]) => withUnitOf(letter, shown, units[letter])),
	);
	const letter = symbol(target);
	const asked = unit
		? say`Find ${letter}, in ${unit}, when ${list}.`
		: say`Find ${letter} when ${list}.`;
	return {
		prompt: say`The formula ${equation(formula.left, formula.right)} ${says}. ${positive ? 'All variables represent positive numbers. ' : ''}${asked}${value.d === 1n ? '' : ' Give an exact answer.'}`,
		answer: withMisconceptions(answer, ...wrongAnswers(wrong)),
		steps: [...steps, sentence(say`Therefore, ${letter} is ${answer.body}.`)],
		hints: [
			say`Which variables are known, and which one is unknown?`,
			say`Which operations are performed on ${letter}? How can you undo them?`,
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

function inWords(items: Prose[]): Prose {
	const [last, ...before] = items.toReversed();
	if (!last) return say``;
	const first = before.toReversed();
	if (first.length === 0) return last;
	const parts = first.flatMap((item, at) => [...(at > 0 ? [', '] : []), ...item.parts]);
	return { parts: [...parts, first.length > 1 ? ', and ' : ' and ', ...last.parts] };
}
