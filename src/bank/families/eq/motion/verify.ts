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
	const [first, second, named, other] = found.words.exec(text)?.slice(1) ?? [];
	if ((named ?? first) !== first || (other ?? second) !== second)
		return [`the ${first} and the ${second} are not the ${named} and the ${other}`];
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

/**
 * Two distances that must agree; the numbers come in the order in which the story tells them. Of the travellers, the
 * first and the second are named again in the same order: the speed of the first is known, the second catches up.
 */
const STORIES: Story[] = [
	{
		words:
			/A (.+?) and a (.+?) leave .*opposite directions\. The (.+?) travels at .* and the (.+?) at .*After how many hours are they/,
		places: (t, [v1 = NONE, v2 = NONE, apart = NONE]) => [multiply(t, add(v1, v2)), apart],
	},
	{
		words:
			/A (.+?) and a (.+?) leave .*opposite directions\. The (.+?) travels at .*What is the speed of the (.+?),/,
		places: (v, [v1 = NONE, t = NONE, apart = NONE]) => [multiply(t, add(v1, v)), apart],
	},
	{
		words:
			/A (.+?) leaves one town and a (.+?) leaves .*toward each other\. The (.+?) travels at .* and the (.+?) at .*After how many hours do they meet/,
		places: (t, [apart = NONE, v1 = NONE, v2 = NONE]) => [multiply(t, add(v1, v2)), apart],
	},
	{
		words:
			/A (.+?) leaves one town and a (.+?) leaves .*toward each other\. The (.+?) travels at .*What is the speed of the (.+?),/,
		places: (v, [apart = NONE, v1 = NONE, t = NONE]) => [multiply(t, add(v1, v)), apart],
	},
	{
		words:
			/A (?<slow>.+?) leaves a town at .* A (?<fast>.+?) leaves the same town .* later .* How many hours after the \k<fast> leaves does it catch up with the \k<slow>\?/,
		places: (t, [slow = NONE, head = NONE, fast = NONE]) => [
			multiply(fast, t),
			multiply(slow, add(t, head)),
		],
	},
	{
		words: /comes back .* How many hours does it take to drive there\?/,
		places: (t, [out = NONE, back = NONE, whole = NONE]) => [
			multiply(out, t),
			multiply(back, subtract(whole, t)),
		],
	},
];
