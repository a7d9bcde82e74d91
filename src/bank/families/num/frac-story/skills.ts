/** num.frac-story: fractions in recipes, lengths, times and sharing. */
import Fraction from 'fraction.js';
import { continued, difference, num, sum, times } from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type DraftAnswer,
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
	additionLines,
	acrossDenominators,
	fractionText,
	productLines,
	type Ratio,
	valueOf,
} from '../../../steps/fractions.ts';
import { fits, isPart, pieceSkills, settingOf, wholeReason } from './pieces.ts';
import { shareSkills } from './shares.ts';

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
