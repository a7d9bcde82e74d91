/** Builds a square or cube with side 1 and its scaled copy, and compares them. */
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import {
	divide,
	type Exact,
	exact,
	less,
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
	const [, from = '', to = ''] =
		/scale factor .*?from the (large|small) \w+ to the (large|small) /.exec(text) ?? [];
	if (from === to) return ['the scale factor does not lead from one to the other'];
	const sizes = [...text.matchAll(/\$([\d.]+)\$ cm[²³]/g)].map(([, size = '']) => readExact(size));
	const factor = /scale factor of \$([^$]+)\$/.exec(text)?.[1];
	if (factor === undefined) {
		const [small, large] = sizes;
		const stored = readExact(question.answer.value);
		if (!small || !large || !stored || !less(small, large)) return ['the sizes cannot be read'];
		const ratio = from === 'large' ? divide(small, large) : divide(large, small);
		return stored[0] > 0n && same(raised(stored), ratio)
			? []
			: [`${question.answer.value} is not the scale factor`];
	}
	const ratio = raised(readTex(factor)({}));
	if (less(ratio, exact(1)) !== (from === 'large'))
		return [`${factor} does not lead from the ${from} one to the ${to} one`];
	const [, over, under] = RATIO.exec(text) ?? [];
	const [, known, asked] = WANTED.exec(text) ?? [];
	const size = (which?: string) => (which === to ? ratio : exact(1));
	const [given] = sizes;
	if (given && known !== undefined && known !== asked)
		return expectNumber(question, divide(multiply(given, size(asked)), size(known)));
	return over === undefined || over === under
		? ['the question does not ask for one of the two']
		: expectNumber(question, divide(size(over), size(under)));
};

const RATIO =
	/ratio of the (?:area|volume) of the (large|small) \w+ to the (?:area|volume) of the (large|small) /;
const WANTED =
	/The (?:area|volume) of the (large|small) \w+ is .* Find the (?:area|volume) of the (large|small) /;
