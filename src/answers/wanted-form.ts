/** The kind of answer wanted, shown before the first try. */
import type { Answer, AnswerKind } from '../schemas/wire/answer.ts';
import { suchAs, unbroken } from './such-as.ts';

/** Does not reveal how many there are. */
const SOLUTIONS = 'all solutions, separated by commas if there is more than one';

const FORMS: Readonly<Record<AnswerKind, string>> = {
	integer: 'an integer',
	rational: `an integer or a fraction in lowest terms, ${suchAs('3/4')}`,
	decimal: `a decimal, ${suchAs('2.5')}`,
	radical: `an exact value, ${suchAs('2√3')}`,
	complex: `a number in the form ${unbroken('a + bi')}`,
	'complex-set': SOLUTIONS,
	'sci-notation': `scientific notation, ${suchAs('3.2 × 10^5')}`,
	ratio: `a ratio in lowest terms, ${suchAs('3 : 4')}`,
	expression: 'a simplified expression',
	polynomial: 'a polynomial without parentheses',
	factorization: `a product of factors, ${suchAs('2(x + 1)(x − 3)')}`,
	'quotient-remainder': 'the quotient, then the remainder, separated by a comma',
	equation: 'an equation',
	line: `the equation of a line, ${suchAs('y = 2x + 1')}`,
	'equation-solution-set': SOLUTIONS,
	'solution-set': SOLUTIONS,
	set: 'all values, separated by commas',
	'integer-set': 'all numbers, separated by commas',
	'rational-set': 'all numbers, separated by commas',
	'ordered-list': 'the values in order, separated by commas',
	interval: `an interval, ${suchAs('[-2, 4)')}`,
	inequality: `an inequality, ${suchAs('x < 4')}`,
	point: `an ordered pair, ${suchAs('(2, -3)')}`,
	'point-set': `all points, ${suchAs('(2, -3), (0, 1)')}`,
	triple: `an ordered triple, ${suchAs('(1, -2, 4)')}`,
	matrix: `a matrix row by row, ${suchAs('[[1, 2], [3, 4]]')}`,
	'multiple-choice': 'one of the choices',
};

const ASKED: Readonly<Record<string, string>> = {
	decimal: `a decimal, ${suchAs('2.5')}`,
	percent: `a percent, ${suchAs('12.5%')}`,
	'mixed number': `a mixed number in lowest terms, ${suchAs('1 2/3')}`,
};

/** A noun phrase: "a fraction in lowest terms", "an interval, such as [-2, 4)". It reveals nothing of the value. */
export function wantedForm({ kind, form, unit, value }: Answer): string {
	const wanted =
		ASKED[form ?? ''] ?? (kind === 'decimal' ? rounded(value) : FORMS[kind]) ?? 'your answer';
	return unit === undefined || unit === '%' ? wanted : `${wanted}, in ${unitName(unit)}`;
}

const unitName = (unit: string): string => (unit === '°' ? 'degrees' : unit);

/** The places of a decimal are part of what is asked for. */
function rounded(value: string): string {
	const places = /^-?\d+(?:\.(\d+))?$/.exec(value)?.[1]?.length ?? 0;
	if (places === 0) return 'a number';
	return places === 1
		? 'a decimal with one decimal place'
		: `a decimal with ${places} decimal places`;
}
