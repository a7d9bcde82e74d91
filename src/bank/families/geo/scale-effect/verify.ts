/** Builds a square or cube with side 1 and its scaled copy, and compares them. */
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import {
	divide,
	type Exact,
	exact,
	multiply,
	readExact,
	readTex,
	same,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = question.question;
	const n = text.includes('volume') ? 3 : 2;
	const raised = (value: Exact): Exact =>
		Array.from({ length: n }, () => value).reduce(multiply, exact(1));
	const sizes = [...text.matchAll(/\$([\d.]+)\$ cm[²³]/g)].map(([, size = '']) => readExact(size));
	const factor = /scale factor of \$([^$]+)\$/.exec(text)?.[1];
	if (factor === undefined) {
		const [small, large] = sizes;
		const stored = readExact(question.answer.value);
		return small && large && stored && stored[0] > 0n && same(raised(stored), divide(small, large))
			? []
			: [`${question.answer.value} is not the scale factor`];
	}
	const ratio = raised(readTex(factor)({}));
	const [small] = sizes;
	return expectNumber(question, small ? divide(small, ratio) : ratio);
};
