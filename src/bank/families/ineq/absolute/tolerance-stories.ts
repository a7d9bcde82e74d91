/** Stories about a target and the allowed difference from it, by the contexts of the curriculum plan. */
import type { Expression } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type Tolerance = {
	/** Targets that are sensible here, both ends included. */
	targets: readonly [low: number, high: number];
	/** Nobody sets a target between the multiples of this. */
	multiplesOf?: number;
	/** "the length of a rod", "in millimeters" */
	quantity: string;
	unit: string;
	/** "2 millimeters" after the number, for a difference. */
	apart: string;
	target(c: Expression): Prose;
	/** What that value is called: "the target length". */
	center: string;
	/** The least sensible difference, where a smaller one is out of the question. */
	least?: number;
	/** The greatest sensible difference, where it is not an eighth of the target. */
	most?: number;
	/** The condition "differs by at most d", and what those values are called. */
	within(d: Expression): Prose;
	accepted: string;
	/** The condition "differs by d or more"; `null` when it makes no sense here. */
	beyond: ((d: Expression) => Prose) | null;
	rejected: string;
};

export const TOLERANCES: Readonly<Record<string, Tolerance>> = {
	'machine tolerance': {
		targets: [5, 120],
		quantity: 'the length of a rod',
		unit: 'in millimeters',
		apart: 'millimeters',
		target: (c) => say`A machine cuts rods that should be ${c} millimeters long.`,
		center: 'the target length',
		most: 3,
		within: (d) =>
			say`A rod is accepted if its length differs from this by at most ${d} millimeters.`,
		accepted: 'acceptable lengths',
		beyond: (d) =>
			say`A rod is rejected if its length differs from this by ${d} millimeters or more.`,
		rejected: 'rejected lengths',
	},
	'room temperature': {
		targets: [58, 78],
		quantity: 'the room temperature',
		unit: 'in degrees Fahrenheit',
		apart: 'degrees Fahrenheit',
		target: (c) => say`A thermostat is set to ${c} degrees Fahrenheit.`,
		center: 'the set temperature',
		within: (d) =>
			say`The room temperature may differ from this by at most ${d} degrees Fahrenheit.`,
		accepted: 'allowed temperatures',
		beyond: (d) =>
			say`A light comes on if the room temperature differs from this by ${d} degrees Fahrenheit or more.`,
		rejected: 'temperatures that turn the light on',
	},
	'packing weight': {
		targets: [8, 80],
		quantity: 'the weight of a bag',
		unit: 'in ounces',
		apart: 'ounces',
		target: (c) => say`A packing machine should fill each bag with ${c} ounces of rice.`,
		center: 'the target weight',
		within: (d) => say`A bag is accepted if its weight differs from this by at most ${d} ounces.`,
		accepted: 'acceptable weights',
		beyond: (d) => say`A bag is repacked if its weight differs from this by ${d} ounces or more.`,
		rejected: 'weights of bags that are repacked',
	},
	'poll margin': {
		targets: [15, 85],
		quantity: 'the actual support among all residents',
		unit: 'in percent',
		apart: 'percentage points',
		target: (c) => say`In a poll, ${c} percent of the people surveyed want a new park.`,
		center: 'the poll result',
		least: 2,
		within: (d) =>
			say`Assume that the actual support among all residents differs from this by at most ${d} percentage points.`,
		accepted: 'possible levels of support',
		beyond: null,
		rejected: '',
	},
	'target speed': {
		targets: [55, 75],
		multiplesOf: 5,
		quantity: 'the speed of the car',
		unit: 'in miles per hour',
		apart: 'miles per hour',
		target: (c) => say`The cruise control of a car is set to ${c} miles per hour.`,
		center: 'the set speed',
		within: (d) => say`The speed of the car may differ from this by at most ${d} miles per hour.`,
		accepted: 'allowed speeds',
		beyond: (d) =>
			say`A warning is shown if the speed of the car differs from this by ${d} miles per hour or more.`,
		rejected: 'speeds that lead to a warning',
	},
};
