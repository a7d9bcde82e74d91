import { ordinal } from '../../math/speech-numbers.ts';

const ORDERS: Readonly<Record<number, string>> = {
	2: 'square',
	3: 'cube',
	4: 'fourth',
	5: 'fifth',
	6: 'sixth',
	7: 'seventh',
	8: 'eighth',
	9: 'ninth',
	10: 'tenth',
};

/** "cube root", "fifth root", "12th root". */
export const rootName = (index: number): string => `${ORDERS[index] ?? ordinal(index)} root`;
