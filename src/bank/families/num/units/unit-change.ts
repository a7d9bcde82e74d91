/** A conversion of units as a chain of factors. */

/** Multiplies by the number, or divides by it. */
export type Factor = {
	by: string;
	divides?: true;
	why: string;
	/** The factors between the lengths where areas or volumes are changed, 12 and 12, and what they are. */
	sides?: readonly string[];
	sidesAre?: string;
};

export type UnitChange = {
	/** Stands before the number: "A train moves at". */
	intro: string;
	from: string;
	to: string;
	factors: readonly Factor[];
	/** Numbers that make sense. */
	least?: number;
	most?: number;
	/** Decimal places of the answer where it is rounded. */
	places?: 1 | 2;
	/** What the question states: "1 mile = 1.609 kilometers". */
	facts?: readonly string[];
};

export const times = (by: string, why: string): Factor => ({ by, why });
export const over = (by: string, why: string): Factor => ({ by, divides: true, why });
