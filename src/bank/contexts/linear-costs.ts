/** Costs and earnings with a fixed part and a part for each unit. */
import { say } from '../../math/prose.ts';
import { type MakeLinear, roads, span } from './linear-setting.ts';

const dollars = (value: number): string => `$${value}`;

const inDollars = { unit: 'dollars', falls: false } as const;

export const phonePlan: MakeLinear = () => ({
	...inDollars,
	input: 'g',
	output: 'C',
	one: 'gigabyte',
	many: 'gigabytes',
	quantity: 'the monthly cost',
	begin: 'the fixed monthly cost',
	compared: ['costs', 'numbers of gigabytes'],
	introduced: 'the monthly cost of a phone plan',
	rates: span(2, 15),
	starts: span(10, 80, 5),
	last: 12,
	tell: (b, m) =>
		say`A phone plan costs ${dollars(b)} a month plus ${dollars(m)} for each gigabyte of roaming data.`,
	at: (x) => say`for ${x} gigabytes of roaming data`,
	reads: (x, y) =>
		say`With ${x} gigabytes of roaming data in a month, a phone plan costs ${dollars(y)}.`,
	later: (x, y) => say`With ${x} gigabytes, it costs ${dollars(y)}.`,
});

export const printing: MakeLinear = () => ({
	...inDollars,
	input: 'n',
	output: 'C',
	one: 'banner',
	many: 'banners',
	quantity: 'the cost',
	begin: 'the fixed cost',
	compared: ['costs', 'numbers of banners'],
	introduced: 'the cost of an order at a print shop',
	rates: span(3, 30),
	starts: span(10, 100, 5),
	last: 40,
	tell: (b, m) =>
		say`A print shop charges ${dollars(b)} to set up a job plus ${dollars(m)} for each banner.`,
	at: (x) => say`for ${x} banners`,
	reads: (x, y) => say`At a print shop, an order of ${x} banners costs ${dollars(y)}.`,
	later: (x, y) => say`An order of ${x} banners costs ${dollars(y)}.`,
});

export const bikeRental: MakeLinear = () => ({
	...inDollars,
	input: 'h',
	output: 'C',
	one: 'hour',
	many: 'hours',
	quantity: 'the rental cost',
	begin: 'the fixed cost',
	compared: ['costs', 'times'],
	introduced: 'the cost of a carpet cleaner rental',
	rates: span(2, 20),
	starts: span(5, 50, 5),
	last: 12,
	tell: (b, m) =>
		say`Renting a carpet cleaner costs ${dollars(b)} plus ${dollars(m)} for each hour.`,
	at: (x) => say`for ${x} hours`,
	reads: (x, y) => say`Renting a carpet cleaner for ${x} hours costs ${dollars(y)}.`,
	later: (x, y) => say`Renting it for ${x} hours costs ${dollars(y)}.`,
});

export const taxi: MakeLinear = (country) => {
	const { one, many } = roads(country);
	return {
		...inDollars,
		input: country === 'CA' ? 'k' : 'd',
		output: 'C',
		one,
		many,
		quantity: 'the fare',
		begin: 'the base fare',
		compared: ['fares', 'distances'],
		introduced: 'the taxi fare',
		rates: span(2, 6),
		starts: span(3, 6),
		last: 40,
		tell: (b, m) => say`A taxi ride costs ${dollars(b)} plus ${dollars(m)} for each ${one}.`,
		at: (x) => say`for a ride of ${x} ${many}`,
		reads: (x, y) => say`A taxi ride of ${x} ${many} costs ${dollars(y)}.`,
		later: (x, y) => say`A ride of ${x} ${many} costs ${dollars(y)}.`,
	};
};

