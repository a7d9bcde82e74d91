/**
 * Reads the numbers of the story in their order, and the words that say what they are. Then the stored pair is put
 * into the story: this many tickets at these prices, these two angles, this age in that many years.
 */
import {
	expectStepsTrue,
	promptEquations,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';
import { isOn, readLine } from '../../../verify/read-line.ts';
import { COINS } from '../../../verify/amounts.ts';

type Pair = readonly [x: number, y: number];

/** Issues of the pair in the story; `numbers` are those of the story in order. */
type Check = (numbers: number[], pair: Pair, text: string) => boolean;

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll(/[$\\]/g, '');
	const [stated = ''] = text.split(' Let x be ');
	const numbers = [...stated.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
	const stored = readPoint(question.answer.value);
	const [x, y, ...more] = stored;
	if (!x || !y || more.length > 0) return [`${question.answer.value} is not a pair`];
	if (x[1] !== 1n || y[1] !== 1n)
		return [`${question.answer.value} is not a pair of whole numbers`];
	const pair: Pair = [Number(x[0]), Number(y[0])];
	const found = CHECKS.find(({ when }) => when.test(stated));
	if (!found) return ['no check fits this story'];
	const supply = /suppliers/.test(stated);
	const right = supply
		? promptEquations(question).every((tex) => isOn(readLine(tex), [x, y]))
		: found.check(numbers, pair, stated);
	const [, one, two] =
		/Let x be (?:the measure of )?the (larger|smaller) .* let y be (?:the measure of )?the (larger|smaller) /.exec(
			text,
		) ?? [];
	if (one !== undefined && (one === two || (one === 'larger') !== pair[0] > pair[1]))
		return [`${one} and ${two} are not those of ${question.answer.value}`];
	return [
		...(right ? [] : [`the story is not true for ${question.answer.value}`]),
		...expectStepsTrue(question, { x, y }),
	];
};

const factorIn = (text: string): number =>
	/\btwice\b/.test(text) ? 2 : Number(/(\d) times/.exec(text)?.[1]);

/** "12 degrees less than twice" → −12. */
const differenceIn = (text: string): number => {
	const [, size, word] = /(\d+) (?:\w+ )?(more|less) than/.exec(text) ?? [];
	return word === 'less' ? -Number(size) : Number(size);
};

const related: (total: (text: string, numbers: number[]) => number) => Check =
	(total) =>
	(numbers, [x, y], text) =>
		x + y === total(text, numbers) && x < y && y === factorIn(text) * x + differenceIn(text);

const CHECKS: { when: RegExp; check: Check }[] = [
	{
		when: /heads/,
		check: ([heads, legs], [x, y]) => x + y === heads && 2 * x + 4 * y === legs,
	},
	{
		when: /coins/,
		check: ([count, value = 0], [x, y], text) => {
			const [one = 0, two = 0] = [...text.matchAll(/nickel|dime|quarter/g)].map(
				([name]) => COINS[name],
			);
			return x + y === count && one * x + two * y === Math.round(value * 100);
		},
	},
	{
		when: /two or three points/,
		check: ([shots, points], [x, y]) => x + y === shots && 2 * x + 3 * y === points,
	},
	{
		when: /at the same prices/,
		check: ([a = 0, b = 0, first, c = 0, d = 0, second], [x, y]) =>
			a * x + b * y === first && c * x + d * y === second,
	},
	{
		when: /sum of two numbers/,
		check: ([sum, difference], [x, y]) => x + y === sum && x - y === difference,
	},
	{
		when: /complementary|supplementary/,
		check: related((text) =>
			/The larger angle .* the smaller angle\./.test(text)
				? text.includes('complementary')
					? 90
					: 180
				: Number.NaN,
		),
	},
	{
		when: /perimeter/,
		check: related((_, [perimeter = 0]) => perimeter / 2),
	},
	{
		when: /sum of the ages\b/,
		check: ([sum, years = 0], [x, y], text) =>
			x + y === sum && y + years === factorIn(text) * (x + years),
	},
	{
		when: /digits/,
		check: ([sum, by = 0], [x, y], text) => {
			const [number, reversed] = [10 * x + y, 10 * y + x];
			const change = text.includes(' less than') ? -by : by;
			return x > 0 && x < 10 && y >= 0 && y < 10 && x + y === sum && reversed - number === change;
		},
	},
	{ when: /suppliers/, check: () => true },
	{
		when: /It sells each|plan B/i,
		check: ([fixed = 0, each = 0, other = 0], [x, y]) => fixed + each * x === y && other * x === y,
	},
	{
		when: /in all\.$/,
		check: ([p = 0, q = 0, count, value], [x, y]) => x + y === count && p * x + q * y === value,
	},
];
