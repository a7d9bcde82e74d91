/** Stories in which one unknown is a multiple of another, by the contexts of the curriculum plan. */
import { product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { bracket } from '../../../steps/equation-sides.ts';
import type { StoryEquation } from '../../../steps/story-question.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';

/** `undefined`: no whole or no sensible answer. */
type Tell = (k: number, c: number, total: number, random: Random) => StoryEquation | undefined;

const X = symbol('x');

const timesWord = (k: number): string => (k === 2 ? 'twice' : `${k} times`);

export const RELATED_NUMBERS: Readonly<Record<string, Tell>> = {
	numbers(k, c, total) {
		const x = (total - c) / (k + 1);
		if (!Number.isInteger(x) || x < 2) return undefined;
		return {
			text: say`One number is ${c} more than ${timesWord(k)} another number. The sum of the two numbers is ${total}. What is the smaller number?`,
			names: [say`Let ${X} be the smaller number. The other number is ${sum(product(k, X), c)}.`],
			left: [term(1, 'x'), bracket(1, term(k, 'x'), term(c))],
			right: [term(total)],
			because: `the sum of the two numbers is ${total}`,
			hints: [say`Let ${X} be the smaller number and write the other one with ${X}.`],
		};
	},
	ages(k, c, total, random) {
		const x = (total - 2 * c) / (k + 1);
		if (!Number.isInteger(x) || x < 3 || (k - 1) * x < 19 || (k - 1) * x > 45) return undefined;
		const [name] = twoNames(random);
		const parent = random.pick(['mother', 'father']);
		return {
			text: say`${name}’s ${parent} is ${timesWord(k)} as old as ${name}. In ${c} ${c === 1 ? 'year' : 'years'}, the sum of their ages will be ${total}. How old is ${name} now?`,
			names: [
				say`Let ${X} be the age of ${name} now. The ${parent} is ${product(k, X)} years old.`,
				say`In ${c} ${c === 1 ? 'year' : 'years'} they are ${sum(X, c)} and ${sum(product(k, X), c)} years old.`,
			],
			left: [bracket(1, term(1, 'x'), term(c)), bracket(1, term(k, 'x'), term(c))],
			right: [term(total)],
			because: `the sum of the ages is then ${total}`,
			unit: 'years',
			hints: [
				say`Let ${X} be the age of ${name} now. Write all four ages with ${X}: both now, and both later.`,
			],
		};
	},
	lengths(k, c, total, random) {
		const x = (total - c) / (k + 1);
		if (!Number.isInteger(x) || x < 3 || c < 2) return undefined;
		const thing = random.pick(['rope', 'ribbon', 'cable', 'wooden board']);
		return {
			text: say`A ${thing} that is ${total} inches long is cut into two pieces. The longer piece is ${c} inches longer than ${timesWord(k)} the shorter piece. How long is the shorter piece, in inches?`,
			names: [
				say`Let ${X} be the length of the shorter piece. The longer piece is ${sum(product(k, X), c)} inches long.`,
			],
			left: [term(1, 'x'), bracket(1, term(k, 'x'), term(c))],
			right: [term(total)],
			because: 'the two pieces make the whole length',
			unit: 'inches',
			hints: [say`Let ${X} be the length of the shorter piece. How long is the longer piece?`],
		};
	},
};

const PAIRS = [
	{ few: 'muffins', many: 'cookies', where: 'A bakery sold' },
	{ few: 'pear trees', many: 'apple trees', where: 'An orchard has' },
	{ few: 'adults', many: 'students', where: 'A concert was attended by' },
	{ few: 'vans', many: 'cars', where: 'A parking lot holds' },
] as const;

/** `total` things of two kinds, one kind `c` more or fewer than `k` times the other. */
export const TWO_QUANTITIES: Tell = (k, c, total, random) => {
	const fewer = random.int(0, 1) === 1;
	const x = (total + (fewer ? c : -c)) / (k + 1);
	if (!Number.isInteger(x) || x < 5 || c < 2 || k * x <= 2 * c) return undefined;
	const { few, many, where } = random.pick(PAIRS);
	const signedC = fewer ? -c : c;
	const all = k === 2 ? 'twice' : `${k} times`;
	return {
		text: say`${where} a total of ${total} ${few} and ${many}. The number of ${many} is ${c} ${fewer ? 'less' : 'more'} than ${all} the number of ${few}. What is the number of ${few}?`,
		names: [
			say`Let ${X} be the number of ${few}. The number of ${many} is ${sum(product(k, X), signedC)}.`,
		],
		left: [term(1, 'x'), bracket(1, term(k, 'x'), term(signedC))],
		right: [term(total)],
		because: `there are ${total} in all`,
		unit: few,
		hints: [say`Let ${X} be the number of ${few}. Write the number of ${many} with ${X}.`],
	};
};
