/** fin.compound: compound interest. CCSS A-SSE.B.3, F-LE.A.1; Ontario MCR3U C3. */
import { equation, power, product, quotient, sum, symbol } from '../../../../math/expression.ts';
import { decimal, money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { orderedList } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { COMPOUNDED } from '../../../contexts/finance.ts';
import { many } from '../../../contexts/many.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import { isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import {
	compounded,
	growth,
	inCents,
	periodsOf,
	perPeriod,
	rateExpression,
	roundedLine,
	type Term,
	termLines,
} from '../../../steps/finance-lines.ts';
import { interestSkills } from './interest.ts';
import { balanceLines, FORMULA, invests, terms } from './terms.ts';
import { rateSkills } from './rate.ts';
import { americanSkills } from './american.ts';

export const skills: Skills = {
	...rateSkills,
	...americanSkills,
	...interestSkills,
	'Future value': (draw) => futureValue(draw, draw.int('P'), termOf(draw)),

	'Identify i and n'(draw) {
		const term = termOf(draw);
		const i = perPeriod(term);
		if (isHalfway(i, 6) || term.m === 1) return undefined;
		const shown = rateExpression(term);
		const written = shown.kind === 'quotient' ? decimal(i.toFixed(6)) : shown;
		const answer = orderedList(written, periodsOf(term));
		return {
			prompt: say`Money is invested for ${many(term.t, 'year')} at ${percentOf(term.rate)} per year, compounded ${COMPOUNDED[term.m] ?? ''}. For the formula ${equation('A', compounded('P', 'i', 'n'))}, give ${symbol('i')} as a decimal and ${symbol('n')}, in this order, with a comma between them. If the decimal is longer than six places, round it to six places.`,
			answer,
			steps: [
				...termLines(term),
				...(shown.kind === 'quotient'
					? [line(equation('i', written), 'rounded to six decimal places')]
					: []),
				sentence(say`The two values are ${answer.body}.`),
			],
			hints: [say`How many compounding periods does a year have? How many do all the years have?`],
		};
	},

	'Present value'(draw) {
		const term = termOf(draw);
		const A = draw.int('A');
		const value = A / growth(term);
		if (periodsOf(term) < 2 || isHalfway(value, 2)) return undefined;
		const [name] = twoNames(draw.random);
		const answer = moneyAnswer(inCents(value));
		const grown = power(sum(1, rateExpression(term)), periodsOf(term));
		return {
			prompt: say`${name} wants to have ${money(A)} in ${many(term.t, 'year')}. How much must ${name} invest now at ${terms(term)}? Round to the nearest cent.`,
			answer,
			steps: [
				FORMULA,
				...termLines(term),
				line(equation(A, product('P', grown)), 'put in the known values'),
				line(equation('P', quotient(A, grown)), 'divide both sides by the power'),
				roundedLine('P', value),
				sentence(say`${name} must invest ${answer.body}.`),
			],
			hints: [say`The final amount is known. Which letter of the formula is unknown?`],
		};
	},
};

const termOf = (draw: Draw): Term => ({
	rate: draw.int('r'),
	m: Number(draw.inTurn('m')),
	t: draw.int('t'),
});

function futureValue(draw: Draw, P: number, term: Term): Draft | undefined {
	const value = P * growth(term);
	if (periodsOf(term) < 2 || isHalfway(value, 2)) return undefined;
	const [name] = twoNames(draw.random);
	const answer = moneyAnswer(inCents(value));
	return {
		prompt: say`${invests(name, P, term)} What is the amount after ${many(term.t, 'year')}, to the nearest cent?`,
		answer,
		steps: [...balanceLines(P, term), sentence(say`The amount is ${answer.body}.`)],
		hints: [HINT],
	};
}

const HINT = say`Find the interest rate for one compounding period and the number of periods first.`;
