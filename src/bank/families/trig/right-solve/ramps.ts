/** Things that lean or climb: their height and their length along the ground, and when they are sensible. */
import { type Prose, say } from '../../../../math/prose.ts';
import { measure } from '../../../../math/notation.ts';
import { UNIT, type Unit } from '../../../steps/measured.ts';

type Ramp = {
	fits(rise: number, run: number): boolean;
	unit: Unit;
	/** What its vertical side is called. */
	upright: string;
	/** What its corners are, for a reader who cannot see the figure. */
	corners: string;
	/** The last line; {x} is the angle. */
	conclude: string;
	tell(rise: number, run: number): Prose;
};

const metres = (value: number) => measure(value, 'm');

export const RAMPS: readonly Ramp[] = [
	{
		fits: (rise, run) => rise <= 3 && run >= 6 * rise && run <= 14 * rise,
		unit: UNIT.m,
		upright: 'the rise',
		corners:
			'A is the lower end of the ramp, B is its upper end, and C is the point on the ground below it.',
		conclude: 'The ramp makes an angle of about {x} with the ground.',
		tell: (rise, run) =>
			say`A ramp rises ${metres(rise)} over a horizontal distance of ${metres(run)}. What angle does the ramp make with the ground?`,
	},
	{
		fits: (rise, run) => rise >= 3 && rise <= 12 && run >= 1 && rise >= 2 * run && rise <= 5 * run,
		unit: UNIT.m,
		upright: 'the height',
		corners: 'A is the foot of the ladder, B is its top, and C is the base of the wall.',
		conclude: 'The ladder makes an angle of about {x} with the ground.',
		tell: (rise, run) =>
			say`A ladder leans against a wall. Its top is ${metres(rise)} above the ground, and its foot is ${metres(run)} from the wall. What angle does the ladder make with the ground?`,
	},
	{
		fits: (rise, run) => rise >= 4 && run >= 1.5 * rise && run <= 4 * rise,
		unit: UNIT.m,
		upright: 'the drop',
		corners:
			'A is the lower end of the section, B is its upper end, and C is the point directly below B at the same level as A.',
		conclude: 'The section makes an angle of about {x} with the horizontal.',
		tell: (rise, run) =>
			say`A straight section of a ski run drops ${metres(rise)} over a horizontal distance of ${metres(run)}. What angle does the section make with the horizontal?`,
	},
	{
		fits: (rise, run) => rise >= 2 && rise <= 20 && run >= 1.2 * rise && run <= 2.5 * rise,
		unit: UNIT.m,
		upright: 'the height',
		corners:
			'A is the lower end of the escalator, B is its upper end, and C is the point on the floor below it.',
		conclude: 'The escalator makes an angle of about {x} with the floor.',
		tell: (rise, run) =>
			say`An escalator climbs ${metres(rise)} over a horizontal distance of ${metres(run)}. What angle does the escalator make with the floor?`,
	},
];
