/** Volumes are summed from cross-sections (Simpson's rule), for the drawn solid or for the one the stored length makes. */
import { expectTrueLines, promptWords, type Verify } from '../../../verify/evidence.ts';
import { expectMeasure, promptNumbers, volumeOf } from '../../../verify/measured.ts';

const disc = (r: number): number => Math.PI * r * r;
const cylinder = (r: number, h: number): number => volumeOf(() => disc(r), h);
const cone = (r: number, h: number): number => volumeOf((at) => disc(r * (1 - at / h)), h);
const dome = (r: number): number => volumeOf((at) => Math.PI * (r * r - at * at), r);
const box = (a: number, b: number, h: number): number => volumeOf(() => a * b, h);
const pyramid = (a: number, b: number, h: number): number =>
	volumeOf((at) => a * (1 - at / h) * b * (1 - at / h), h);

export const verify: Verify = ({ question }) => {
	const text = promptWords(question);
	const stored = Number(question.answer.value);
	if (/per minute/.test(text)) {
		const [l = 0, w = 0, h = 0, rate = 0] = promptNumbers(question, 4);
		return Math.abs(stored * rate - box(l, w, h)) < 1e-9
			? expectTrueLines(question, { V: box(l, w, h), t: stored })
			: [`${stored} minutes fill ${stored * rate}`];
	}
	if (/has a volume of/.test(text)) return backwards();
	return expectMeasure(question, forwards(), ['V']);

	function forwards(): number {
		const numbers = [...text.matchAll(/\d/g)].length > 0 ? countedNumbers() : [];
		const [a = 0, b = 0, c = 0] = numbers;
		if (/triangular prism/.test(text)) return volumeOf(() => (a * b) / 2, c);
		if (/square base/.test(text)) return box(b, b, a);
		if (/prism/.test(text)) return box(a, b, c);
		if (/cone with a hemisphere on top. Both have a radius/.test(text)) return cone(a, b) + dome(a);
		if (/cylinder with a cone on top. Both have a radius/.test(text))
			return cylinder(a, b) + cone(a, c);
		if (/cylinder/.test(text)) return cylinder(a, b);
		if (/cone/.test(text)) return cone(a, b);
		if (/pyramid is a square/.test(text)) return pyramid(a, a, b);
		if (/pyramid/.test(text)) return pyramid(a, b, c);
		const r = /diameter/.test(text) ? a / 2 : a;
		return /hemisphere/.test(text) ? dome(r) : 2 * dome(r);
	}

	function countedNumbers(): number[] {
		const three = /triangular prism|rectangular prism|cylinder with a cone|pyramid is a rectangle/;
		const count = three.test(text) ? 3 : /sphere has/.test(text) ? 1 : 2;
		return promptNumbers(question, count);
	}

	function backwards(): string[] {
		const count = /rectangular prism/.test(text) ? 3 : /sphere/.test(text) ? 1 : 2;
		const [coefficient = 0, a = 0, b = 0] = promptNumbers(question, count);
		const given = coefficient * (text.includes('\\pi') ? Math.PI : 1);
		const made = madeFrom(a, b);
		const letter = /Find its radius/.test(text) ? 'r' : /side length/.test(text) ? 's' : 'h';
		return Math.abs(made - given) < 1e-9 * given
			? expectTrueLines(question, { [letter]: stored })
			: [`${stored} gives a volume of ${made}, not ${given}`];
	}

	function madeFrom(a: number, b: number): number {
		if (/rectangular prism/.test(text)) return box(a, b, stored);
		if (/square base/.test(text)) return box(stored, stored, a);
		if (/sphere/.test(text)) return 2 * dome(stored);
		if (/cone/.test(text)) return cone(a, stored);
		if (/pyramid/.test(text)) return pyramid(a, a, stored);
		return /Find its radius/.test(text) ? cylinder(stored, a) : cylinder(a, stored);
	}
};
