/** Sends inputs through f and takes them back with the stored inverse; pairs are swapped one by one. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { pairsShown } from '../../../verify/read-figure.ts';
import {
	expectFunction,
	near,
	ruleNamed,
	rulesIn,
	valueAt,
	writtenOut,
} from '../../../verify/read-functions.ts';
import { readReal } from '../../../verify/values.ts';
import { formulasIn } from '../../../../math/markup.ts';

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	const asked = formulas.at(-1) ?? '';
	if (question.answer.kind === 'point-set') return swapped(question);
	if (skill === 'Find the domain and range of an inverse') return sets(question);
	if (skill === 'Write a rational function from its features') return features(question);
	const rules = rulesIn(question);
	if (question.question.startsWith('To test'))
		return expectFunction(question, writtenOut('f(g(x))', rules));
	const f = ruleNamed(rules, 'f');
	const at = /^f\^\{-1\}\((-?\d+)\)$/.exec(asked)?.[1];
	if (at !== undefined) {
		const back = valueAt(f, Number(question.answer.value));
		return near(back, Number(at)) ? [] : [`f gives ${back}, not ${at}`];
	}
	const [given, stated] = question.question.split(', find ');
	const domain = formulasIn(given ?? '')[1];
	const from = Number(/^x \\ge (-?\d+)$/.exec(domain ?? '')?.[1] ?? -Infinity);
	if (domain && from === -Infinity) return ['the domain of f cannot be read'];
	const range = formulasIn(stated ?? '')[1];
	if (range && !isRange(f, from, range)) return [`the values of f are not ${range}`];
	const inverse = readReal(question.answer.value);
	const inputs = Array.from({ length: 60 }, (_, i) => i / 2 - 14.87).filter(
		(x) =>
			x >= from &&
			Math.abs(x) < 15 &&
			Number.isFinite(valueAt(f, x)) &&
			Math.abs(valueAt(f, x)) < 1e5 &&
			tellsApart(f, x),
	);
	const wrong = inputs.find((x) => Math.abs(inverse({ x: valueAt(f, x) }) - x) > 1e-3);
	if (inputs.length < 5) return ['too few inputs can be tried'];
	return wrong === undefined ? [] : [`the stored inverse does not give ${wrong} back`];
};

/** x ≥ 2 or x ≤ 2 for the inverse: what f takes at many inputs, down or up to the end. */
function isRange(f: { letter: string; body: string }, from: number, stated: string): boolean {
	const [, sign, end] = /^x (\\ge|\\le) (-?\d+)$/.exec(stated) ?? [];
	const values = Array.from({ length: 8001 }, (_, i) => (i - 4000) / 100)
		.filter((x) => x >= from)
		.map((x) => valueAt(f, x))
		.filter(Number.isFinite);
	const [low, high] = [Math.min(...values), Math.max(...values)];
	const k = Number(end);
	if (sign === '\\ge') return low > k - 1e-9 && low < k + 0.5 && high > k + 3;
	return sign === '\\le' && high < k + 1e-9 && high > k - 0.5 && low < k - 3;
}

/**
 * Where an exponential has come so near its asymptote that doubles round the inputs together, no inverse can take the
 * value back.
 */
const tellsApart = (f: { letter: string; body: string }, x: number): boolean =>
	!near(valueAt(f, x), valueAt(f, x + 1e-3));

function swapped(question: Question): string[] {
	const points = (tex: string) =>
		[...tex.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
	const formulas = promptFormulas(question);
	const listed = formulas.find((one) => one.includes('\\{('));
	const rules = rulesIn(question);
	const [, domain] =
		/^The domain of the function \$[^$]*\$ is \$([^$]*)\$/.exec(questionText(question.question)) ??
		[];
	const given =
		domain && rules.has('f')
			? [...domain.matchAll(/-?\d+/g)].map(
					([x]) => [Number(x), valueAt(ruleNamed(rules, 'f'), Number(x))] as const,
				)
			: listed
				? points(listed)
				: pairsShown(question);
	const stored = points(question.answer.value);
	const rises = stored.every(([x], at) => at === 0 || x > (stored[at - 1]?.[0] ?? 0));
	const same =
		stored.length === given.length &&
		given.every(([x, y]) => stored.some(([p, q]) => p === y && q === x));
	return rises && same ? [] : ['the stored pairs are not the swapped ones in order'];
}

/** The domain of the inverse is the set of values of f, found by trying many inputs. */
function sets(question: Question): string[] {
	const f = ruleNamed(rulesIn(question), 'f');
	const inputs = Array.from({ length: 8001 }, (_, i) => (i - 4000) / 20);
	const values = inputs.map((x) => valueAt(f, x)).filter(Number.isFinite);
	const twice = [1, 2, 3].some((step) =>
		Array.from({ length: 41 }, (_, i) => i / 2 - 10).some(
			(h) =>
				near(valueAt(f, h - step), valueAt(f, h + step)) &&
				near(valueAt(f, h - 2 * step), valueAt(f, h + 2 * step)),
		),
	);
	const [low, high] = [Math.min(...values), Math.max(...values)];
	return expectOneChoice(question, (text) => {
		if (text.startsWith('No')) return twice;
		if (twice) return false;
		const [, sign, end] = /x (\\ge|\\le|\\ne) (-?\d+)/.exec(text) ?? [];
		const k = Number(end);
		if (sign === '\\ge') return near(low, k) && high > k + 5;
		if (sign === '\\le') return near(high, k) && low < k - 5;
		const gap = (x: number) => valueAt(f, x) - k;
		const reached = inputs.some((x, at) => isZeroBetween(gap, x, inputs[at + 1] ?? x));
		const missing =
			sign === '\\ne' && !reached && values.some((y) => y < k) && values.some((y) => y > k);
		const isLine = near(valueAt(f, 1) - valueAt(f, 0), valueAt(f, 7) - valueAt(f, 6));
		return sign === undefined ? isLine : missing && !isLine;
	});
}

/** Not where the sign changes at a vertical asymptote. */
function isZeroBetween(gap: (x: number) => number, from: number, to: number): boolean {
	let [low, high] = [from, to];
	const start = gap(low);
	if (near(start, 0)) return true;
	if (!(start * gap(high) < 0)) return false;
	for (let halving = 0; halving < 40; halving++) {
		const middle = (low + high) / 2;
		if (start * gap(middle) > 0) low = middle;
		else high = middle;
	}
	return Math.abs(gap(low)) < 1e-3;
}

function features(question: Question): string[] {
	const [, va = '', ha = '', xi = ''] =
		/x = (-?\d+)\$, a horizontal asymptote at \$y = (-?\d+)\$, and an \$x\$-intercept of \$(-?\d+)\$/.exec(
			question.question,
		) ?? [];
	const value = readReal(question.answer.value);
	const right =
		Math.abs(value({ x: Number(va) + 1e-9 })) > 1e6 &&
		Math.abs(value({ x: 1e9 }) - Number(ha)) < 1e-6 &&
		Math.abs(value({ x: Number(xi) })) < 1e-12;
	return right ? [] : ['the stored rule has not these features'];
}
