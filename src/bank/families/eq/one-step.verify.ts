/**
 * An equation is solved from the values of its sides. A story is told again with the stored answer: the two numbers
 * of the story must fit together.
 */
import type { Question } from '../../../schemas/wire/question.ts';
import type { Verify } from '../../family.ts';
import { numbersInWords, promptFormula } from '../../verify/evidence.ts';
import { expectRoot } from '../../verify/solving.ts';

/** True when `answer` fits the numbers of the story in the order in which they are told. */
type Fits = (answer: number, first: number, second: number) => boolean;

const STORIES: Readonly<Record<string, Fits>> = {
	'savings goal': (need, saved, price) => saved + need === price,
	'temperature change': (before, fall, after) => after + fall === before,
	'cards given away': (before, given, left) => left + given === before,
	'sale price': (before, cheaper, now) => now + cheaper === before,
	'distance left': (left, tour, ridden) => ridden + left === tour,
	'age difference': (age, older, other) => other - older === age,
	'unit price': (price, count, total) => price * count === total,
	'area of a rectangle': (length, width, area) => length * width === area,
	'equal shares': (share, total, count) => share * count === total,
	'constant speed': (speed, miles, hours) => speed * hours === miles,
	'hourly pay': (pay, hours, total) => pay * hours === total,
	'tiles per row': (tiles, total, rows) => tiles * rows === total,
};

export const verify: Verify = ({ question, parameters }) =>
	typeof parameters['ctx'] === 'string'
		? told(question, parameters['ctx'])
		: expectRoot(question, promptFormula(question));

function told(question: Question, context: string): string[] {
	const numbers = numbersInWords(question);
	const [first, second, ...more] = numbers;
	const fits = STORIES[context];
	if (!fits || first === undefined || second === undefined || more.length > 0)
		return [`the story "${context}" does not hold two numbers`];
	return fits(Number(question.answer.value), first, second)
		? []
		: [`${question.answer.value} does not fit the story with ${first} and ${second}`];
}
