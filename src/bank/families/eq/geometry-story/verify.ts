/** Builds the figure of the story from the stored answer and adds up its sides or angles. */
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Verify } from '../../../verify/evidence.ts';
import {
	add,
	type Exact,
	exact,
	multiply,
	readExact,
	readTex,
	same,
	show,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const x = readExact(question.answer.value);
	if (!x) return [`the stored answer ${question.answer.value} is not a number`];
	const [sum, wanted, parts] = built(text, x);
	const possible = parts.every((part) => part[0] > 0n);
	return same(sum, wanted) && possible
		? []
		: [`with ${show(x)} the sum is ${show(sum)}, not ${show(wanted)}`];
};

type Built = readonly [sum: Exact, wanted: Exact, parts: Exact[]];

const total = (parts: Exact[]): Exact => parts.reduce(add, exact(0));

function built(text: string, x: Exact): Built {
	if (/measure \$/.test(text)) return anglesOf(text, x);
	const plain = text.replaceAll('$', '');
	const related = relatedTo(plain, x);
	const perimeter = exact(Number(/perimeter is (\d+)/.exec(plain)?.[1] ?? 180));
	const third = /third (?:side|angle) is (.*?)\./.exec(plain)?.[1];
	if (third !== undefined) {
		const parts = [x, related, relatedTo(third, x)];
		return [total(parts), perimeter, parts];
	}
	const leg = /equal legs is (\d+)/.exec(plain)?.[1];
	if (leg !== undefined) {
		const parts = [x, related, exact(Number(leg)), exact(Number(leg))];
		return [total(parts), perimeter, parts];
	}
	const parts = /isosceles/.test(plain) ? [x, related, related] : [x, x, related, related];
	return [total(parts), perimeter, parts];
}

/** "4 inches longer than twice the width": the first comparison of the text, from x. */
function relatedTo(text: string, x: Exact): Exact {
	const match =
		/(?:(\d+) \w+ (longer|shorter|more|less) than )?(?:(twice) |(\d+) times )?(?:as long as )?(?:its width|the (?:base|first side|length of the shorter base|measure of the first angle))/.exec(
			text,
		);
	const [, size = '0', way, twice, times] = match ?? [];
	const factor = twice ? 2 : Number(times ?? 1);
	const more = Number(size) * (way === 'shorter' || way === 'less' ? -1 : 1);
	return add(multiply(exact(factor), x), exact(more));
}

/** Angles that are written as expressions in x. */
function anglesOf(text: string, x: Exact): Built {
	const angles = formulasIn(text)
		.filter((tex) => tex.includes('circ'))
		.map((tex) => readTex(tex)({ x }));
	return [total(angles), exact(/complementary/.test(text) ? 90 : 180), angles];
}
