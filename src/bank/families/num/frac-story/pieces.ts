/** num.frac-story, how many pieces: the whole divided by one piece, and what is left. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	divided,
	equation,
	num,
	times,
} from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draw,
	type Line,
	line,
	ofUnit,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { FRACTION_SETTINGS, type FractionSetting } from './fraction-stories.ts';
import {
	exactForm,
	isProperForm,
	type Ratio,
	reciprocalLines,
	valueOf,
} from '../../../steps/fractions.ts';

export const pieceSkills: Skills = {
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

export const settingOf = (draw: Draw): FractionSetting =>
	caseOf(FRACTION_SETTINGS, draw.inTurn('ctx'))(draw.random);

export const wholeReason = (value: Fraction) =>
	`${value.n} divided by ${value.d} is ${value.n / value.d} with a remainder of ${value.n % value.d}`;

export const isPart = ([over, under]: Ratio) => over < under && isProperForm([over, under]);

export const fits = ({ most, not }: FractionSetting, whole: number, unders: number[]) =>
	whole <= most && !unders.some((under) => not.includes(under));

const pieceHint = (piece: Fraction, whole: number) =>
	say`How many times does ${num(piece)} go into ${whole}? How do you divide by a fraction?`;
