/** Areas of straight and round parts together. */
import Fraction from 'fraction.js';
import { type Number, relation } from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { nearBorder, type Unit, WITH_PI_KEY } from '../../../steps/measured.ts';
import type { Figure } from '../../../figures/figure.ts';

type Mixed = {
	prompt: Prose;
	what: string;
	lines: Line[];
	straight: number;
	/** In front of π; below 0 for a hole. */
	round: Number;
	unit: Unit;
	/** What learners find instead. */
	wrong: readonly (readonly [value: number, why: string])[];
	hint: Prose;
	figure: Figure;
};

/** Straight and round parts together, rounded. */
export function mixedDraft(of: Mixed): Draft | undefined {
	const real = of.straight + new Fraction(of.round).valueOf() * Math.PI;
	if (real < 5 || nearBorder(real)) return undefined;
	const answer = withMisconceptions(
		withUnit(decimalAnswer(real, 1), `square ${of.unit.many}`),
		...of.wrong
			.filter(([value]) => value > 0)
			.map(([value, why]): WrongAnswer => [decimalAnswer(value, 1), why]),
	);
	return {
		prompt: say`${of.prompt} ${WITH_PI_KEY}`,
		answer,
		steps: [
			...of.lines,
			line(
				relation('A', '\\approx', rounded(real, 1)),
				'use the π key, and round to the nearest tenth',
			),
			sentence(say`The ${of.what} is about ${answer.body}.`),
		],
		hints: [of.hint],
		figure: of.figure,
	};
}
