/** Every face is laid out on coordinates and measured by the shoelace formula; round parts come from their outlines. */
import { promptWords, type Verify } from '../../../verify/evidence.ts';
import { areaOf, expectMeasure, promptNumbers } from '../../../verify/measured.ts';

const flat = (a: number, b: number): number =>
	areaOf([
		[0, 0],
		[a, 0],
		[a, b],
		[0, b],
	]);
const triangle = (base: number, height: number): number =>
	areaOf([
		[0, 0],
		[base, 0],
		[base / 2, height],
	]);

export const verify: Verify = ({ question }) => {
	const text = promptWords(question);
	return expectMeasure(question, surface(), [/lateral/.test(text) ? 'L' : 'S']);

	function surface(): number {
		if (/cube/.test(text)) {
			const [edge = 0] = promptNumbers(question, 1);
			return Array.from({ length: 6 }, () => flat(edge, edge)).reduce((all, one) => all + one, 0);
		}
		if (/rectangular prism/.test(text)) {
			const [l = 0, w = 0, h = 0] = promptNumbers(question, 3);
			return flat(l, w) * 2 + flat(2 * (l + w), h);
		}
		if (/triangular prism/.test(text)) {
			const [a = 0, b = 0, c = 0, long = 0] = promptNumbers(question, 4);
			if (a * a + b * b !== c * c) throw new RangeError('The triangle is not right-angled.');
			return (
				2 *
					areaOf([
						[0, 0],
						[a, 0],
						[0, b],
					]) +
				flat(a + b + c, long)
			);
		}
		const [one = 0, two = 0] = promptNumbers(question, 2);
		if (/pyramid/.test(text)) return flat(one, one) + 4 * triangle(one, two);
		const round = Math.PI * 2 * one;
		/** Each end is cut into very thin triangles with their tips at the center. */
		return round * two + (/lateral/.test(text) ? 0 : 2 * ((round * one) / 2));
	}
};
