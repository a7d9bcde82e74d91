/** The outline is walked on coordinates and measured by the shoelace formula; circles are cut into thin triangles. */
import { promptWords, type Verify } from '../../../verify/evidence.ts';
import {
	areaOf,
	type Corner,
	expectMeasure,
	lengthAround,
	promptNumbers,
} from '../../../verify/measured.ts';

const box = (x: number, y: number, w: number, h: number): Corner[] => [
	[x, y],
	[x + w, y],
	[x + w, y + h],
	[x, y + h],
];

/** Enough corners that the rest is far below the rounding of the answer; the exact area for a regular polygon. */
function roundArea(r: number): number {
	const corners = 4000;
	return (
		areaOf(
			Array.from({ length: corners }, (_, at): Corner => {
				const turn = (2 * Math.PI * at) / corners;
				return [r * Math.cos(turn), r * Math.sin(turn)];
			}),
		) /
		(Math.sin((2 * Math.PI) / corners) / ((2 * Math.PI) / corners))
	);
}

export const verify: Verify = ({ question }) => {
	const text = promptWords(question).replaceAll('\\', '');
	if (/How much does it cost/.test(text)) return cost();
	return expectMeasure(question, area(), ['A']);

	function area(): number {
		if (/L-shaped/.test(text)) {
			const [a = 0, b = 0, c = 0, d = 0] = promptNumbers(question, 4);
			return areaOf([
				[0, 0],
				[a, 0],
				[a, b - d],
				[a - c, b - d],
				[a - c, b],
				[0, b],
			]);
		}
		if (/T-shaped/.test(text)) {
			const [a = 0, d = 0, c = 0, b = 0] = promptNumbers(question, 4);
			return areaOf([
				[0, b],
				[1, b],
				[1, 0],
				[1 + c, 0],
				[1 + c, b],
				[a, b],
				[a, b + d],
				[0, b + d],
			]);
		}
		if (/U-shaped/.test(text)) {
			const [a = 0, b = 0, c = 0, d = 0] = promptNumbers(question, 4);
			return areaOf([
				[0, 0],
				[a, 0],
				[a, b],
				[1 + c, b],
				[1 + c, b - d],
				[1, b - d],
				[1, b],
				[0, b],
			]);
		}
		if (/triangle/.test(text)) {
			const [w = 0, h = 0, t = 0] = promptNumbers(question, 3);
			return areaOf([
				[0, 0],
				[w, 0],
				[w, h],
				[w / 3, h + t],
				[0, h],
			]);
		}
		if (/semicircle/.test(text)) {
			const [w = 0, h = 0] = promptNumbers(question, 2);
			return areaOf(box(0, 0, w, h)) + roundArea(w / 2) / 2;
		}
		if (/A square/.test(text)) {
			const [side = 0, r = 0] = promptNumbers(question, 2);
			return roundArea(r) - areaOf(box(0, 0, side, side));
		}
		if (/A circle/.test(text)) {
			const [r = 0, w = 0, h = 0] = promptNumbers(question, 3);
			return areaOf(box(0, 0, w, h)) - roundArea(r);
		}
		const [a = 0, b = 0, w = 0, h = 0] = promptNumbers(question, 4);
		return areaOf(box(0, 0, w, h)) - areaOf(box(1, 1, a, b));
	}

	function cost(): string[] {
		if (/fence/.test(text)) {
			const [w = 0, h = 0, gate = 0, price = 0] = promptNumbers(question, 4);
			return expectMeasure(question, (lengthAround(box(0, 0, w, h)) - gate) * price, ['C']);
		}
		const square = /flower bed/.test(text);
		const found = promptNumbers(question, square ? 4 : 5);
		const [w = 0, h = 0, a = 0] = found;
		const b = square ? a : (found[3] ?? 0);
		return expectMeasure(
			question,
			(areaOf(box(0, 0, w, h)) - areaOf(box(1, 1, a, b))) * (found.at(-1) ?? 0),
			['C'],
		);
	}
};
