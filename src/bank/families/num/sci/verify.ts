/**
 * Undoes the notation: the shown answer is read as an exact number and compared with the prompt, evaluated by its
 * own formula or by the operation the story calls for. The form must be one digit, a point and a power of ten.
 */
import { questionText } from '../../../../math/question-text.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { divide, type Exact, multiply, readTex, same, show } from '../../../verify/values.ts';

const SCIENTIFIC = /^[1-9](?:\.\d*[1-9])? \\times 10\^\{-?\d+\}$/;
const STANDARD = /^\d+(?:\.\d*[1-9])?$/;

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	const { value } = question.answer;
	const form = /in standard form/.test(text) ? STANDARD : SCIENTIFIC;
	if (!form.test(value)) return [`${value} is not in the wanted form`];
	const given = promptFormulas(question).map((tex) => readTex(tex)({}));
	const wanted = resultOf(given, skill, text);
	if (!wanted) return ['the prompt cannot be read'];
	if (!same(readTex(value)({}), wanted)) return [`${value} is not ${show(wanted)}`];
	return question.steps
		.filter(movesOtherWay(wanted))
		.map(({ text: said }) => `"${said}" is not true`);
};

/** "The decimal point moves 9 places to the left" where the number is at least 10; from a power, the other way. */
const movesOtherWay =
	([over, under]: Exact) =>
	({ text }: { text: string }): boolean => {
		const [, moves, way] =
			/ecimal point (moves )?\$?\d+\$? places? to the (left|right)/.exec(text) ?? [];
		if (way === undefined) return false;
		const isGreat = over >= under;
		return (way === (moves === undefined ? 'right' : 'left')) !== isGreat;
	};

function resultOf(given: Exact[], skill: string, text: string): Exact | undefined {
	const [first, second] = given;
	if (!first) return undefined;
	if (skill === 'Compare sizes in scientific notation') return second && divide(first, second);
	if (skill !== 'Use quantities in scientific notation') return first;
	if (!second) return undefined;
	return /in all\?|does it travel|in a row\. How long|lined up end to end/.test(text)
		? multiply(first, second)
		: divide(first, second);
}
