/** Steps through whole numbers for a pair of integers; evaluates the prompt's own formula for a decimal. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { kind, value } = question.answer;
	const real = readReal(promptFormula(question))();
	if (kind === 'ordered-list') {
		let low = 0;
		while (low + 1 <= real) low++;
		return value === `${low}, ${low + 1}` && low < real
			? []
			: [`the check gives ${low}, ${low + 1}`];
	}
	const tenths = real * 10;
	const nearBoundary = Math.abs(tenths - Math.floor(tenths) - 0.5) < 1e-6;
	const issues = nearBoundary ? [`${real} is too near to a rounding boundary`] : [];
	if (!/^-?\d+\.\d$/.test(value) || Math.abs(Number(value) - real) >= 0.05)
		issues.push(`the stored answer is ${value}, the check gives ${real}`);
	return [...issues, ...expectPlace(question)];
};

/** The number under the radical is between the two squares, and its root on the side of the midpoint that the reason says. */
function expectPlace({ steps }: Question): string[] {
	const radicand = Number(
		/\{2\} = [\d.]+ [<>] (\d+)/.exec(steps.map(({ text }) => text).join())?.[1],
	);
	return steps.flatMap(({ text, why = '' }) => {
		const squares = [...text.matchAll(/(\d+\.\d+)\^\{2\} =/g)].map(
			([, tried]) => Number(tried) ** 2,
		);
		const [low = 0, high = Infinity] = squares;
		const side = /is (greater|less) than [\d.]+$/.exec(why)?.[1];
		const isTrue =
			side === undefined
				? squares.length < 2 || (low < radicand && radicand < high)
				: (side === 'greater') === low < radicand;
		return isTrue ? [] : [`"${text}" (${why}) is not true of ${radicand}`];
	});
}
