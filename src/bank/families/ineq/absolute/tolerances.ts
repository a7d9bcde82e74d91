/** Stories about a target and the allowed difference from it, by the contexts of the curriculum plan. */
import type { Expression } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type Tolerance = {
	/** Targets that are sensible here, both ends included. */
	targets: readonly [low: number, high: number];
	/** "the length of a rod", "in millimeters" */
	quantity: string;
	unit: string;
	target(c: Expression): Prose;
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
		target: (c) => say`A machine cuts rods that should be ${c} millimeters long.`,
		within: (d) =>
			say`A rod is accepted if its length differs from this by at most ${d} millimeters.`,
		accepted: 'accepted lengths',
		beyond: (d) =>
			say`A rod is rejected if its length differs from this by ${d} millimeters or more.`,
		rejected: 'rejected lengths',
	},
	'room temperature': {
		targets: [58, 78],
		quantity: 'the room temperature',
		unit: 'in degrees Fahrenheit',
		target: (c) => say`A thermostat is set to ${c} degrees Fahrenheit.`,
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
		target: (c) => say`A packing machine should fill each bag with ${c} ounces of rice.`,
		within: (d) =>
			say`A bag passes inspection if its weight differs from this by at most ${d} ounces.`,
		accepted: 'weights that pass',
		beyond: (d) =>
			say`A bag is packed again if its weight differs from this by ${d} ounces or more.`,
		rejected: 'weights of bags that are packed again',
	},
	'poll margin': {
		targets: [15, 85],
		quantity: 'the true percentage',
		unit: 'in percent',
		target: (c) => say`In a poll, ${c} percent of the people asked want a new park.`,
		within: (d) =>
			say`The true percentage for the whole town differs from this by at most ${d} percentage points.`,
		accepted: 'possible true percentages',
		beyond: null,
		rejected: '',
	},
	'target speed': {
		targets: [25, 75],
		quantity: 'the speed of the car',
		unit: 'in miles per hour',
		target: (c) => say`The cruise control of a car is set to ${c} miles per hour.`,
		within: (d) => say`The speed of the car may differ from this by at most ${d} miles per hour.`,
		accepted: 'allowed speeds',
		beyond: (d) =>
			say`A warning is shown if the speed of the car differs from this by ${d} miles per hour or more.`,
		rejected: 'speeds that lead to a warning',
	},
};
