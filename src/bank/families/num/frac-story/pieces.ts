/** num.frac-story, how many pieces: the whole divided by one piece, and what is left. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	divided,
	equation,
	type Expression,
	num,
	times,
} from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { rational, withUnit } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { FRACTION_SETTINGS, type FractionSetting } from './fraction-stories.ts';
import { isProperForm, productLines, type Ratio, valueOf } from '../../../steps/fractions.ts';

export const pieceSkills: Skills = {
	'How many servings or pieces'(draw) {
		const setting = settingOf(draw);
		const [w, p, q] = [draw.int('w'), draw.int('p'), draw.int('q')];
		if (!isPart([p, q]) || !fits(setting, w, [q])) return undefined;
		const [piece, count] = [valueOf([p, q]), valueOf([w * q, p])];
		const full = Number(count.floor());
		const dividing = [
			line(divided(w, piece), 'the number of pieces is the whole amount divided by one piece'),
			line(
				continued(times(w, piece.inverse())),
				`dividing by ${p}/${q} is multiplying by ${piece.inverse().toFraction()}`,
			),
			...productLines([
				[w, 1],
				[q, p],
			]).slice(p === 1 ? -1 : 0),
		];
		const story = setting.cut(w, num(piece));
		if (count.d === 1n)
			return {
				prompt: say`${story} ${setting.pieces}`,
				answer: rational(full),
				steps: [...dividing, sentence(say`The answer is ${full}.`)],
				hints: [pieceHint(piece, w)],
			};
		const whole: Line = line(
			continued(mixed(count)),
			'the whole number counts the full pieces, the fraction is part of one more piece',
		);
		if (draw.random.int(0, 1) === 0)
			return {
				prompt: say`${story} ${setting.fullPieces}`,
				answer: rational(full),
				steps: [...dividing, whole, sentence(say`The answer is ${full}.`)],
				hints: [pieceHint(piece, w)],
			};
		const used = piece.mul(full);
		const rest = new Fraction(w).sub(used);
		const answer = withUnit(rational(rest), setting.unit);
		return {
			prompt: say`${story} ${setting.rest} Give the answer as a fraction in simplest form.`,
			answer,
			steps: [
				...dividing,
				whole,
				line(equation(times(full, piece), exactForm(used)), `${full} full pieces use this much`),
				line(equation(difference(w, exactForm(used)), num(rest)), 'what is left'),
				sentence(say`The answer is ${answer.body}.`),
			],
			hints: [pieceHint(piece, w), say`How much do all the full ones use together?`],
		};
	},
};

export const settingOf = (draw: Draw): FractionSetting =>
	caseOf(FRACTION_SETTINGS, draw.inTurn('ctx'))(draw.random);

export const isPart = ([over, under]: Ratio) => over < under && isProperForm([over, under]);

export const fits = ({ most, not }: FractionSetting, whole: number, unders: number[]) =>
	whole <= most && !unders.some((under) => not.includes(under));

const exactForm = (value: Fraction): Expression =>
	value.gt(1) && value.d > 1n ? mixed(value) : num(value);

const pieceHint = (piece: Fraction, whole: number) =>
	say`How many times does ${num(piece)} go into ${whole}? Divide.`;
