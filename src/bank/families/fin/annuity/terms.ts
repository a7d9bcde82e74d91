/** How the questions of fin.annuity tell rate, time and payments, and their two formulas. */
import { equation } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draw, line, type Line } from '../../../family.ts';
import { COMPOUNDED, EVERY } from '../../../contexts/finance.ts';
import { percentOf } from '../../../steps/amounts.ts';
import { annuityFuture, annuityPresent, type Term } from '../../../steps/finance-lines.ts';

export const termOf = (draw: Draw, times: string): Term => ({
	rate: draw.int('r'),
	m: Number(draw.inTurn(times)),
	t: draw.int('t'),
});

export const terms = ({ rate, m }: Term): Prose =>
	say`${percentOf(rate)} per year, compounded ${COMPOUNDED[m] ?? ''}`;

export const every = ({ m }: Term): string => `at the end of every ${EVERY[m] ?? ''}`;

export const FUTURE: Line[] = [
	line(equation('A', annuityFuture('R', 'i', 'n')), 'the formula for the amount of an annuity'),
];

export const PRESENT = line(
	equation('PV', annuityPresent('R', 'i', 'n')),
	'the formula for the present value of an annuity',
);
