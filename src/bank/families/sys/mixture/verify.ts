/** Reads the amounts of the story in their order and puts the stored pair into it: parts, whole, and worth of both. */
import { expectStepsTrue, readPoint, type Verify } from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';
import { add, type Exact, exact, multiply, readExact, same } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll(/[$\\,]/g, '');
	const [stated = ''] = text.split(' Let x be ');
	const numbers = [...stated.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => readExact(number));
	const [x, y, ...more] = readPoint(question.answer.value);
	if (!x || !y || more.length > 0) return [`${question.answer.value} is not a pair`];
	const [a, b, c, d, ...others] = numbers;
	if (!a || !b || !c || !d || others.length > 0)
		return [`the story holds ${numbers.length} numbers, not 4`];
	const hundred = exact(1, 100);
	const checks: Record<string, boolean> = stated.includes('interest')
		? fits(x, y, { count: a, p: multiply(b, hundred), q: multiply(c, hundred), total: d })
		: stated.includes(' per ')
			? fits(x, y, { p: a, q: b, count: c, total: multiply(c, d) })
			: fits(x, y, { p: a, q: b, count: c, total: multiply(c, d) });
	const wrong = Object.keys(checks).filter((name) => !checks[name]);
	return [
		...wrong.map((name) => `the ${name} of the story is different`),
		...expectStepsTrue(question, { x, y }),
	];
};

type Story = { p: Exact; q: Exact; count: Exact; total: Exact };

const fits = (x: Exact, y: Exact, { p, q, count, total }: Story) => ({
	amount: same(add(x, y), count),
	worth: same(add(multiply(p, x), multiply(q, y)), total),
});
