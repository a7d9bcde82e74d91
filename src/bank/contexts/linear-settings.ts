/** The linear settings by their names in the curriculum plan, and how drawn numbers are fitted to them. */
import { caseOf, type Draw } from '../family.ts';
import {
	altitude,
	battery,
	candle,
	driveHome,
	plane,
	plant,
	roadTrip,
	snow,
	tankDraining,
	tankFilling,
} from './linear-changes.ts';
import {
	bikeRental,
	commission,
	giftCard,
	hourlyPay,
	loan,
	phonePlan,
	printing,
	savings,
	taxi,
} from './linear-costs.ts';
import type { LinearSetting, MakeLinear, Span } from './linear-setting.ts';

const SETTINGS: Readonly<Record<string, MakeLinear>> = {
	'phone plan': phonePlan,
	'printing cost': printing,
	'bike rental': bikeRental,
	'taxi fare': taxi,
	'salary plus commission': commission,
	salary: hourlyPay,
	savings,
	'loan repayment': loan,
	'gift card': giftCard,
	'tank filling': tankFilling,
	'tank draining': tankDraining,
	'candle burning': candle,
	'temperature with altitude': altitude,
	'temperature and altitude': altitude,
	'plane descent': plane,
	'plant growth': plant,
	'plant height': plant,
	'snow melt': snow,
	'battery level': battery,
	'phone battery': battery,
	'road trip': roadTrip,
	'drive home': driveHome,
};

/** A setting with its numbers. */
export type LinearRule = {
	setting: LinearSetting;
	/** Signed: below 0 when the quantity falls. */
	rate: number;
	start: number;
};

export type LinearStory = LinearRule & {
	value: (x: number) => number;
	/** False beyond the last sensible input or below the least sensible value. */
	fits: (x: number) => boolean;
};

/** The next setting of the plan with the drawn rate `m` and start `b`; values that do not suit it are drawn again. */
export function linearStory(
	draw: Draw,
	{ start: given }: { start?: string } = { start: 'b' },
): LinearStory {
	const setting = caseOf(SETTINGS, draw.inTurn('ctx'))(draw.country);
	const size = fitted(draw, 'm', setting.rates);
	const start = fitted(draw, given, setting.starts);
	const rate = setting.falls ? -size : size;
	const value = (x: number) => start + rate * x;
	return {
		setting,
		rate,
		start,
		value,
		fits: (x) => x <= setting.last && value(x) > (setting.least ?? 0) && Math.abs(value(x)) !== 1,
	};
}

function fitted(draw: Draw, name: string | undefined, { low, high, step }: Span): number {
	const drawn = name !== undefined ? Math.abs(draw.int(name)) : low - 1;
	const suits = drawn >= low && drawn <= high && (drawn - low) % step === 0;
	return suits ? drawn : low + step * draw.random.int(0, Math.floor((high - low) / step));
}
