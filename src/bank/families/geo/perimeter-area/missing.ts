/** A side or height from the area or the perimeter: the formula is an equation for it. */
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	exactDecimal,
	integer,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { type Flat, flatFigure } from './quadrilateral.ts';
import { unitIn } from '../../../steps/measured.ts';
import { capital } from '../../../contexts/names.ts';
import { AREA } from './from-area.ts';
import { PERIMETER } from './from-perimeter.ts';

export function missingDimension(draw: Draw): Draft | undefined {
	const [b, h, unit] = [draw.int('b'), draw.int('h'), unitIn(draw)];
	const kind = draw.inTurn('shape') as Flat; // the plan lists only these shapes
	const given = draw.random.pick(['area', 'perimeter'] as const);
	if (b === h || (kind === 'rectangle' && b < h)) return undefined;
	const found = (given === 'area' ? AREA : PERIMETER)[kind](b, h, unit, draw);
	if (!found) return undefined;
	const { asked, value } = found;
	const whole = value.d === 1n;
	const answer = withMisconceptions(
		withUnit(whole ? integer(value.valueOf()) : exactDecimal(value), unit.many),
		...found.wrong.map(([wrong, why]): WrongAnswer => [rational(wrong), why]),
	);
	return {
		prompt: say`${found.given} Find ${asked}, in ${unit.many}.`,
		answer,
		steps: [
			...found.lines,
			sentence(say`${capital(asked.replace(/^its/, 'the'))} is ${answer.body}.`),
		],
		hints: [found.hint],
		figure: flatFigure(kind, { base: b, height: h, upper: b * 0.6 }, found.texts, found.alt),
	};
}
