/** geo.special-right: 45-45-90 and 30-60-90 triangles, exactly. CCSS G-SRT.C.6. */
import { say } from '../../../../math/prose.ts';
import { radical, withUnit } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { unitIn } from '../../../steps/measured.ts';
import { EXACT_LENGTH } from '../../../steps/pythagorean.ts';
import { HALVES } from './halves.ts';
import { WHOLES } from './wholes.ts';

export const skills: Skills = {
	'Sides of special triangles': special,
	'Length or area with special triangles': special,
};

function special(draw: Draw): Draft | undefined {
	const [s, unit] = [draw.int('s'), unitIn(draw)];
	if (s < 2) return undefined;
	const made = caseOf({ ...HALVES, ...WHOLES }, draw.inTurn('kind'))(
		s,
		draw.choice('ask'),
		unit,
		draw,
	);
	const answer = withUnit(radical(made.value), `${made.square ? 'square ' : ''}${unit.many}`);
	return {
		prompt: say`${made.text} Find ${made.asked}, in ${made.square ? 'square ' : ''}${unit.many}.${EXACT_LENGTH}`,
		answer,
		steps: [...made.lines, sentence(say`So ${made.asked} is ${answer.body}.`)],
		hints: [made.hint],
		figure: made.figure,
	};
}
