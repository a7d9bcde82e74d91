/** The order and sets of numbers, and whether sums and products of radicals are rational: each mistake is repeated with the numbers as written. */
import { isNear, numberIn } from '../../equation-lines.ts';
import { chose, reworded } from '../relations/chosen-answers.ts';
import { either, where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

export const membersOf = (list: string): string[] => list.replaceAll('$', '').split(', ');

/** The wrong list has the same members as the right one, in the order of these values; equal ones in any order. */
const orderedBy =
	(valueOf: (tex: string) => number): Relation =>
	({ right, wrong, prompt }) => {
		const [was, is] = [membersOf(right), membersOf(wrong)];
		if (was.toSorted().join() !== is.toSorted().join()) return false;
		const values = is.map(valueOf);
		if (values.some(Number.isNaN)) return undefined;
		const sign = /from greatest to least/.test(prompt) ? -1 : 1;
		return (
			was.join() !== is.join() &&
			values.every((value, at) => at === 0 || sign * (value - (values[at - 1] ?? 0)) >= -1e-9)
		);
	};

const writtenValue = (tex: string): number =>
	tex.endsWith('\\%') ? numberIn(tex.slice(0, -2)) / 100 : numberIn(tex);

/** Below every positive number, but in the order of the absolute values. */
const amongNegatives = (value: number): number => (value < 0 ? -value - 1e6 : value);

const listReversed: Relation = ({ right, wrong }) =>
	membersOf(right).toReversed().join() === membersOf(wrong).join();

const digitsAfterPoint = (tex: string): number => {
	const [, sign, whole = '', digits] = /^(-?)(\d+)\.(\d+)$/.exec(tex) ?? [];
	return digits === undefined
		? Number.NaN
		: Number(`${sign}1`) * (Number(whole) * 1000 + Number(digits));
};

const partOf =
	(place: 1 | 2) =>
	(tex: string): number =>
		Number(/\\frac\{(-?\d+)\}\{(\d+)\}/.exec(tex)?.[place]);

/** "It is irrational and equals $3\sqrt{6}$.": the value in the wrong answer, from the expression of the prompt. */
const radicals =
	(kind: RegExp, change: (tex: string) => string): Relation =>
	({ prompt, wrong }) => {
		const [, asked] = /\$([^$]*\\sqrt[^$]*)\$/.exec(prompt) ?? [];
		const [, value] = /equals \$([^$]*)\$/.exec(wrong) ?? [];
		if (asked === undefined || value === undefined) return undefined;
		return kind.test(wrong) && isNear(numberIn(value), numberIn(change(asked)), 1e-6);
	};

const underOneRoot =
	(sign: string) =>
	(tex: string): string =>
		tex.replace(
			/^(-?\d*)\\sqrt\{(\d+)\} (?:[-+]|\\times) \d*\\sqrt\{(\d+)\}$/,
			(_, factor: string, one: string, other: string) => `${factor}\\sqrt{${one} ${sign} ${other}}`,
		);

/** From the smallest set to the largest. */
const SETS = ['natural numbers', 'whole numbers', 'integers', 'rational numbers', 'real numbers'];

const largerSet: Relation = ({ right, wrong }) =>
	wrong === 'real numbers' ||
	SETS.indexOf(wrong) > (right === 'irrational numbers' ? 9 : SETS.indexOf(right));

/** The choices are numbers, not sets. */
const ONE_NUMBER = /^Which of these numbers is/;

const FORMS: Readonly<Record<string, RegExp>> = {
	fraction: /^\$-?\\frac\{\d+\}\{\d+\}\$$/,
	'decimal that terminates': /^\$-?\d+\.\d+\$$/,
	'repeating decimal': /\\(?:overline|dots)/,
};

export const NUMBER_SET_RULES: readonly Rule[] = [
	// Order
	rule(listReversed, 'listed the numbers from (?:greatest to least|least to greatest)'),
	rule(
		orderedBy((tex) => writtenValue(tex.replaceAll('\\sqrt', ''))),
		'ignored the radical symbols',
	),
	rule(
		where(
			/^Write these/,
			orderedBy((tex) => Math.abs(writtenValue(tex))),
		),
		'ignored the negative signs',
	),
	rule(
		orderedBy((tex) => amongNegatives(writtenValue(tex))),
		'ordered the two negative numbers as if they were positive',
	),
	rule(
		orderedBy((tex) => writtenValue(tex.replace(/\\sqrt\{(\d+)\}/, '$1'))),
		'used NUMBER instead of its square root',
	),
	rule(
		orderedBy((tex) => numberIn(tex.replace('\\%', ''))),
		'compared the percents? (?:with the other numbers )?without writing (?:them|it) as (?:decimals|a decimal)',
	),
	rule(orderedBy(partOf(2)), 'compared only the denominators'),
	rule(orderedBy(partOf(1)), 'compared only the numerators'),
	rule(orderedBy(digitsAfterPoint), 'compared the digits after the decimal point as whole numbers'),
	// Sets of numbers
	rule(largerSet, 'chose a set that contains the number, but not the smallest such set'),
	rule(chose(/^whole numbers/, /^integers/), 'counted a negative integer as a whole number'),
	rule(
		either(
			where(ONE_NUMBER, ({ wrong, said: [form = ''] }) => FORMS[form]?.test(wrong)),
			chose(/^irrational numbers\b/, /^(?!irrational)/),
		),
		'thought that a (fraction|decimal that terminates|repeating decimal) is irrational',
	),
	rule(
		either(where(ONE_NUMBER, chose(/\\pi/)), chose(/^rational numbers/, /^irrational numbers/)),
		'used 3\\.14 or 22/7 as the exact value of π',
		'thought that the decimal form of .* terminates or repeats',
	),
	rule(chose(/^integers/, /rational numbers/), 'rounded the number to an integer'),
	rule(
		either(
			where(ONE_NUMBER, ({ wrong, said: [number] }) => wrong.endsWith(`\\sqrt{${number}}$`)),
			chose(/^(?!irrational)/, /^irrational/),
		),
		'thought that NUMBER is a perfect square',
	),
	rule(
		reworded(() => 'rational numbers, irrational numbers, real numbers'),
		'thought that a number can be both rational and irrational',
	),
	rule(
		reworded((right) => right.replace(', real numbers', '')),
		'did not count irrational numbers as real numbers',
	),
	rule(
		either(
			where(ONE_NUMBER, chose(/^\$-?\d+\$$/)),
			chose(/^irrational numbers/, /^(?:natural|whole) numbers|integers/),
		),
		'thought that an integer cannot be written as a fraction',
	),
	rule(
		reworded((right) => right.replace('rational numbers, ', '')),
		'did not count integers as rational numbers',
	),
	rule(
		reworded((right) => right.replace('integers, rational numbers, ', '')),
		'did not count natural numbers as integers or rational numbers',
	),
	rule(
		reworded((right) => right.replace('natural numbers, whole numbers, ', '')),
		'left out the natural numbers and the whole numbers',
	),
	// Sums and products of radicals
	rule(
		radicals(/ rational/, (tex) =>
			tex
				.replaceAll('\\sqrt', ' \\times ')
				.replace(/^ \\times /, '')
				.replaceAll(/([-+×]|\\times) +\\times /g, '$1 '),
		),
		'dropped the radicals',
	),
	rule(
		(pair) => radicals(/rational/, underOneRoot(pair.said[0] === 'added' ? '+' : '-'))(pair),
		'(added|subtracted) the numbers under the radicals',
	),
	rule(
		reworded((right) => right.replace('irrational', 'rational')),
		'thought that (?:a|the) (?:sum|difference|product|quotient) of two (?:irrational numbers|square roots) is always rational',
	),
	rule(
		either(
			reworded((right) => right.replace('is rational', 'is irrational')),
			where(ONE_NUMBER, chose(/^\$-?\\sqrt/)),
			chose(/^irrational numbers/, /^(?!irrational)/),
		),
		'thought that every square root is irrational',
	),
	rule(
		({ wrong, said: [number] }) => wrong.includes(`\\sqrt{${number}}`) && /irrational/.test(wrong),
		'did not notice that NUMBER is a perfect square',
	),
];
