/** Prompt and answer have the same value at many angles, and the answer is short. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, sameAtAngles, type Verify } from '../../../verify/evidence.ts';

const QUADRANT = /lies in quadrant (I{1,3}|IV), where the (\w+) is (positive|negative)/;
const POSITIVE_IN: Readonly<Record<string, string>> = {
	sine: 'I II',
	cosecant: 'I II',
	cosine: 'I IV',
	secant: 'I IV',
	tangent: 'I III',
	cotangent: 'I III',
};

/** Issues for each step that gives a function the wrong sign in its quadrant. */
const checkQuadrants = (question: Question): string[] =>
	question.steps.flatMap(({ text }) => {
		const [said, quadrant = '', name = '', sign] = QUADRANT.exec(text) ?? [];
		const isPositive = POSITIVE_IN[name]?.split(' ').includes(quadrant) ?? false;
		return said !== undefined && (sign === 'positive') !== isPositive
			? [`"${said}" is not true`]
			: [];
	});

export const verify: Verify = ({ question }) => {
	const [given = ''] = promptFormulas(question);
	const { value } = question.answer;
	const functions = value.match(/\\(?:sin|cos|tan|csc|sec|cot)/g) ?? [];
	const [, asked] = /in terms of the (sine|cosine)\b/.exec(question.question) ?? [];
	const isOther =
		asked !== undefined && functions.some((name) => name !== `\\${asked.slice(0, 3)}`);
	return [
		...checkQuadrants(question),
		...(isOther ? [`${value} is not in terms of the ${asked}`] : []),
		...(sameAtAngles(given, value) ? [] : [`${value} is not always equal to ${given}`]),
		...(functions.length > 2 || value.includes('\\frac') ? [`${value} is not simple`] : []),
	];
};
