/** How often interest is added and payments are made. */

/** Times a year → "compounded …". */
export const COMPOUNDED: Readonly<Record<number, string>> = {
	1: 'annually',
	2: 'semi-annually',
	4: 'quarterly',
	12: 'monthly',
	52: 'weekly',
	365: 'daily',
};

/** Times a year → "at the end of every …". */
export const EVERY: Readonly<Record<number, string>> = {
	1: 'year',
	2: 'six months',
	4: 'quarter',
	12: 'month',
};

/** Times a year → what a compounding period is called, in the singular. */
export const PERIOD: Readonly<Record<number, string>> = {
	1: 'year',
	2: 'half-year',
	4: 'quarter',
	12: 'month',
};
