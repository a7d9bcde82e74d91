/** Recomputes arcs and speeds from the numbers of the prompt, going along the rim instead of through the formula. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = question.question;
	const [one = Number.NaN, two = Number.NaN] = promptFormulas(question).map((formula) =>
		readReal(formula.replace(/\\text\{[^}]*\}/, ''))(),
	);
	const stored = Number(question.answer.value);
	const wanted = valueOf(text, one, two);
	const places = question.answer.value.split('.')[1]?.length ?? 0;
	const half = text.includes('Round') ? 0.5 * 10 ** -places : 1e-9;
	return Math.abs(stored - wanted) <= half + 1e-9
		? []
		: [`the stored answer is ${stored}, the check gives ${wanted}`];
};

function valueOf(text: string, one: number, two: number): number {
	const circle = Math.PI * 2;
	// The part of the whole rim that the angle takes.
	if (text.includes('How long is the arc')) return (two / circle) * (circle * one);
	if (text.includes('radius of the circle')) return one / (two / circle) / circle;
	if (text.includes('What central angle')) return (two / (circle * one)) * circle;
	if (text.includes('How many revolutions')) return (two * 6000) / (circle * one);
	if (text.includes('revolutions per minute')) {
		const seconds = 60 / two;
		return text.includes('angular speed') ? circle / seconds : (circle * one) / 100 / seconds;
	}
	return text.includes('angular speed') ? circle / two : (circle * one) / two;
}
