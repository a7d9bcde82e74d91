/** Whether a function is even or odd. */
import { ifReadable, lettersIn, readReal } from '../values.ts';

/** With 1, whether the formula is an even function of its variable; with −1, whether it is odd. Undefined if unknown. */
export const hasParity = (tex: string, sign: 1 | -1): boolean | undefined =>
	ifReadable(() => {
		const [letter = 'x'] = lettersIn(tex);
		const value = readReal(tex);
		const gaps = [0.37, 1.21, 2.63].map((at) =>
			Math.abs(value({ [letter]: -at }) - sign * value({ [letter]: at })),
		);
		if (gaps.some((gap) => gap >= 1e-9)) return false;
		return gaps.some(Number.isNaN) ? undefined : true;
	});
