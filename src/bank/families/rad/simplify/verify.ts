/** Raises the answer: same value as the prompt at several points, and nothing left to take out of a root. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { lettersIn, readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { value } = question.answer;
	const prompt = promptFormula(question);
	const [stored, wanted] = [readReal(value), readReal(prompt)];
	const points = [0.4, 1.3, 2.1, 3.7].map((x, at) => ({ x, y: 0.6 + at * 0.9 }));
	const differs = points.some((point) => {
		const [a, b] = [stored(point), wanted(point)];
		return !(Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)));
	});
	const issues = differs ? [`${value} does not equal ${prompt}`] : [];
	const isEntire = / entire /.test(question.question);
	return isEntire ? [...issues, ...entireIssues(value)] : [...issues, ...leftUnder(value)];
};

const entireIssues = (value: string) =>
	/^\\sqrt\{\d+\}$/.test(value) ? [] : [`${value} is not one root alone`];

/** What could still be taken out of a root of the answer. */
function leftUnder(value: string): string[] {
	return [...value.matchAll(/\\sqrt(?:\[(\d)\])?\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(
		([written, order = '2', under = '']) => {
			const index = Number(order);
			const number = Number(/^\d+/.exec(under)?.[0] ?? 1);
			const exponents = [...under.matchAll(/[a-z](?:\^\{(\d+)\})?/g)].map(([, e]) =>
				Number(e ?? 1),
			);
			const open =
				exponents.some((e) => e >= index) ||
				Array.from({ length: Math.floor(number ** (1 / index)) }, (_, i) => i + 2).some(
					(factor) => number % factor ** index === 0,
				);
			return open || lettersIn(under || '1').length !== exponents.length || under.startsWith('-')
				? [`${written} is not in simplest form`]
				: [];
		},
	);
}
