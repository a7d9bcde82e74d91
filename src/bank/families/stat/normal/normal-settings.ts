/** Quantities that are close to a normal distribution, with sensible means and spreads. */
type NormalSetting = {
	/** "The weights of the apples from an orchard" */
	what: string;
	/** "weights" */
	values: string;
	unit: string;
	/** "apples" */
	things: string;
	/** One value: "weight" */
	one: string;
	/** What is between two values: apples "weigh" between 90 and 110 grams. */
	verb: string;
	means: readonly [number, number];
	/** The spread as a part of the mean. */
	spread: readonly [number, number];
};

export const NORMALS: readonly NormalSetting[] = [
	{
		what: 'The weights of the apples from an orchard',
		values: 'weights',
		unit: 'grams',
		things: 'apples',
		one: 'weight',
		verb: 'weigh',
		means: [100, 250],
		spread: [0.04, 0.25],
	},
	{
		what: 'The scores on a standardized test',
		values: 'scores',
		unit: 'points',
		things: 'scores',
		one: 'test score',
		verb: 'are',
		means: [50, 500],
		spread: [0.04, 0.3],
	},
	{
		what: 'The lifetimes of one type of battery',
		values: 'lifetimes',
		unit: 'hours',
		things: 'batteries',
		one: 'lifetime',
		verb: 'have lifetimes',
		means: [40, 500],
		spread: [0.03, 0.25],
	},
	{
		what: 'The heights of the sunflowers in a field',
		values: 'heights',
		unit: 'centimeters',
		things: 'sunflowers',
		one: 'height',
		verb: 'have heights',
		means: [120, 260],
		spread: [0.04, 0.25],
	},
	{
		what: 'The finishing times of the runners in a race',
		values: 'finishing times',
		unit: 'minutes',
		things: 'runners',
		one: 'time',
		verb: 'have times',
		means: [20, 250],
		spread: [0.04, 0.3],
	},
	{
		what: 'The amounts of juice in the bottles filled by a machine',
		values: 'amounts',
		unit: 'milliliters',
		things: 'bottles',
		one: 'amount',
		verb: 'hold',
		means: [200, 500],
		spread: [0.004, 0.06],
	},
	{
		what: 'The lengths of the fish in a lake',
		values: 'lengths',
		unit: 'millimeters',
		things: 'fish',
		one: 'length',
		verb: 'have lengths',
		means: [150, 500],
		spread: [0.04, 0.25],
	},
];
