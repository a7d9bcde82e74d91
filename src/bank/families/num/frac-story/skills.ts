/** num.frac-story: fractions in recipes, lengths, times and sharing. CCSS 7.NS.A.3. */
import Fraction from 'fraction.js';
import { continued, difference, num, quotient, sum, times } from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type DraftAnswer, rational, rationalAs, withUnit } from '../../../answer.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { additionLines, productLines, type Ratio, valueOf } from '../../../steps/fractions.ts';
import { fits, isPart, pieceSkills, settingOf } from './pieces.ts';

export const skills: Skills = {
	'Length, time and recipe sums'(draw) {
		const setting = settingOf(draw);
		const [w, p, r] = [draw.int('w'), draw.int('p'), draw.int('r')];
		const [q, s] = [Number(draw.choice('q')), Number(draw.choice('s'))];
		if (!isPart([p, q]) || !isPart([r, s]) || !fits(setting, w, [q, s])) return undefined;
		const adds = draw.random.int(0, 1) === 1;
		const [large, small] = [valueOf([w * q + p, q]), valueOf([r, s])];
		const value = adds ? large.add(small) : large.sub(small);
		if (value.lt(1) || value.d === 1n) return undefined;
		const story = (adds ? setting.total : setting.left)(mixed(large), num(small));
		const answer = withUnit(amount(value), setting.units);
		const working = adds ? sum : difference;
		return {
			prompt: say`${story} Give the answer as a mixed number in simplest form.`,
			answer,
			steps: [
				line(
					working(mixed(large), num(small)),
					adds ? '“in all” or “together” calls for a sum' : '“left” calls for a difference',
				),
				line(
					continued(working(num(large), num(small))),
					'write the mixed number as an improper fraction',
				),
				...additionLines([w * q + p, q], [adds ? r : -r, s]),
				line(continued(mixed(value)), wholeReason(value)),
				sentence(say`The answer is ${answer.body}.`),
			],
			hints: [
				adds
					? say`Is the result more or less than ${mixed(large)}?`
					: say`What is taken away from ${mixed(large)}?`,
				...(q === s ? [] : [say`What is the smallest number that ${q} and ${s} both go into?`]),
			],
		};
	},

	'Fraction of an amount'(draw) {
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
		const answer = withUnit(amount(value), value.lt(1) ? setting.unit : setting.units);
		const inMixed = value.gt(1) && value.d > 1n;
		return {
			prompt: say`${twice ? setting.partOfPart(n, share, second) : setting.part(n, share)} Give the answer as a whole number, a mixed number or a proper fraction in simplest form.`,
			answer,
			steps: [
				line(times(...values), 'a fraction “of” an amount is a product'),
				...productLines(factors),
				...(inMixed ? [line(continued(mixed(value)), wholeReason(value))] : []),
				sentence(say`The answer is ${answer.body}.`),
			],
			hints: [
				twice
					? say`First find ${share} of ${n}. Then take ${second} of that.`
					: say`What is ${quotient(1, q)} of ${n}?${p > 1 ? say` Take ${p} of those.` : ''}`,
			],
		};
	},

	...pieceSkills,
};

const amount = (value: Fraction): DraftAnswer =>
	value.gt(1) && value.d > 1n ? rationalAs(value, 'mixed number', mixed(value)) : rational(value);

const wholeReason = (value: Fraction) =>
	`${value.n} ÷ ${value.d} is ${value.n / value.d} with remainder ${value.n % value.d}`;
