/**
 * An equation is solved from the values of its sides. In a story the stored answer and the two numbers must fit
 * together.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { numbersInWords, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectRoot } from '../../../verify/solving.ts';

/** True when `answer` fits the numbers of the story in the order in which they appear. */
type Fits = (answer: number, first: number, second: number) => boolean;

/** By what only that story says, up to its question. */
const STORIES: readonly { says: RegExp; fits: Fits }[] = [
	{
		says: /has saved .* for .* that costs .* How much more money does/,
		fits: (need, saved, price) => saved + need === price,
	},
	{
		says: /temperature in .* fell by .* to .* What was the temperature before it fell/,
		fits: (before, fall, after) => after + fall === before,
	},
	{
		says: / gave .* and has .* left\. How many .* have at first/,
		fits: (before, given, left) => left + given === before,
	},
	{
		says: /During a sale, the price of .* is reduced by .* The sale price is .* What was the price before the sale/,
		fits: (before, cheaper, now) => now + cheaper === before,
	},
	{
		says: /bike tour of .* and has ridden .* so far\. How many miles are left/,
		fits: (left, tour, ridden) => ridden + left === tour,
	},
	{
		says: /(\S+)’s (\w+) is .* years older than \1\. The \2 is .* years old\. How old is \1\?/,
		fits: (age, older, other) => other - older === age,
	},
	{
		says: /Altogether, .* cost .*, and each one costs the same\. What is the price of one/,
		fits: (price, count, total) => price * count === total,
	},
	{
		says: / wide and has an area of .* How long is it/,
		fits: (length, width, area) => length * width === area,
	},
	{
		says: /A total of .* are divided equally among .* How many .* into each/,
		fits: (share, total, count) => share * count === total,
	},
	{
		says: / miles in .* hours at a constant speed\. What is its speed in miles per hour/,
		fits: (speed, miles, hours) => speed * hours === miles,
	},
	{
		says: / works .* hours .* is paid .* How much does .* earn per hour/,
		fits: (pay, hours, total) => pay * hours === total,
	},
	{
		says: /covered with .* tiles in .* equal rows\. How many tiles are in each row/,
		fits: (tiles, total, rows) => tiles * rows === total,
	},
];

export const verify: Verify = ({ question }) =>
	question.question.startsWith('Solve')
		? expectRoot(question, promptFormula(question))
		: expectFits(question);

function expectFits(question: Question): string[] {
	const [first, second, ...more] = numbersInWords(question);
	const story = STORIES.find(({ says }) => says.test(question.question));
	if (!story || first === undefined || second === undefined || more.length > 0)
		return ['the prompt is not a story with two numbers'];
	return story.fits(Number(question.answer.value), first, second)
		? []
		: [`${question.answer.value} does not fit the story with ${first} and ${second}`];
}
