/** How the questions of fin.compound describe an investment, and the steps to its final amount. */
import { equation } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	compounded,
	growth,
	periodsOf,
	rateExpression,
	rateInWords,
	roundedLine,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';
import { line } from '../../../family.ts';

export const FORMULA = line(
	equation('A', compounded('P', 'i', 'n')),
	'the formula for compound interest, with final amount A, principal P, rate i per period, and n periods',
);

export const invests = (name: string, P: number, term: Term): Prose =>
	say`${name} invests ${money(P)} at ${rateInWords(term)}.`;

export const balanceLines = (P: number, term: Term) => [
	FORMULA,
	...termLines(term),
	line(
		equation('A', compounded(P, rateExpression(term), periodsOf(term))),
		'substitute the values',
	),
	roundedLine('A', P * growth(term)),
];
