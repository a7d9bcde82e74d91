/**
 * Limits in everyday words, by the wordings and contexts of the curriculum plan, and the inequalities that they say.
 */
import { num, relation, symbol } from '../../../../math/expression.ts';
import { chained, isStrict, type Sign, turned, withOtherEnd } from '../../../../math/inequality.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { fill } from '../../../contexts/fill.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	sentence,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';

/** What each wording says about the quantity, and how it is explained. */
const WORDINGS: Readonly<Record<string, { sign: Sign; meaning: string }>> = {
	'at least': { sign: '\\ge', meaning: '{n} or more' },
	'no fewer than': { sign: '\\ge', meaning: '{n} or more' },
	minimum: { sign: '\\ge', meaning: '{n} or more' },
	'at most': { sign: '\\le', meaning: '{n} or less' },
	'no more than': { sign: '\\le', meaning: '{n} or less' },
	maximum: { sign: '\\le', meaning: '{n} or less' },
	'up to': { sign: '\\le', meaning: '{n} or less' },
	'more than': { sign: '>', meaning: 'above {n}, but not {n} itself' },
	exceeds: { sign: '>', meaning: 'above {n}, but not {n} itself' },
	'less than': { sign: '<', meaning: 'below {n}, but not {n} itself' },
};

/** A sentence with the limit, and what the letter stands for. */
type Stated = readonly [sentence: string, quantity: string];

type Limits = {
	letter: string;
	/** Of the limits, in the plural; people are counted without one. */
	unit?: 'dollars' | 'points' | 'gigabytes' | 'pounds';
	/** Sensible limits, both ends included. */
	numbers: readonly [low: number, high: number];
	stated: Readonly<Record<string, Stated>>;
	/** Two limits at once, `{n}` below `{m}`, with their signs. */
	range: { sentence: string; quantity: string; signs: readonly [Sign, Sign] };
};

const PEOPLE = 'the number of people in the elevator';
const COST = 'the cost of the party, in dollars';
const DATA = 'the data used in a month, in gigabytes';
const WEIGHT = 'the weight of the package, in pounds';
const RAISED = 'the amount of money raised, in dollars';

