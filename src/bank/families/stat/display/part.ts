/** The part of stat.display that counts values in a range. */
import Fraction from 'fraction.js';
import { equation, num, quotient, sum } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, percentAnswer, totalOf } from '../../../steps/amounts.ts';
import { reducedLines } from '../../../steps/fractions.ts';
import { LOWEST } from '../../../steps/counting.ts';

/** What the values belong to, and how these things are said to have them. */
export type Counted = {
	many: string;
	/** The verb after several things and after one: "have", "has". */
	does: readonly [several: string, one: string];
};

type PartQuestion = {
	ask: string;
	about: Prose;
	counted: Counted;
	/** "at least 6 books" */
	which: Prose;
	/** The other things: "students who read fewer than 6 books". */
	others: string;
	parts: readonly number[];
	/** Wrong counts, and what was done. */
	slips?: readonly (readonly [count: number, why: string])[];
	/** "the dots in the column for 5" for each part. */
	names: readonly string[];
	/** Of all columns or bars. */
	counts: readonly number[];
	whatIsAdded: string;
	/** What is read where only one column or bar belongs to the range. */
	single: (count: number) => Prose;
	hint: Prose;
	/** What the display shows its counts with. */
	piece: 'column' | 'bar';
	figure: Draft['figure'];
};

/** How many, what fraction or what percent of the things have values in a range. */
export function partQuestion(one: PartQuestion): Draft | undefined {
	const { ask, about, counted, which, others, parts, names, counts, figure, slips = [] } = one;
	const {
		many,
		does: [several, single],
	} = counted;
	const total = totalOf(counts);
	const count = totalOf(parts);
	const most = Math.max(...parts);
	const isAlone = parts.length > 1 && parts.indexOf(most) === parts.lastIndexOf(most);
	const share = new Fraction(count, total);
	const percents = share.mul(100);
	if (count === 0 || count === total) return undefined;
	const results = [count, total - count, ...slips.map(([value]) => value)];
	if (new Set(results).size < results.length || results.includes(0)) return undefined;
	const isPercent = ask.startsWith('percent');
	if (isPercent && percents.d !== 1n) return undefined;
	const slipsAs = (answerOf: (count: number) => DraftAnswer): WrongAnswer[] =>
		slips.map(([value, why]) => [answerOf(value), why]);
	const added: Line =
		parts.length > 1
			? line(equation(sum(...parts), count), one.whatIsAdded)
			: sentence(one.single(count));
	const inAll = line(
		equation(sum(...counts), total),
		`add ${one.piece === 'bar' ? 'the heights of all the bars' : 'the dots in all the columns'} to find the total`,
	);
	const asked: Record<string, { question: Prose; answer: DraftAnswer; lines: Line[] }> = {
		count: {
			question: say`How many of the ${many} ${several} ${which}?`,
			answer: withMisconceptions(
				rational(count),
				[rational(total - count), `counted the ${others}`],
				...slipsAs((value) => rational(value)),
				...(isAlone && slips.length === 0
					? [[rational(most), `counted only ${names[parts.indexOf(most)]}`] satisfies WrongAnswer]
					: []),
				[rational(total), `counted all the ${many}`],
			),
			lines: [
				sentence(say`So ${count} of the ${many} ${count === 1 ? single : several} ${which}.`),
			],
		},
		fraction: {
			question: say`What fraction of the ${many} ${several} ${which}? ${LOWEST}`,
			answer: withMisconceptions(
				rational(share),
				[rational(new Fraction(1).sub(share)), `found the fraction of the ${others}`],
				[
					rational(new Fraction(count, total - count)),
					`divided by the number of ${others} instead of the total`,
				],
				...slipsAs((value) => rational(new Fraction(value, total))),
				[rational(count), `gave the number of ${many} instead of the fraction`],
			),
			lines: [
				inAll,
				line(quotient(count, total), `divide the number of these ${many} by the total`),
				...reducedLines([count, total]),
				sentence(say`So ${num(share)} of the ${many} ${several} ${which}.`),
			],
		},
		percent: {
			question: say`What percent of the ${many} ${several} ${which}?`,
			answer: withMisconceptions(
				percentAnswer(percents),
				[rational(new Fraction(100).sub(percents)), `found the percent of the ${others}`],
				...slipsAs((value) => rational(new Fraction(100 * value, total))),
				[rational(count), `gave the number of ${many} instead of the percent`],
			),
			lines: [
				inAll,
				line(
					equation(quotient(count, total), amount(share)),
					`divide the number of these ${many} by the total`,
				),
				line(
					equation(amount(share), percent(Number(percents.n))),
					'multiply by 100 to get a percent',
				),
				sentence(say`So ${percent(Number(percents.n))} of the ${many} ${several} ${which}.`),
			],
		},
	};
	const chosen = asked[isPercent ? 'percent' : ask === 'fraction' ? 'fraction' : 'count'];
	if (!chosen) return undefined;
	return {
		prompt: say`${about} ${chosen.question}`,
		answer: chosen.answer,
		steps: [added, ...chosen.lines],
		hints:
			chosen.lines.length > 1 ? [one.hint, say`How many ${many} are there in all?`] : [one.hint],
		...(figure && { figure }),
	};
}
