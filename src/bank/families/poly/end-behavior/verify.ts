/** Looks far out on both sides; degrees are tried against the number of turning points and the ends. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { exact, sidesOf } from '../../../verify/values.ts';
import { readPolynomial, valueAt } from '../../../verify/polynomial.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Relate degree and turning points') return counts(question);
	const rule = readPolynomial(sidesOf(promptFormula(question)).at(-1) ?? '');
	const isUp = (x: number) => valueAt(rule, exact(x))[0] > 0n;
	const ends = [isUp(-1000), isUp(1000)] as const;
	const isBackward = question.question.includes('from right to left');
	return expectOneChoice(question, (text) => {
		const [left, right] = endsIn(text, isBackward);
		return left === ends[0] && right === ends[1];
	});
};

/** Up or down on the left and on the right; the quadrants are named in the order in which the graph extends. */
function endsIn(text: string, isBackward = false): (boolean | undefined)[] {
	const quadrants = [...text.matchAll(/quadrant (\d)/g)].map(([, number]) => Number(number));
	if (isBackward) quadrants.reverse();
	const sides = [
		[2, 3],
		[1, 4],
	];
	if (quadrants.length === 2)
		return quadrants.map((number, at) => (sides[at]?.includes(number) ? number <= 2 : undefined));
	return ['left', 'right'].map((side) => {
		const verb = new RegExp(`(rises|falls) to the ${side}`).exec(text)?.[1];
		return verb === undefined ? undefined : verb === 'rises';
	});
}

function counts(question: Question): string[] {
	const text = question.question;
	const number = (pattern: RegExp) => Number(pattern.exec(text.replaceAll('$', ''))?.[1]);
	const isPossible = (degree: number, turns: number) =>
		turns >= 0 && turns < degree && (degree - 1 - turns) % 2 === 0;
	if (text.includes('has degree')) {
		const degree = number(/has degree (\d+)/);
		return expectOneChoice(question, (choice) =>
			isPossible(degree, Number(choice.replaceAll('$', ''))),
		);
	}
	const turns = number(/exactly (\d+) turning points/);
	const [left, right] = endsIn(text);
	return expectOneChoice(question, (choice) => {
		const degree = Number(choice.replaceAll('$', ''));
		return isPossible(degree, turns) && (left === right) === (degree % 2 === 0);
	});
}