const LIMITS: Readonly<Record<string, Limits>> = {
	'elevator capacity': {
		letter: 'p',
		numbers: [5, 25],
		stated: {
			'at most': ['An elevator can carry at most {n} people.', PEOPLE],
			'no more than': ['An elevator can carry no more than {n} people.', PEOPLE],
			'up to': ['An elevator can carry up to {n} people.', PEOPLE],
			maximum: ['The maximum number of people in an elevator is {n}.', PEOPLE],
			'no fewer than': [
				'A tower elevator starts with no fewer than {n} people in it.',
				`${PEOPLE} when it starts`,
			],
			'more than': [
				'An alarm sounds when more than {n} people are in an elevator.',
				`${PEOPLE} when the alarm sounds`,
			],
			exceeds: [
				'An alarm sounds when the number of people in an elevator exceeds {n}.',
				`${PEOPLE} when the alarm sounds`,
			],
		},
		range: {
			sentence:
				'A tower elevator starts with at least {n} people and can carry at most {m} people.',
			quantity: `${PEOPLE} when it starts`,
			signs: ['\\le', '\\le'],
		},
	},
	'budget for a party': {
		letter: 'c',
		unit: 'dollars',
		numbers: [40, 200],
		stated: {
			'at most': ['A party may cost at most {$n}.', COST],
			'no more than': ['A party may cost no more than {$n}.', COST],
			'up to': ['A family can spend up to {$n} on a party.', COST],
			maximum: ['The maximum cost of a party is {$n}.', COST],
			'less than': ['A party must cost less than {$n}.', COST],
			minimum: ['The minimum cost of a party in a restaurant is {$n}.', COST],
			'more than': [
				'A restaurant includes a free cake with every party that costs more than {$n}.',
				'the cost, in dollars, of a party with a free cake',
			],
		},
		range: {
			sentence:
				'A restaurant offers its small hall for parties that cost more than {$n} but no more than {$m}.',
			quantity: 'the cost, in dollars, of a party in the small hall',
			signs: ['<', '\\le'],
		},
	},
	'minimum test average': {
		letter: 'a',
		unit: 'points',
		numbers: [60, 90],
		stated: {
			'at least': [
				'A student needs a test average of at least {n} points to pass a course.',
				'the test average, in points, of a student who passes',
			],
			'no fewer than': [
				'A student must average no fewer than {n} points per test to pass a course.',
				'the test average, in points, of a student who passes',
			],
			minimum: [
				'The minimum test average for passing a course is {n} points.',
				'the test average, in points, of a student who passes',
			],
			exceeds: [
				'A student gets an A if the test average exceeds {n} points.',
				'the test average, in points, of a student who gets an A',
			],
			'less than': [
				'A student with a test average of less than {n} points takes an extra test.',
				'the test average, in points, of a student who takes the extra test',
			],
		},
		range: {
			sentence:
				'A student gets a B for a test average of at least {n} points but less than {m} points.',
			quantity: 'the test average, in points, of a student who gets a B',
			signs: ['\\le', '<'],
		},
	},
	'phone data limit': {
		letter: 'd',
		unit: 'gigabytes',
		numbers: [5, 60],
		stated: {
			'at most': ['A phone plan allows at most {n} gigabytes of data a month.', DATA],
			'no more than': ['A phone plan allows no more than {n} gigabytes of data a month.', DATA],
			'up to': ['A phone plan allows up to {n} gigabytes of data a month.', DATA],
			maximum: ['The maximum amount of data in a phone plan is {n} gigabytes a month.', DATA],
			exceeds: [
				'A phone company charges a fee if the data used in a month exceeds {n} gigabytes.',
				'the data, in gigabytes, used in a month with a fee',
			],
			'less than': [
				'A phone plan costs nothing in a month with less than {n} gigabytes of data.',
				'the data, in gigabytes, used in a month that costs nothing',
			],
		},
		range: {
			sentence:
				'A phone plan is the cheapest one for more than {n} gigabytes but less than {m} gigabytes of data a month.',
			quantity: 'the data, in gigabytes, used in a month for which the plan is the cheapest one',
			signs: ['<', '<'],
		},
	},
	'shipping weight': {
		letter: 'w',
		unit: 'pounds',
		numbers: [5, 150],
		stated: {
			'at most': ['A package sent by a delivery service may weigh at most {n} pounds.', WEIGHT],
			'no more than': [
				'A package sent by a delivery service may weigh no more than {n} pounds.',
				WEIGHT,
			],
			'up to': ['A package sent by a delivery service may weigh up to {n} pounds.', WEIGHT],
			maximum: [
				'The maximum weight of a package sent by a delivery service is {n} pounds.',
				WEIGHT,
			],
			'less than': [
				'A package sent by a delivery service must weigh less than {n} pounds.',
				WEIGHT,
			],
			'at least': [
				'A package is sent by truck if it weighs at least {n} pounds.',
				'the weight, in pounds, of a package that is sent by truck',
			],
			minimum: [
				'The minimum weight of a package that is sent by truck is {n} pounds.',
				'the weight, in pounds, of a package that is sent by truck',
			],
			'more than': [
				'A package that weighs more than {n} pounds gets a red label.',
				'the weight, in pounds, of a package with a red label',
			],
			exceeds: [
				'A package gets a red label if its weight exceeds {n} pounds.',
				'the weight, in pounds, of a package with a red label',
			],
		},
		range: {
			sentence:
				'A package gets a yellow label if it weighs more than {n} pounds and at most {m} pounds.',
			quantity: 'the weight, in pounds, of a package with a yellow label',
			signs: ['<', '\\le'],
		},
	},
	'fundraising goal': {
		letter: 'm',
		unit: 'dollars',
		numbers: [50, 200],
		stated: {
			'at least': ['A class must raise at least {$n} for a trip.', RAISED],
			minimum: ['The minimum amount of money that a class must raise is {$n}.', RAISED],
			'more than': ['A class wants to raise more than {$n} for a trip.', RAISED],
			exceeds: [
				'A class wins a prize if the money that it raises exceeds {$n}.',
				'the amount of money, in dollars, raised by a class that wins',
			],
		},
		range: {
			sentence: 'A class raised at least {$n} but less than {$m} for a trip.',
			quantity: RAISED,
			signs: ['\\le', '<'],
		},
	},
};

// From the words of a limit to an inequality, nothing to solve.

