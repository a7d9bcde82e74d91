/** I = Prt on the board, solved for any of its variables. Time is in years. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	type Operand,
	product,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { line, type Line, sentence } from '../../../family.ts';
import { amount, asDecimal, percentOf } from '../../../steps/amounts.ts';

/** `r` in percent a year. `I` follows from the others. */
export type Interest = { P: number; r: number; t: Fraction };

export type InterestLetter = 'I' | 'P' | 'r' | 't';

export const interestOf = ({ P, r, t }: Interest): Fraction => t.mul(P).mul(r).div(100);

const FORMULA = line(
	equation('I', product('P', 'r', 't')),
	'the formula for simple interest: interest = principal × rate × time in years',
);

/** "18 months are 1.5 years", for times that are not given in years. */
export type OtherTime = { count: number; unit: 'months' | 'days' };

export const IN_A_YEAR = { months: 12, days: 365 } as const;

const inYears = ({ count, unit }: OtherTime, t: Fraction): Line =>
	line(
		equation('t', equation(divided(count, IN_A_YEAR[unit]), amount(t))),
		`a year has ${IN_A_YEAR[unit]} ${unit}`,
	);

export function interestLines(
	unknown: InterestLetter,
	numbers: Interest,
	other?: OtherTime,
): Line[] {
	const { P, r, t } = numbers;
	const I = interestOf(numbers);
	const begin = [FORMULA, ...(other ? [inYears(other, t)] : [])];
	const values: Record<InterestLetter, Expression> = {
		I: amount(I),
		P: amount(P),
		r: asDecimal(r),
		t: amount(t),
	};
	const shown = { ...values, [unknown]: symbol(unknown) };
	const right = times(shown.P, shown.r, shown.t);
	const filled = line(
		equation(shown.I, right),
		unknown === 'r'
			? 'substitute the known values'
			: 'substitute the known values, with the rate as a decimal',
	);
	if (unknown === 'I') return [...begin, filled, line(equation('I', values.I), 'multiply')];
	const known = I.div({ P: new Fraction(P), r: new Fraction(r).div(100), t }[unknown]);
	return [
		...begin,
		filled,
		line(equation(values.I, byLetter(known, unknown)), 'multiply the known numbers'),
		line(
			equation(unknown, divided(values.I, amount(known))),
			`divide both sides by ${known.toString()}`,
		),
		line(equation(unknown, values[unknown]), 'divide'),
		...(unknown === 'r'
			? [
					sentence(
						say`As a percent, the rate is ${percentOf(r)}.`,
						'multiply by 100 to get a percent',
					),
				]
			: []),
	];
}

const byLetter = (factor: Fraction, letter: Operand): Expression => product(amount(factor), letter);
