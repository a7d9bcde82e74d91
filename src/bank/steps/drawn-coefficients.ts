/** Whole coefficients whose range the curriculum plan only describes: "integer coefficients, degree 1-3 [±1..6]". */
import type { Draw } from '../family.ts';
import type { Coefficients } from './coefficients.ts';

/** The leading one is never 0; when the range says so, the others may be. */
export function drawnCoefficients(draw: Draw, name: string, degree?: number): Coefficients {
	const text = draw.described(name);
	const [, both, low = '', high = ''] = /\[(±?)(-?\d+)\.\.(\d+)\]/.exec(text) ?? [];
	const [, least = '1', most = least] = /degree (\d)(?:-(\d))?/.exec(text) ?? [];
	if (high === '') throw new RangeError(`"${text}" states no range.`);
	const drawn = () => {
		const value = draw.random.int(Number(low), Number(high));
		return both && draw.random.int(0, 1) === 0 ? -value : value;
	};
	const length = (degree ?? draw.random.int(Number(least), Number(most))) + 1;
	const coefficients = Array.from({ length }, drawn);
	if (coefficients[0] === 0) coefficients[0] = 1;
	return coefficients;
}
