/** Money that changes period by period, in double precision, without a closed formula. */

/**
 * `percent` per year, added in `m` equal parts; `payment` is added at the end of every period (negative: paid back).
 */
export type Plan = { percent: number; m: number; payment?: number };

export function balanceAfter(start: number, periods: number, plan: Plan): number {
	const { percent, m, payment = 0 } = plan;
	let balance = start;
	for (let period = 0; period < periods; period++)
		balance += (balance * percent) / 100 / m + payment;
	return balance;
}

/** The present value of this many payments of one dollar: starting with the last, each period discounted. */
export function worthNow(periods: number, { percent, m, payment = 1 }: Plan): number {
	let worth = 0;
	for (let period = 0; period < periods; period++)
		worth = (worth + payment) / (1 + percent / 100 / m);
	return worth;
}

/** Issues unless the stored decimal is the value rounded to its own places. */
export function expectRounded(stored: string, value: number): string[] {
	const places = stored.split('.')[1]?.length ?? 0;
	const half = 0.5 * 10 ** -places;
	return Math.abs(Number(stored) - value) <= half + 1e-7
		? []
		: [`the stored answer is ${stored}, the check gives ${value}`];
}

/** Issues unless an increasing function crosses the target within half a unit of the stored decimal's last place. */
export function expectCrossing(
	stored: string,
	target: number,
	reached: (value: number) => number,
): string[] {
	const places = stored.split('.')[1]?.length ?? 0;
	const half = 0.5 * 10 ** -places;
	const value = Number(stored);
	return reached(value - half) <= target + 1e-7 && target <= reached(value + half) + 1e-7
		? []
		: [`${stored} leads to ${reached(value)}, not to ${target}`];
}

const TIMES: Readonly<Record<string, number>> = {
	annually: 1,
	'semi-annually': 2,
	semiannually: 2,
	quarterly: 4,
	monthly: 12,
	weekly: 52,
	daily: 365,
};

/** Every "compounded …" in a text, as times per year; continuous compounding is Infinity. */
export const compoundingsIn = (text: string): number[] =>
	[...text.matchAll(/compounded ([a-z-]+)/g)].map(([, word = '']) =>
		word === 'continuously' ? Infinity : (TIMES[word] ?? Number.NaN),
	);

/** "$10\\%$ per month": the rates of accounts, which are divided by the number of periods in a year, are per year. */
export const ratesPerOtherTimes = (text: string): string[] =>
	[...text.matchAll(/\\%\$ (?:interest )?per (\w+)/g)]
		.filter(([, time]) => time !== 'year')
		.map(([, time]) => `the rate is per ${time}`);
