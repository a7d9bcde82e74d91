/** When a model reaches a value. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal, exactDecimal, rounded, roundedText } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { fromRelatedIn, QUADRANTS, whereSign } from '../../../steps/related-angle.ts';
import { angle, angleText, NAMES, trig } from '../../../steps/turns.ts';
import { T, waveStory } from '../../../contexts/wave-stories.ts';
import { factorOf, opening } from './rule.ts';

export function whenReached(draw: Draw): Draft | undefined {
	const story = waveStory(draw, draw.int('A'));
	const { A, c, P } = story;
	const f = draw.random.pick(['sin', 'cos']);
	const part = new Fraction(draw.choice('frac'));
	const target = part.mul(A).add(c);
	const related =
		f === 'sin' ? Math.asin(Math.abs(part.valueOf())) : Math.acos(Math.abs(part.valueOf()));
	const isPositive = part.gt(0);
	const angles =
		f === 'sin'
			? isPositive
				? [related, Math.PI - related]
				: [Math.PI + related, 2 * Math.PI - related]
			: isPositive
				? [related, 2 * Math.PI - related]
				: [Math.PI - related, Math.PI + related];
	const times = angles.map((one) => (one * P) / (2 * Math.PI));
	if (times.some((one) => Math.abs(((one * 100) % 1) - 0.5) < 0.002)) return undefined;
	/** Half the amplitude belongs to a special angle; where its times end, nothing is rounded. */
	const isExact =
		part.abs().equals('1/2') &&
		times.every((one) => Math.abs(one * 4 - Math.round(one * 4)) < 1e-9);
	const k = factorOf(story, 'radians');
	const inside = product(k, T);
	const setOf = (shown: readonly Expression[]): DraftAnswer => ({
		kind: 'solution-set',
		value: shown.map((one) => tex(one)).join(', '),
		body: formula(list(...shown)),
	});
	const inOtherQuadrants =
		f === 'sin'
			? times.map((one) => (one + P / 2) % P).toSorted((one, two) => one - two)
			: times
					.map((one) => Math.abs(P / 2 - one))
					.flatMap((one, at) => (at === 0 ? [one, P - one] : []));
	const shownAngle = (one: number) =>
		isExact ? angle(new Fraction(Math.round((one * 6) / Math.PI), 6), 'radians') : rounded(one, 4);
	const shownTime = (one: number) =>
		isExact ? exactDecimal(new Fraction(one).round(2)) : decimal(roundedText(one, 2));
	const [first = num(0), second = num(0)] = times.map(shownTime);
	const about = isExact ? '' : 'about ';
	const sign = isExact ? '=' : '\\approx';
	const quadrants = angles.map((one) => Math.floor(one / (Math.PI / 2)));
	const both: Line[] = angles.flatMap((one, at) => [
		line(
			relation(inside, sign, shownAngle(one)),
			quadrants[at] === 0
				? 'in quadrant I, the angle is the related acute angle itself'
				: fromRelatedIn(quadrants[at] ?? 1, 'radians'),
		),
		line(
			relation(T, sign, shownTime(times[at] ?? 0)),
			isExact
				? `divide both sides by ${angleText(new Fraction(2, P), 'radians')}`
				: `divide both sides by ${angleText(new Fraction(2, P), 'radians')}, and round to the nearest hundredth`,
		),
	]);
	return {
		prompt: say`${opening(story, f, 'radians')} At what times from ${equation(T, 0)} to ${equation(T, P)} does the model give a value of ${exactDecimal(target)} ${story.unit}? ${isExact ? 'Give' : 'Round to the nearest hundredth, and give'} both times, in ${story.time}, in increasing order.`,
		answer: withMisconceptions(
			setOf(times.map(shownTime)),
			[setOf(angles.map(isExact ? shownAngle : shownTime)), 'gave the angles instead of the times'],
			[
				setOf(inOtherQuadrants.map(shownTime)),
				`used the quadrants in which the ${NAMES[f] ?? 'ratio'} has the opposite sign`,
			],
		),
		steps: [
			line(equation(sum(product(A, trig(f, inside)), c), exactDecimal(target))),
			line(
				equation(product(A, trig(f, inside)), exactDecimal(target.sub(c))),
				`subtract ${c} from both sides`,
			),
			line(equation(trig(f, inside), exactDecimal(part)), `divide both sides by ${A}`),
			sentence(
				say`From ${equation(T, 0)} to ${equation(T, P)}, the angle goes from ${0} to ${product(2, symbol('\\pi'))}.`,
				'multiply both times by the coefficient of t',
			),
			sentence(
				say`The related acute angle is ${isExact ? '' : 'about '}${shownAngle(related)}.`,
				isExact
					? `it is the special angle with this ${NAMES[f]}${isPositive ? '' : ', apart from the sign'}`
					: isPositive
						? `use the inverse ${NAMES[f]} key in radian mode`
						: `use the inverse ${NAMES[f]} key with the positive value, in radian mode`,
			),
			sentence(
				say`The angles lie in quadrants ${QUADRANTS[f]?.[isPositive ? 0 : 1] ?? ''}.`,
				whereSign(f, isPositive ? 1 : -1),
			),
			...both,
			sentence(
				say`After ${about}${first} and ${second} ${story.time}, ${story.at[0]} ${exactDecimal(target)} ${story.unit}${story.at[1]}.`,
			),
		],
		hints: [
			say`Isolate ${trig(f, inside)} first. Which two angles within one cycle have this ${NAMES[f] ?? 'ratio'}?`,
			say`How can you find ${T} from each angle?`,
		],
	};
}
