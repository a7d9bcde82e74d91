/** num.frac-story, how much one share is: a fraction divided by the number of equal shares. */
import Fraction from 'fraction.js';
import { divided, num } from '../../../../math/expression.ts';
import type { Expression } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	caseOf,
	line,
	ofUnit,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { reciprocalLines, valueOf } from '../../../steps/fractions.ts';
import { isPart } from './pieces.ts';

type Sharing = {
	unit: string;
	/** Ends in a question that is answered by the size of one share. */
	story(shares: number, amount: Expression): Prose;
	/** "Each friend gets". */
	result: string;
};

const SHARINGS: Readonly<Record<string, (random: Random) => Sharing>> = {
	'shared food'(random) {
		const [group, one] = random.pick([
			['friends', 'friend'],
			['hikers', 'hiker'],
			['teammates', 'teammate'],
		] as const);
		const food = random.pick(['trail mix', 'cereal', 'popcorn', 'dried fruit']);
		return {
			unit: 'pound',
			story: (shares, amount) =>
				say`A group of ${shares} ${group} shares ${amount} of a pound of ${food} equally. How much ${food}, in pounds, does each ${one} get?`,
			result: `Each ${one} gets`,
		};
	},
	'ribbon or lumber length'(random) {
		const name = random.pick(FIRST_NAMES);
		const [thing, unit, units] = random.pick([
			['ribbon', 'yard', 'yards'],
			['board', 'foot', 'feet'],
			['rope', 'yard', 'yards'],
		] as const);
		return {
			unit,
			story: (shares, amount) =>
				say`${name} cuts a ${thing} that is ${amount} of a ${unit} long into ${shares} pieces of equal length. How long, in ${units}, is each piece?`,
			result: 'The length of each piece is',
		};
	},
	'full jars'(random) {
		const name = random.pick(FIRST_NAMES);
		const drink = random.pick(['juice', 'lemonade', 'tomato soup']);
		return {
			unit: 'gallon',
			story: (shares, amount) =>
				say`${name} divides ${amount} of a gallon of ${drink} equally among ${shares} jars. How much ${drink}, in gallons, is in each jar?`,
			result: 'The amount in each jar is',
		};
	},
};

export const shareSkills: Skills = {
	'Find the size of one share'(draw) {
		const { unit, story, result } = caseOf(SHARINGS, draw.inTurn('ctx'))(draw.random);
		const [n, p, q] = [draw.int('n'), draw.int('p'), Number(draw.choice('q'))];
		if (!isPart([p, q])) return undefined;
		const amount = valueOf([p, q]);
		const answer = withMisconceptions(
			ofUnit(rational(amount.div(n)), unit),
			[rational(new Fraction(n).div(amount)), 'divided in the reverse order'],
			[rational(amount.mul(n)), 'multiplied instead of dividing'],
		);
		return {
			prompt: say`${story(n, num(amount))} Give your answer as a fraction in simplest form.`,
			answer,
			steps: [
				line(divided(amount, n), 'divide the total by the number of equal shares'),
				...reciprocalLines([p, q], [n, 1]),
				sentence(say`${result} ${answer.body}.`),
			],
			hints: [
				say`Which amount is divided into equal shares, and how many shares are there?`,
				say`How do you divide a fraction by a whole number?`,
			],
		};
	},
};
