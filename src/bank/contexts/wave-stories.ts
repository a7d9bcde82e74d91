/** Things that change like a sine wave, with sensible sizes. */
import { type Expression, operand, equation } from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { caseOf, type Draw } from '../family.ts';

export type WaveStory = {
	/** With the unit: "the height of a car on a Ferris wheel, in metres above the ground". */
	what: string;
	/** The words before and after a value: "the car is 5 metres above the ground". */
	at: readonly [before: string, after: string];
	unit: string;
	/** Short, for the answer. */
	symbol: string;
	time: string;
	letter: string;
	A: number;
	c: number;
	P: number;
};

type Setting = Pick<WaveStory, 'what' | 'at' | 'unit' | 'symbol' | 'time' | 'letter'> & {
	amplitudes: readonly [number, number];
	/** How far the middle lies above the amplitude; one number is the middle itself. */
	above: readonly [number, number] | number;
	periods: readonly number[];
};

const SETTINGS: Readonly<Record<string, Setting>> = {
	'Ferris wheel': {
		what: 'the height of a car on a Ferris wheel, in metres above the ground',
		at: ['the car is', ' above the ground'],
		unit: 'metres',
		symbol: 'm',
		time: 'seconds',
		letter: 'h',
		amplitudes: [5, 18],
		above: [1, 5],
		periods: [60, 72, 80, 90, 120],
	},
	'tide depth': {
		what: 'the depth of the water in a harbour, in metres',
		at: ['the water in the harbour is', ' deep'],
		unit: 'metres',
		symbol: 'm',
		time: 'hours',
		letter: 'd',
		amplitudes: [1, 6],
		above: [2, 8],
		periods: [12],
	},
	'daylight hours': {
		what: 'the length of daylight in a town, in hours',
		at: ['the length of daylight in the town is', ''],
		unit: 'hours',
		symbol: 'h',
		time: 'months',
		letter: 'L',
		amplitudes: [1, 6],
		above: 12,
		periods: [12],
	},
	'wave pool': {
		what: 'the height of a floating ball, in centimetres above the floor of a wave tank',
		at: ['the ball is', ' above the floor of the tank'],
		unit: 'centimetres',
		symbol: 'cm',
		time: 'seconds',
		letter: 'h',
		amplitudes: [2, 15],
		above: [4, 15],
		periods: [2, 3, 4, 5, 6, 8],
	},
	'rotating blade': {
		what: 'the height of the tip of a wind turbine blade, in metres above the ground',
		at: ['the tip of the blade is', ' above the ground'],
		unit: 'metres',
		symbol: 'm',
		time: 'seconds',
		letter: 'h',
		amplitudes: [10, 24],
		above: [12, 25],
		periods: [5, 6, 8, 10, 12],
	},
};

/** The drawn amplitude is brought into the range of the setting; middle and period are drawn from what fits. */
export function waveStory(draw: Draw, drawn: number): WaveStory {
	const { amplitudes, above, periods, ...setting } = caseOf(SETTINGS, draw.inTurn('ctx'));
	const [low, high] = amplitudes;
	const A = low + (drawn % (high - low + 1));
	const c = typeof above === 'number' ? above : A + draw.random.int(above[0], above[1]);
	return { ...setting, A, c, P: draw.random.pick(periods) };
}

/** h(t) = … */
export const ruleOf = (story: WaveStory, right: Expression): Expression =>
	equation(call(story.letter, 't'), right);

export const T: Expression = operand('t');
