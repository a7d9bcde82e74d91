/** How the questions of fin.compound describe an investment, and the steps to its final amount. */
import { equation } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	COMPOUNDED,
	compounded,
	growth,
	periodsOf,
	rateExpression,
	roundedLine,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';
import { line } from '../../../family.ts';
import { percentOf } from '../../../steps/amounts.ts';

export const FORMULA = line(
	equation('A', compounded('P', 'i', 'n')),
	'the formula for compound interest, with final amount A, principal P, rate i per period, and n periods',
);

export const terms = ({ rate, m }: Term): Prose =>
	say`${percentOf(rate)} per year, compounded ${COMPOUNDED[m] ?? ''}`;

export const invests = (name: string, P: number, term: Term): Prose =>
	say`${name} invests ${money(P)} at ${terms(term)}.`;

export const balanceLines = (P: number, term: Term) => [
	FORMULA,
	...termLines(term),
	line(
		equation('A', compounded(P, rateExpression(term), periodsOf(term))),
		'substitute the values',
	),
	roundedLine('A', P * growth(term)),
];