export const commission: MakeLinear = () => ({
	...inDollars,
	input: 'n',
	output: 'P',
	one: 'membership',
	many: 'memberships',
	quantity: 'the salesperson’s pay',
	begin: 'the base pay',
	compared: ['amounts of pay', 'numbers of memberships'],
	introduced: 'a salesperson’s pay',
	rates: span(3, 20),
	starts: span(50, 300, 5),
	last: 15,
	tell: (b, m) =>
		say`A salesperson at a gym earns ${dollars(b)} a day plus ${dollars(m)} for each membership sold.`,
	at: (x) => say`for a day when ${x} memberships are sold`,
	reads: (x, y) =>
		say`On a day when a salesperson at a gym sells ${x} memberships, the pay is ${dollars(y)}.`,
	later: (x, y) =>
		say`On a day when the salesperson sells ${x} memberships, the pay is ${dollars(y)}.`,
});

export const hourlyPay: MakeLinear = () => ({
	...inDollars,
	input: 'h',
	output: 'P',
	one: 'hour',
	many: 'hours',
	quantity: 'the total pay',
	begin: 'the starting bonus',
	compared: ['amounts of pay', 'times'],
	introduced: 'a worker’s total pay',
	rates: span(14, 40),
	starts: span(50, 300, 10),
	last: 40,
	tell: (b, m) =>
		say`A job pays a starting bonus of ${dollars(b)} plus ${dollars(m)} for each hour of work.`,
	at: (x) => say`after ${x} hours of work`,
	reads: (x, y) => say`After ${x} hours of work, the total pay for a job is ${dollars(y)}.`,
	later: (x, y) => say`After ${x} hours, it is ${dollars(y)}.`,
});

export const savings: MakeLinear = () => ({
	...inDollars,
	input: 'w',
	output: 'S',
	one: 'week',
	many: 'weeks',
	passing: true,
	quantity: 'the amount of money saved',
	begin: 'the initial amount',
	compared: ['amounts of money', 'times'],
	introduced: 'the amount of money that a student has saved',
	rates: span(2, 40),
	starts: span(10, 300, 5),
	last: 52,
	tell: (b, m) => say`A student has ${dollars(b)} in savings and adds ${dollars(m)} each week.`,
	at: (x) => say`after ${x} weeks`,
	reads: (x, y) => say`After ${x} weeks, a student has saved ${dollars(y)} in all.`,
	later: (x, y) => say`After ${x} weeks, the student has saved ${dollars(y)} in all.`,
});

export const loan: MakeLinear = () => ({
	unit: 'dollars',
	falls: true,
	input: 't',
	output: 'D',
	one: 'month',
	many: 'months',
	passing: true,
	quantity: 'the debt',
	begin: 'the initial debt',
	compared: ['debts', 'times'],
	introduced: 'a student’s debt',
	rates: span(5, 60, 5),
	starts: span(60, 600, 5),
	last: 36,
	tell: (b, m) => say`A student owes ${dollars(b)} and pays back ${dollars(m)} each month.`,
	at: (x) => say`after ${x} months`,
	reads: (x, y) => say`After ${x} months of equal payments, a student still owes ${dollars(y)}.`,
	later: (x, y) => say`After ${x} months, the debt is ${dollars(y)}.`,
	zero: 'After how many months will the debt be paid off?',
	ends: 'the debt is paid off',
});

export const giftCard: MakeLinear = () => ({
	unit: 'dollars',
	falls: true,
	input: 'n',
	output: 'A',
	one: 'lunch',
	many: 'lunches',
	quantity: 'the balance of the card',
	begin: 'the initial balance',
	compared: ['balances', 'numbers of lunches'],
	introduced: 'the balance of a gift card',
	rates: span(5, 15),
	starts: span(20, 200),
	last: 20,
	tell: (b, m) =>
		say`A gift card holds ${dollars(b)}. Each lunch bought with it costs ${dollars(m)}.`,
	at: (x) => say`after ${x} lunches`,
	reads: (x, y) =>
		say`After ${x} lunches at the same price, a gift card still holds ${dollars(y)}.`,
	later: (x, y) => say`After ${x} lunches, it holds ${dollars(y)}.`,
	zero: 'After how many lunches will nothing be left on the card?',
	ends: 'nothing is left on the card',
});
