/** The circle is taken as a polygon with very many corners: its outline and area are measured, not computed by a formula. */
import { promptWords, type Verify } from '../../../verify/evidence.ts';
import { expectMeasure, promptNumbers } from '../../../verify/measured.ts';

/** Half the outline of a polygon that is a circle to the eye; doubled corners of a square inside the unit circle. */
function halfOutline(): number {
	let [half, doubled] = [2 * Math.SQRT2, 4];
	for (let turn = 0; turn < 26; turn++) [half, doubled] = grown(half, doubled);
	return half;
}

/** Archimedes: harmonic, then geometric mean of the outlines inside and outside. */
function grown(inside: number, outside: number): [number, number] {
	const wider = (2 * inside * outside) / (inside + outside);
	return [Math.sqrt(inside * wider), wider];
}

const ROUND = halfOutline();

export const verify: Verify = ({ question, skill }) => {
	const text = promptWords(question);
	if (skill === 'Solve problems about circular objects') return story();
	const [given = 0] = promptNumbers(question, 1);
	if (skill === 'Find a radius or diameter') {
		const radius = Number(question.answer.value) / (/Find its diameter/.test(text) ? 2 : 1);
		const measured = /area of a circle is/.test(text) ? radius * radius : 2 * radius;
		return Math.abs(measured - given) < 1e-9
			? []
			: [`a radius of ${radius} gives ${measured}π, not ${given}π`];
	}
	const radius = /has a diameter of/.test(text) ? given / 2 : given;
	return skill === 'Find the area of a circle'
		? expectMeasure(question, ROUND * radius * radius, ['A'])
		: expectMeasure(question, 2 * ROUND * radius, ['C']);

	function story(): string[] {
		if (/square/.test(text) && !/path/.test(text)) {
			const [r = 0] = promptNumbers(question, 1);
			return expectMeasure(question, ROUND * r * r, ['A']);
		}
		const [r = 0, n = 0] = promptNumbers(question, 2);
		if (/path/.test(text)) return expectMeasure(question, n * ROUND * (2 * r + n), ['A']);
		return expectMeasure(question, 2 * ROUND * r * n, ['D']);
	}
};
