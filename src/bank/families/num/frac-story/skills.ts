/** num.frac-story: fractions in recipes, lengths, times and sharing. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	divided,
	equation,
	type Expression,
	num,
	sum,
	times,
} from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	caseOf,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	ofUnit,
	rational,
	rationalAs,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import {
	acrossDenominators,
	additionLines,
	exactForm,
	fractionText,
	isProperForm,
	productLines,
	type Ratio,
	reciprocalLines,
	valueOf,
} from '../../../steps/fractions.ts';
import { FRACTION_SETTINGS, type FractionSetting } from './fraction-stories.ts';

// How many pieces: the whole divided by one piece, and what is left.

const pieceSkills: Skills = {
	'Find the number of servings or pieces'(draw) {
		const setting = settingOf(draw);
		const [w, p, q] = [draw.int('w'), draw.int('p'), draw.int('q')];
		if (!isPart([p, q]) || !fits(setting, w, [q])) return undefined;
		const [piece, count] = [valueOf([p, q]), valueOf([w * q, p])];
		const full = Number(count.floor());
		const { names } = setting;
		const wrongCounts: WrongAnswer[] = [
			[rational(piece.mul(w)), 'multiplied instead of dividing'],
			[rational(count.inverse()), 'divided in the reverse order'],
		];
		const [multiplied, ...product] = reciprocalLines([w, 1], [p, q]);
		const dividing = [
			line(divided(w, piece), `divide to find how many times ${p}/${q} goes into ${w}`),
			...(multiplied ? [multiplied] : []),
			...product.slice(p === 1 ? -1 : 0),
		];
		const story = setting.cut(w, num(piece));
		if (count.d === 1n)
			return {
				prompt: say`${story} ${setting.pieces}`,
				answer: withMisconceptions(rational(full), ...wrongCounts),
				steps: [...dividing, sentence(say`The number of ${names.pieces} is ${full}.`)],
				hints: [pieceHint(piece, w)],
			};
		const whole: Line[] = [
			line(continued(mixed(count)), wholeReason(count)),
			sentence(
				say`The number of full ${names.pieces} is ${full}.`,
				`the whole number counts the full ${names.pieces}; the fraction is only part of one more`,
			),
		];
		if (draw.random.int(0, 1) === 0)
			return {
				prompt: say`${story} ${setting.fullPieces}`,
				answer: withMisconceptions(
					rational(full),
					[rational(full + 1), 'rounded up instead of down'],
					[rational(count), 'gave the quotient with its fraction part'],
					...wrongCounts,
				),
				steps: [...dividing, ...whole],
				hints: [pieceHint(piece, w)],
			};
		const used = piece.mul(full);
		const rest = new Fraction(w).sub(used);
		const answer = withMisconceptions(
			ofUnit(rational(rest), setting.unit),
			[rational(full), `gave the number of full ${names.pieces} instead of what is left`],
			[rational(count.mod(1)), 'gave the fraction part of the quotient instead of the amount left'],
		);
		return {
			prompt: say`${story} ${setting.rest} Give your answer as a fraction in simplest form.`,
			answer,
			steps: [
				...dividing,
				...whole,
				line(
					equation(times(full, piece), exactForm(used)),
					`the amount in ${full} full ${names.pieces}`,
				),
				line(equation(difference(w, exactForm(used)), num(rest)), 'subtract to find what is left'),
				sentence(say`${names.left} is ${answer.body}.`),
			],
			hints: [
				pieceHint(piece, w),
				say`How many ${setting.units} are in all the full ${names.pieces} together?`,
			],
		};
	},
};

const settingOf = (draw: Draw): FractionSetting =>
	caseOf(FRACTION_SETTINGS, draw.inTurn('ctx'))(draw.random);

const wholeReason = (value: Fraction) =>
	`${value.n} divided by ${value.d} is ${value.n / value.d} with a remainder of ${value.n % value.d}`;

const isPart = ([over, under]: Ratio) => over < under && isProperForm([over, under]);

const fits = ({ most, not }: FractionSetting, whole: number, unders: number[]) =>
	whole <= most && !unders.some((under) => not.includes(under));

const pieceHint = (piece: Fraction, whole: number) =>
	say`How many times does ${num(piece)} go into ${whole}? How do you divide by a fraction?`;

// How much one share is: a fraction divided by the number of equal shares.

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

const shareSkills: Skills = {
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

export const skills: Skills = {
	'Solve length, time, and recipe problems'(draw) {
		const setting = settingOf(draw);
		const [w, p, r] = [draw.int('w'), draw.int('p'), draw.int('r')];
		const [q, s] = [Number(draw.choice('q')), Number(draw.choice('s'))];
		if (!isPart([p, q]) || !isPart([r, s]) || !fits(setting, w, [q, s])) return undefined;
		const adds = draw.random.int(0, 1) === 1;
		const [large, small] = [valueOf([w * q + p, q]), valueOf([r, s])];
		const value = adds ? large.add(small) : large.sub(small);
		if (value.lt(1) || value.d === 1n) return undefined;
		const story = (adds ? setting.total : setting.left)(mixed(large), num(small));
		const answer = withMisconceptions(
			withUnit(amount(value), setting.units),
			[
				rational(adds ? large.sub(small) : large.add(small)),
				adds ? 'subtracted instead of adding' : 'added instead of subtracting',
			],
			acrossDenominators([w * q + p, q], [adds ? r : -r, s], adds),
		);
		const combined = adds ? sum : difference;
		return {
			prompt: say`${story} Give your answer as a mixed number in simplest form.`,
			answer,
			steps: [
				line(
					combined(mixed(large), num(small)),
					adds ? 'add the two amounts' : 'subtract to find how much is left',
				),
				line(
					continued(combined(num(large), num(small))),
					'write the mixed number as an improper fraction',
				),
				...additionLines([w * q + p, q], [adds ? r : -r, s]),
				line(continued(mixed(value)), wholeReason(value)),
				sentence(say`${adds ? setting.names.total : setting.names.left} is ${answer.body}.`),
			],
			hints: [
				adds
					? say`Is the total more or less than ${mixed(large)}? Which operation fits the story?`
					: say`Is the amount left more or less than ${mixed(large)}? Which operation fits the story?`,
				...(q === s ? [] : [say`What is the least common multiple of ${q} and ${s}?`]),
			],
		};
	},

	'Find a fraction of an amount'(draw) {
		const setting = settingOf(draw);
		const [p, q, n] = [draw.int('p'), draw.int('q'), draw.int('n')];
		const next = draw.random.pick<Ratio>([
			[1, 2],
			[1, 3],
			[2, 3],
			[1, 4],
			[3, 4],
		]);
		const twice = draw.random.int(0, 1) === 1;
		if (!isPart([p, q]) || !fits(setting, n, [q])) return undefined;
		const factors: Ratio[] = [...(twice ? [next] : []), [p, q], [n, 1]];
		const values = factors.map(valueOf);
		const value = values.reduce((all, one) => all.mul(one), new Fraction(1));
		if (value.equals(1) || value.d > 12n) return undefined;
		const [share, second] = [num(valueOf([p, q])), num(valueOf(next))];
		const answer = withMisconceptions(
			value.lt(1) ? ofUnit(amount(value), setting.unit) : withUnit(amount(value), setting.units),
			...(twice
				? ([
						[rational(new Fraction(p, q).mul(n)), 'stopped after the first fraction'],
						[rational(valueOf(next).mul(n)), 'took the second fraction of the whole amount'],
					] as WrongAnswer[])
				: ([
						[rational(new Fraction(n).sub(value)), `found ${setting.names.rest}`],
						[
							rational(new Fraction(n).mul(q).div(p)),
							'divided by the fraction instead of multiplying by it',
						],
					] as WrongAnswer[])),
		);
		const inMixed = value.gt(1) && value.d > 1n;
		return {
			prompt: say`${twice ? setting.partOfPart(n, share, second) : setting.part(n, share)} Give your answer as a whole number, a mixed number, or a proper fraction in simplest form.`,
			answer,
			steps: [
				line(
					times(...values),
					twice
						? `${fractionText(next)} of ${fractionText([p, q])} of ${n}: to find a fraction of an amount, multiply`
						: 'to find a fraction of an amount, multiply',
				),
				...productLines(factors),
				...(inMixed ? [line(continued(mixed(value)), wholeReason(value))] : []),
				sentence(say`${twice ? setting.names.partOfPart : setting.names.part} is ${answer.body}.`),
			],
			hints: [
				twice
					? say`What is ${share} of ${n}? What is ${second} of that amount?`
					: say`Which operation finds a fraction of an amount?`,
			],
		};
	},

	...pieceSkills,
	...shareSkills,
};

const amount = (value: Fraction): DraftAnswer =>
	value.gt(1) && value.d > 1n ? rationalAs(value, 'mixed number', mixed(value)) : rational(value);
