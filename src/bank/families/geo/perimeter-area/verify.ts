/** The figure is laid on coordinates: its area by the shoelace formula, its perimeter by walking around it. */
import { expectTrueLines, promptWords, type Verify } from '../../../verify/evidence.ts';
import {
	areaOf,
	type Corner,
	expectMeasure,
	lengthAround,
	promptNumbers,
} from '../../../verify/measured.ts';

/** Any lean will do: areas do not depend on it. */
const corners = (kind: string, base: number, height: number, upper = 0): Corner[] =>
	kind === 'triangle'
		? [
				[0, 0],
				[base, 0],
				[1.7, height],
			]
		: kind === 'rectangle'
			? [
					[0, 0],
					[base, 0],
					[base, height],
					[0, height],
				]
			: [
					[0, 0],
					[base, 0],
					[1.3 + (kind === 'trapezoid' ? upper : base), height],
					[1.3, height],
				];

export const verify: Verify = ({ question, skill }) => {
	const text = promptWords(question);
	const kind = /rectangle|triangle|parallelogram|trapezoid/.exec(text)?.[0] ?? '';
	if (skill === 'Find the area of a trapezoid') {
		const [a = 0, b = 0, h = 0] = promptNumbers(question, 3);
		return expectMeasure(question, areaOf(corners(kind, b, h, a)), ['A']);
	}
	if (skill === 'Find areas of rectangles, triangles, and parallelograms') {
		const [b = 0, h = 0] = promptNumbers(question, 2);
		return expectMeasure(question, areaOf(corners(kind, b, h)), ['A']);
	}
	const stored = Number(question.answer.value);
	const letter =
		['w', 'h', 's'].find((one) =>
			question.steps.some(({ text: step }) => step.startsWith(`$${one} =`)),
		) ?? '';
	return [
		...(Math.abs(measured() - given()) < 1e-9
			? []
			: [`${stored} gives ${measured()}, not ${given()}`]),
		...expectTrueLines(question, { [letter]: stored }),
	];

	function given(): number {
		return promptNumbers(question, isTriple() ? 3 : 2)[0] ?? 0;
	}

	function isTriple(): boolean {
		return kind === 'trapezoid' || (kind === 'triangle' && text.includes('perimeter'));
	}

	function measured(): number {
		const [, one = 0, two = 0] = promptNumbers(question, isTriple() ? 3 : 2);
		if (text.includes('area'))
			return areaOf(
				kind === 'trapezoid' ? corners(kind, two, stored, one) : corners(kind, one, stored),
			);
		if (kind === 'triangle') return triangleAround(one, two, stored);
		if (kind === 'trapezoid') {
			const reach = (one - stored) / 2;
			const up = Math.sqrt(two * two - reach * reach);
			return lengthAround([
				[0, 0],
				[one, 0],
				[one - reach, up],
				[reach, up],
			]);
		}
		return lengthAround([
			[0, 0],
			[one, 0],
			[one, stored],
			[0, stored],
		]);
	}

	/** The third corner where two circles meet. */
	function triangleAround(one: number, two: number, three: number): number {
		const x = (one * one + two * two - three * three) / (2 * one);
		return lengthAround([
			[0, 0],
			[one, 0],
			[x, Math.sqrt(two * two - x * x)],
		]);
	}
};
