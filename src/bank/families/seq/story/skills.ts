/** seq.story: arithmetic and geometric sequences in settings. */
import {
	brackets,
	equation,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { dollarsAnswer } from '../../../steps/amounts.ts';
import { arithmeticWith, formulas, sequenceLetters } from '../../../steps/sequence.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { seriesStory } from './series-stories.ts';
import { geometricStory } from './geometric.ts';

export const skills: Skills = {
	'Solve problems with arithmetic series': (draw) => arithmeticStory(draw, true),
	'Solve problems with geometric series': geometricStory,
	'Solve arithmetic sequence problems': (draw) => arithmeticStory(draw, false),
	'Solve seating, stacking, and savings problems': (draw) =>
		arithmeticStory(draw, draw.random.int(0, 2) > 0),
};

/** The name says what is counted. */
const COUNTED = /number of/;

/** What the terms are together, where they are not counted. */
const ALL_TERMS: Readonly<Record<string, string>> = { dollars: 'amounts', minutes: 'times' };

function arithmeticStory(draw: Draw, isTotal: boolean): Draft | undefined {
	const story = seriesStory(draw.inTurn('ctx'));
	const numbers = story.fit({ first: draw.int('a1'), step: draw.int('d'), n: draw.int('n') });
	if (!numbers) return undefined;
	const { first, step, n } = numbers;
	// The nth term would be n times the first.
	if (first === n || first === step) return undefined;
	const [termName, totalName] = story.names;
	const name = draw.random.pick(FIRST_NAMES);
	const letters = sequenceLetters(draw.country);
	const { term, sum: total } = letters;
	const { arithmetic, pairedSum } = formulas(letters);
	const last = first + (n - 1) * step;
	const value = isTotal ? (n * (first + last)) / 2 : last;
	return {
		prompt: say`${story.tells(numbers, name)} ${isTotal ? story.asksTotal(n, name) : story.asksTerm(n, name)}`,
		answer: withMisconceptions(
			story.unit === 'dollars' ? dollarsAnswer(value) : withUnit(rational(value), story.unit),
			...(isTotal
				? ([
						[rational(n * (first + last)), 'left out the factor 1/2'],
						[rational(last), `gave the ${termName} ${n} instead of the total`],
						[rational(first * n), `multiplied the ${termName} 1 by ${n}`],
					] as WrongAnswer[])
				: ([
						[
							rational(last + step),
							`added the common difference ${n} times instead of ${n - 1} times`,
						],
						[rational(last - first), `left out the ${termName} 1`],
						[rational((n * (first + last)) / 2), `gave the total for all ${n} ${story.one}s`],
					] as WrongAnswer[])),
		),
		steps: [
			sentence(
				say`Let ${term('n')} be the ${termName} ${symbol('n')}${COUNTED.test(termName) ? '' : `, in ${story.unit}`}. These ${ALL_TERMS[story.unit] ?? 'numbers'} form an arithmetic sequence with ${equation(term(1), first)} and ${equation('d', step)}.`,
			),
			line(arithmetic, 'the formula for the nth term of an arithmetic sequence'),
			line(equation(term(n), arithmeticWith(first, n, step)), 'substitute the values'),
			line(
				equation(term(n), sum(first, product(n - 1, brackets(num(step))))),
				'subtract inside the brackets',
			),
			line(equation(term(n), sum(first, (n - 1) * step)), 'multiply'),
			line(equation(term(n), last), 'add'),
			...(isTotal
				? [
						line(pairedSum, 'the formula for the sum of an arithmetic series'),
						line(
							equation(total(n), product(quotient(n, 2), brackets(sum(first, last)))),
							'substitute the values',
						),
						line(
							equation(total(n), product(quotient(n, 2), brackets(num(first + last)))),
							'add inside the brackets',
						),
						line(equation(total(n), num(value)), 'multiply'),
					]
				: []),
			sentence(
				say`The ${isTotal ? totalName : say`${termName} ${n}`} is ${COUNTED.test(totalName) ? say`${value}` : story.unit === 'dollars' ? say`${money(value)}` : say`${value} ${story.unit}`}.`,
			),
		],
		hints: isTotal
			? [
					say`What is the ${termName} ${n}?`,
					say`Which formula for the sum uses the first and last terms?`,
				]
			: [
					say`How many times is ${story.unit === 'dollars' ? money(step) : num(step)} added to get from ${story.one} ${1} to ${story.one} ${n}?`,
				],
	};
}
