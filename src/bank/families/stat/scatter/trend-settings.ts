/** Two measured quantities that are related more or less along a line. */
import type { Random } from '../../../../math/random.ts';

export type TrendSetting = {
	ctx: string;
	/** As it is written before "and": "the number of hours of study", "the load of a truck, in tons," */
	xIs: string;
	/** "the test score, in points" */
	yIs: string;
	one: string;
	/** The words around a known input: "a child who is 10 years old". */
	before: string;
	after: string;
	unit: string;
	falls: boolean;
	/** A weak association would surprise everybody. */
	isClose: boolean;
	/** Sensible bounds of the input, of the output, and of the output for an input of 0. */
	firstX: number;
	lastX: number;
	mostY: number;
	starts: readonly [number, number];
	/** Sensible bounds of the change for one step. */
	rates: readonly [number, number];
};

const trend = (
	ctx: string,
	[xIs, one, before, after]: [string, string, string, string],
	[yIs, unit]: [string, string],
	[lastX, mostY]: [number, number],
	rates: readonly [number, number],
	more: Partial<TrendSetting> = {},
): TrendSetting => ({
	ctx,
	xIs,
	yIs,
	one,
	before,
	after,
	unit,
	falls: false,
	isClose: false,
	firstX: 0,
	lastX,
	mostY,
	starts: [0, mostY],
	rates,
	...more,
});

export const TRENDS: readonly TrendSetting[] = [
	trend(
		'study time and score',
		['the number of hours of study', 'hour', '', 'hours of study'],
		['the test score, in points', 'points'],
		[20, 100],
		[1.5, 8],
		{ starts: [25, 70] },
	),
	trend(
		'temperature and sales',
		['the temperature, in degrees Celsius,', 'degree', 'a temperature of ', 'degrees Celsius'],
		['the number of cold drinks sold at a kiosk', 'drinks'],
		[40, 400],
		[1, 12],
		{ firstX: 10 },
	),
	trend(
		'age and height',
		['the age of a child, in years,', 'year', 'a child who is ', 'years old'],
		['the height of the child, in inches', 'inches'],
		[12, 70],
		[2.5, 4],
		{ isClose: true, starts: [15, 25] },
	),
	trend(
		'load and fuel use',
		['the load of a truck, in tons,', 'ton', 'a load of ', 'tons'],
		['the fuel used on a trip, in gallons', 'gallons'],
		[10, 120],
		[0.5, 4],
		{ isClose: true, starts: [15, 100] },
	),
	trend(
		'practice and errors',
		['the number of hours of practice', 'hour', '', 'hours of practice'],
		['the number of typing errors on a test', 'errors'],
		[30, 150],
		[0.5, 6],
		{ falls: true },
	),
	trend(
		'age and value',
		['the age of a tablet, in months,', 'month', 'a tablet that is ', 'months old'],
		['its value, in dollars', 'dollars'],
		[40, 400],
		[1, 8],
		{ falls: true, isClose: true, starts: [100, 400] },
	),
	trend(
		'length and weight',
		['the length of an anchor chain, in feet,', 'foot', 'a chain of ', 'feet and its anchor'],
		['the weight of the chain and its anchor, in pounds', 'pounds'],
		[60, 300],
		[0.5, 3],
		{ isClose: true, firstX: 15, starts: [20, 120] },
	),
	trend(
		'distance and time',
		['the length of a delivery route, in miles,', 'mile', 'a route of ', 'miles'],
		['the time, in minutes, needed for the route, including the time to load the van', 'minutes'],
		[60, 600],
		[2, 8],
		{ isClose: true, firstX: 5, starts: [10, 100] },
	),
	trend(
		'day and stock',
		['the number of days since a delivery', 'day', '', 'days after a delivery'],
		['the number of boxes left in stock', 'boxes'],
		[40, 400],
		[0.5, 8],
		{ falls: true, isClose: true },
	),
];

/** A setting in which the line y = mx + b makes sense from 0 to x; `undefined` if there is none. */
export function trendFor(
	random: Random,
	{ m, b, x, ctx }: { m: number; b: number; x: number; ctx?: string },
): TrendSetting | undefined {
	const y = m * x + b;
	const fitting = TRENDS.filter(
		(one) =>
			(ctx === undefined || one.ctx === ctx) &&
			one.falls === m < 0 &&
			x >= one.firstX &&
			x <= one.lastX &&
			b >= one.starts[0] &&
			b <= one.starts[1] &&
			Math.abs(m) >= one.rates[0] &&
			Math.abs(m) <= one.rates[1] &&
			Math.min(y, b) > 0 &&
			Math.max(y, b) <= one.mostY,
	);
	return fitting.length > 0 ? random.pick(fitting) : undefined;
}
