/** Lets the travellers of the story drive with the stored answer, and compares where they are. */
import { questionText } from '../../../../math/question-text.ts';
import type { Verify } from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	multiply,
	readExact,
	same,
	show,
	subtract,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll(/[$\\]/g, '').replaceAll('{,}', '');
	const numbers = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(
		([digits]) => readExact(digits) ?? exact(0),
	);
	const answer = readExact(question.answer.value);
	if (!answer) return [`the stored answer ${question.answer.value} is not a number`];
	const found = STORIES.find(({ words }) => words.test(text));
	if (!found) return ['the story is not of a known kind'];
	const [here, there] = found.places(answer, numbers);
	return same(here, there)
		? []
		: [`with ${show(answer)} the distances are ${show(here)} and ${show(there)} miles`];
};

type Story = {
	words: RegExp;
	places: (answer: Exact, numbers: Exact[]) => readonly [Exact, Exact];
};

const NONE = exact(0);

/** Two distances that must agree; the numbers come in the order in which the story tells them. */
const STORIES: Story[] = [
	{
		words: /opposite directions.*After how many hours/,
		places: (t, [v1 = NONE, v2 = NONE, apart = NONE]) => [multiply(t, add(v1, v2)), apart],
	},
	{
		words: /opposite directions/,
		places: (v, [v1 = NONE, t = NONE, apart = NONE]) => [multiply(t, add(v1, v)), apart],
	},
	{
		words: /toward each other.*After how many hours/,
		places: (t, [apart = NONE, v1 = NONE, v2 = NONE]) => [multiply(t, add(v1, v2)), apart],
	},
	{
		words: /toward each other/,
		places: (v, [apart = NONE, v1 = NONE, t = NONE]) => [multiply(t, add(v1, v)), apart],
	},
	{
		words: /catch up/,
		places: (t, [slow = NONE, head = NONE, fast = NONE]) => [
			multiply(fast, t),
			multiply(slow, add(t, head)),
		],
	},
	{
		words: /comes back/,
		places: (t, [out = NONE, back = NONE, whole = NONE]) => [
			multiply(out, t),
			multiply(back, subtract(whole, t)),
		],
	},
];