export function limitInWords(draw: Draw): Draft | undefined {
	const limits = caseOf(LIMITS, draw.choice('ctx'));
	const wording = draw.inTurn('wording');
	const { sign, meaning } = caseOf(WORDINGS, wording);
	const [stated, n] = [limits.stated[wording], draw.int('n')];
	if (!stated || !fits(limits, n)) return undefined;
	const [text, quantity] = stated;
	const letter = symbol(limits.letter);
	const inequality = (other: Sign) => written('inequality', relation(letter, other, n));
	const answer = withMisconceptions(
		inequality(sign),
		[inequality(turned(sign)), 'reversed the inequality symbol'],
		[
			inequality(withOtherEnd(sign)),
			isStrict(sign) ? 'included the limit' : 'did not include the limit',
		],
	);
	return {
		prompt: say`${fill(text, { n })} Let ${letter} be ${quantity}. Write an inequality for ${letter}.`,
		answer,
		steps: [
			sentence(
				say`${letter} can be ${fill(meaning, { n })}.`,
				wording === 'exceeds'
					? '“exceeds” means “is more than”'
					: `that is what “${wording}” means`,
			),
			onLine(limits)(
				say`${answer.body}`,
				isStrict(sign)
					? `${n} is not included, so use a symbol without “or equal to”`
					: `${n} is included, so use a symbol with “or equal to”`,
			),
		],
		hints: [
			say`Can ${withoutUnit(quantity)} be exactly ${amountOf(limits, n)}?`,
			say`Other than ${n} itself, are the possible values of ${letter} greater than ${n} or less than ${n}?`,
		],
	};
}

const withoutUnit = (quantity: string): string => quantity.replace(/, in \w+,?/, '');

const amountOf = ({ unit }: Limits, n: number): Prose =>
	unit === 'dollars' ? say`$${String(n)}` : say`${n} ${unit ?? 'people'}`;

/** Every third question has two limits at once. */
export function limitsInWords(draw: Draw): Draft | undefined {
	if (draw.random.int(1, 5) > 1) return limitInWords(draw);
	const limits = caseOf(LIMITS, draw.choice('ctx'));
	const [n, m] = [draw.int('n'), draw.int('n') + draw.random.int(4, 15)];
	if (!fits(limits, n)) return undefined;
	const { sentence: text, quantity, signs } = limits.range;
	const letter = symbol(limits.letter);
	const inequality = (first: Sign, second: Sign) =>
		written('inequality', chained(num(n), first, letter, second, num(m)));
	const answer = withMisconceptions(
		inequality(...signs),
		[inequality(withOtherEnd(signs[0]), withOtherEnd(signs[1])), limitsSwitched(...signs)],
		[
			inequality(withOtherEnd(signs[0]), signs[1]),
			`${isStrict(signs[0]) ? 'included' : 'did not include'} the lower limit`,
		],
		[
			inequality(signs[0], withOtherEnd(signs[1])),
			`${isStrict(signs[1]) ? 'included' : 'did not include'} the upper limit`,
		],
	);
	return {
		prompt: say`${fill(text, { n, m })} Let ${letter} be ${quantity}. Write a compound inequality for ${letter}.`,
		answer,
		steps: [
			sentence(
				say`The lower limit gives the inequality ${relation(num(n), signs[0], letter)}.`,
				endReason(signs[0]),
			),
			sentence(
				say`The upper limit gives the inequality ${relation(letter, signs[1], num(m))}.`,
				endReason(signs[1]),
			),
			onLine(limits)(say`Together: ${answer.body}.`),
		],
		hints: [
			say`What are the lower and upper limits on ${letter}?`,
			say`Which of the two limits are included?`,
		],
	};
}

/** A number of people has no rays and segments, the other quantities have. */
const onLine =
	({ range }: Limits) =>
	(body: Prose, why?: string): Line =>
		range.quantity.startsWith('the number of')
			? sentence(body, why)
			: withFigure(sentence(body, why), { kind: 'set on a number line' });

const endReason = (sign: Sign): string =>
	isStrict(sign) ? 'the limit itself is not included' : 'the limit itself is included';

const fits = ({ numbers: [low, high] }: Limits, n: number): boolean => n >= low && n <= high;

/** Both ends open for closed and closed for open. */
export const limitsSwitched = (low: Sign, high: Sign): string =>
	isStrict(low) === isStrict(high)
		? isStrict(low)
			? 'included both limits'
			: 'did not include either limit'
		: 'switched the limit that is included with the one that is not';
