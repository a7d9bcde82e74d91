/** A quantity that starts somewhere and changes by the same amount for each unit of another one. */
import type { Prose, Sayable } from '../../math/prose.ts';
import type { Draw } from '../family.ts';

export type Span = { low: number; high: number; step: number };

export type LinearSetting = {
	/** The letters of input and output in formulas. */
	input: string;
	output: string;
	/** What one step of the input is: "hour", "hours". */
	one: string;
	many: string;
	/** The input is time that passes: a change "each hour", not "for each hour". */
	passing?: true;
	/** "after the first stop": from when the input counts, where the story starts earlier. */
	since?: string;
	/** "the altitude": what the input is, where it is more than a number of units. */
	measured?: string;
	/** "the height of the candle" */
	quantity: string;
	/** "the initial height": what the quantity is called at the start. */
	begin: string;
	/** "heights", "times": what the two readings give. */
	compared: readonly [outputs: string, inputs: string];
	/** "a worker’s total pay": where the quantity alone does not say whose it is. */
	introduced?: string;
	/** "millimeters", "dollars"; all values are whole. */
	unit: string;
	falls: boolean;
	/** Sensible sizes of the rate and the start. The highest sensible input. */
	rates: Span;
	starts: Span;
	last: number;
	/** The value below which nothing makes sense; 0 when left out. */
	least?: number;
	/** The story. It names the start, then the size of the rate, and no other number. */
	tell(start: number, rate: number): Prose;
	/** "after $x$ hours" */
	at(x: Sayable): Prose;
	/** The first reading says that the rate is constant: "A tank is being filled at a constant rate. …". */
	constant?: true;
	/** "After 3 hours, the candle is 120 millimeters tall." */
	reads(x: number, y: number): Prose;
	/** The second of two readings, shorter: "After 5 hours, it is 100 millimeters tall." */
	later(x: number, y: number): Prose;
	/** "After how many hours will the candle be completely burned down?" Only where the quantity can fall to 0. */
	zero?: string;
	/** "the candle is completely burned down": what has happened then. */
	ends?: string;
};

/** "each hour", "for each mile" */
export const eachOf = ({ one, passing }: LinearSetting): string =>
	`${passing ? '' : 'for '}each ${one}`;

/** "each hour", "for each additional mile" */
export const eachMoreOf = ({ one, passing }: LinearSetting): string =>
	passing ? `each ${one}` : `for each additional ${one}`;

/** "the altitude", "the number of hours" */
export const inputOf = ({ many, measured }: LinearSetting): string =>
	measured ?? `the number of ${many}`;

export type MakeLinear = (country: Draw['country']) => LinearSetting;

export const span = (low: number, high: number, step = 1): Span => ({ low, high, step });

/** "meters" in a book of the USA, "metres" in a Canadian one. */
export const meters = (country: Draw['country'], prefix = ''): string =>
	`${prefix}${country === 'CA' ? 'metres' : 'meters'}`;

export const liters = (country: Draw['country']): string =>
	country === 'CA' ? 'litres' : 'liters';

export const roads = (country: Draw['country']) =>
	country === 'CA'
		? { one: 'kilometre', many: 'kilometres', low: 60, high: 100 }
		: { one: 'mile', many: 'miles', low: 40, high: 65 };
