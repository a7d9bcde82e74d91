/** Reads the series as it is printed and adds its terms one by one. */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	multiply,
	readExact,
	readTex,
	same,
	show,
	subtract,
} from '../../../verify/values.ts';

type Series = { first: Exact; step: Exact; isGeometric: boolean };

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question).replaceAll('{,}', '');
	const asked = fromSum(text);
	if (asked) {
		const stored = readExact(question.answer.value) ?? exact(0);
		const { series, count } = asked.with(stored);
		const reached = total(series, count);
		return same(reached, asked.sum) ? [] : [`with ${show(stored)} the sum is ${show(reached)}`];
	}
	const [series, count] = fromEnds(text) ?? fromTerms(text);
	return expectNumber(question, total(series, count));
};

const next = ({ step, isGeometric }: Series, term: Exact): Exact =>
	isGeometric ? multiply(term, step) : add(term, step);

function total(series: Series, count: number): Exact {
	let [term, sum] = [series.first, exact(0)];
	for (let done = 0; done < count; done++) [sum, term] = [add(sum, term), next(series, term)];
	return sum;
}

const SUM_OF =
	/^The first \$(\d+)\$ terms of an arithmetic series add up to \$(-?\d+)\$, and the (first term|common difference) is \$(-?\d+)\$\. Find the (first term|common difference)\.$/;
const HOW_MANY =
	/^An arithmetic series has a first term of \$(-?\d+)\$ and a common difference of \$(-?\d+)\$\. How many terms, starting with the first, must be added to get a sum of \$(-?\d+)\$\?$/;

/** What the stored number completes, and the sum that it must then give. */
function fromSum(text: string) {
	const arithmetic = (first: Exact, step: Exact) => ({ first, step, isGeometric: false });
	const many = HOW_MANY.exec(text)?.slice(1).map(whole);
	if (many) {
		const [first, step, sum] = many as [Exact, Exact, Exact]; // three groups of digits
		return {
			sum,
			with: (stored: Exact) => ({ series: arithmetic(first, step), count: countOf(stored) }),
		};
	}
	const [, count = '', sum = '', stated, known = '', wanted] = SUM_OF.exec(text) ?? [];
	if (stated === undefined || stated === wanted) return undefined;
	return {
		sum: whole(sum),
		with: (stored: Exact) => ({
			series:
				stated === 'first term'
					? arithmetic(whole(known), stored)
					: arithmetic(stored, whole(known)),
			count: Number(count),
		}),
	};
}

const ENDS =
	/^An arithmetic series has \$(\d+)\$ terms with \$([at])_\{1\} = (-?\d+)\$ and \$\2_\{(\d+)\} = (-?\d+)\$\. Find its sum\.$/;

function fromEnds(text: string): [Series, number] | undefined {
	const [, count = '', , first = '', place, last = ''] = ENDS.exec(text) ?? [];
	if (place === undefined) return undefined;
	if (place !== count) throw new RangeError('the last term is not in the last place');
	const gaps = exact(BigInt(count) - 1n);
	const step = divide(subtract(whole(last), whole(first)), gaps);
	return [{ first: whole(first), step, isGeometric: false }, Number(count)];
}

const TERMS =
	/^Find the sum of (?:the first \$(\d+)\$ terms of )?the (arithmetic|geometric) series \$(.+?) \+ \\cdots(?: \+ (.+))?\$\.(?: Write your answer as an integer or a fraction in lowest terms\.)?$/;

/** "a + b + c + ⋯ + z" counts its terms up to z; without z the prompt says how many terms there are. */
function fromTerms(text: string): [Series, number] {
	const [, count, kind, shown = '', last] = TERMS.exec(text) ?? [];
	const terms = shown.split(' + ').map(termOf);
	const [first, second, ...others] = terms;
	if (!first || !second || (count === undefined) === (last === undefined))
		throw new RangeError('the series cannot be read');
	const isGeometric = kind === 'geometric';
	const step = isGeometric ? divide(second, first) : subtract(second, first);
	const series = { first, step, isGeometric };
	let at = second;
	for (const other of others) {
		at = next(series, at);
		if (!same(at, other)) throw new RangeError(`${show(other)} is not the next term`);
	}
	return [series, last === undefined ? Number(count) : placeOf(series, termOf(last))];
}

const LONGEST = 1000;

/** How many terms there are up to `last`. */
function placeOf(series: Series, last: Exact): number {
	let [term, count] = [series.first, 1];
	for (; !same(term, last); count++) {
		if (count > LONGEST) throw new RangeError(`${show(last)} is not a term of the series`);
		term = next(series, term);
	}
	return count;
}

const whole = (digits: string): Exact => exact(BigInt(digits));

const termOf = (tex: string): Exact => readTex(tex)({});

function countOf(value: Exact): number {
	if (value[1] !== 1n || value[0] < 1n)
		throw new RangeError(`${show(value)} is not a count of terms`);
	return Number(value[0]);
}
