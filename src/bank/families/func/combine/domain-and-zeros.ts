/** Where a combination of two functions is defined, and the zeros and asymptotes of products and quotients. */
import {
	difference,
	equation,
	type Expression,
	list,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, PI, root, union } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	line,
	multipleChoice,
	sentence,
	type Skill,
	takeAway,
	unlessRight,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
	ZERO_PRODUCT,
} from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';

const MINUS = opposite(INFINITY);
const x = symbol('x');

/** Where a function is defined: from `from` on, or up to `to`, or everywhere but at `hole`. */
type Part = {
	rule: Expression;
	from?: number;
	to?: number;
	closed?: boolean;
	hole?: number;
	says: Expression;
	/** What the rule requires: x + 5 ≥ 0. */
	needs?: Expression;
};

const ray = (kind: 'log' | 'root', at: number, left: boolean): Part => {
	const inside = !left ? line1(1, -at) : at > 0 ? difference(num(at), x) : line1(-1, at);
	const closed = kind === 'root';
	return {
		rule: closed ? root(inside) : call('\\log', inside),
		closed,
		...(left ? { to: at } : { from: at }),
		needs: relation(inside, closed ? '\\ge' : '>', 0),
		says: relation(x, left ? (closed ? '\\le' : '<') : closed ? '\\ge' : '>', num(at)),
	};
};

const isLog = ({ closed }: Part): boolean => closed === false;

const hole = (at: number): Part => ({
	rule: quotient(1, line1(1, -at)),
	hole: at,
	needs: relation(line1(1, -at), '\\ne', 0),
	says: relation(x, '\\ne', num(at)),
});

const whole = (a: number, b: number): Part => ({
	rule: line1(a, b),
	says: relation(x, '\\in', { kind: 'words', text: 'all real numbers' }),
});

export const domainOfSum: Skill = (draw) => {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const left = draw.random.int(0, 1) === 1;
	const pairs: Record<string, () => [Part, Part]> = {
		'log+log': () => [ray('log', a, false), ray('log', b, left)],
		'root+root': () => [ray('root', a, false), ray('root', b, left)],
		'log+rational': () => [ray('log', a, left), hole(b)],
		'root+rational': () => [ray('root', a, left), hole(b)],
		'rational+rational': () => [hole(a), hole(b)],
		'polynomial+log': () => [whole(a, b), ray('log', b, left)],
	};
	const [one, two] = pairs[draw.inTurn('type')]?.() ?? [];
	if (!one || !two || a === b) return undefined;
	const set = common(one, two);
	if (!set) return undefined;
	const minus = draw.choice('op') === '-';
	const [f, g] = [call('f', 'x'), call('g', 'x')];
	const asked = minus ? difference(f, g) : sum(f, g);
	const saying = (part: Part, name: string) =>
		part.needs
			? sentence(
					say`${part.needs}, so ${call(name, 'x')} is defined when ${part.says}.`,
					part.hole !== undefined
						? 'the denominator must not be 0'
						: part.closed
							? 'the radicand must be 0 or greater'
							: 'the argument of a logarithm must be positive',
				)
			: sentence(say`${call(name, 'x')} is defined for all real numbers.`);
	const everywhere = whole(1, 1);
	const wrong = (found: Expression | undefined, why: string): WrongAnswer[] =>
		found ? [[written('interval', found), why]] : [];
	const reopened = (part: Part): Part => ({ ...part, closed: !part.closed });
	const hasEnds = one.closed || two.closed;
	const [edge = ''] = edgesOf(one, two).filter(Number.isFinite).map(plainNumber);
	const isBetween =
		[one, two].some(({ from }) => from !== undefined) &&
		[one, two].some(({ to }) => to !== undefined);
	const answer = written('interval', set);
	return {
		prompt: say`Given ${ruleOf('f', one.rule)} and ${ruleOf('g', two.rule)}, find the domain of ${asked}. Use interval notation.`,
		answer: withMisconceptions(
			answer,
			...unlessRight(
				answer,
				...wrong(common(one, everywhere), 'gave the domain of f'),
				...wrong(common(two, everywhere), 'gave the domain of g'),
			),
			...wrong(
				common(reopened(one), reopened(two)),
				isBetween
					? `${hasEnds ? 'left out' : 'included'} the endpoints`
					: hasEnds
						? `left out ${edge}, where both functions are defined`
						: `included ${edge}, where the argument of ${[one, two].every(isLog) ? 'one of the logarithms' : 'the logarithm'} is 0`,
			),
		),
		steps: [
			saying(one, 'f'),
			saying(two, 'g'),
			withFigure(
				sentence(
					say`Both functions are defined exactly when ${x} is in ${set}, so this is the domain.`,
					`a ${minus ? 'difference' : 'sum'} is defined only where both functions are`,
				),
				{ kind: 'set on a number line' },
			),
		],
		hints: [
			say`For which values of ${x} is each function defined? For which values are both defined?`,
		],
	};
};

/** Where each function starts or stops being defined. */
const edgesOf = (one: Part, two: Part): [from: number, to: number] => [
	Math.max(one.from ?? -Infinity, two.from ?? -Infinity),
	Math.min(one.to ?? Infinity, two.to ?? Infinity),
];

function common(one: Part, two: Part): Expression | undefined {
	const [from, to] = edgesOf(one, two);
	if (from >= to) return undefined;
	const closed = [one, two].every(
		(part) => part.closed || (part.from === undefined && part.to === undefined),
	);
	const holes = [one, two]
		.flatMap((part) => (part.hole === undefined ? [] : [part.hole]))
		.filter((at) => from < at && at < to)
		.toSorted((p, q) => p - q);
	const isEdge = [one, two].some((part) => part.hole === from || part.hole === to);
	if (isEdge) return undefined;
	const stops = [from, ...holes, to];
	const end = (at: number): Expression =>
		at === Infinity ? INFINITY : at === -Infinity ? MINUS : num(at);
	const pieces = stops.slice(1).map((stop, at) => {
		const begin = stops[at] ?? 0;
		const opens = closed && at === 0 && begin !== -Infinity ? '[' : '(';
		const closes = closed && at === stops.length - 2 && stop !== Infinity ? ']' : ')';
		return interval(end(begin), end(stop), `${opens}${closes}`);
	});
	return pieces.length === 1 ? pieces[0] : union(...pieces);
}

// The part about zeros, domain and asymptotes of products and quotients.

const [f, g] = [call('f', 'x'), call('g', 'x')];
const at = (value: number): Prose => say`${equation(x, num(value))}`;

/** "x > 2 and x ≠ 5" */
const domain = (from: number, sign: '>' | '\\ge', without?: number): Prose =>
	without === undefined
		? say`${relation(x, sign, num(from))}`
		: say`${relation(x, sign, num(from))} and ${relation(x, '\\ne', num(without))}`;

export const featureOfPair: Skill = (draw) => {
	const [p, q] = [draw.int('p'), draw.int('q')];
	if (p === q || p === -q || p === 0 || q === 0) return undefined;
	switch (draw.inTurn('type')) {
		case 'polynomial/polynomial':
			return quotientFeature(line1(1, -p), line1(1, -q), p, q, draw.random.int(0, 1) === 1);
		case 'log/linear':
			return p > 0 && p > q ? undefined : logOverLine(p, q);
		case 'root/linear':
			return q > p ? domainOfRoot(p, q) : undefined;
		case 'trig/polynomial':
			return quotientFeature(call('\\cos', 'x'), line1(1, -q), p, q, true);
		case 'exponential×polynomial':
			return zerosOfProduct(p, q);
		default:
			return lineOverLog(q);
	}
};

function quotientFeature(
	one: Expression,
	two: Expression,
	p: number,
	q: number,
	asymptote: boolean,
): Draft {
	const right = asymptote ? q : p;
	const wrong = asymptote ? p : q;
	const feature = asymptote ? 'vertical asymptote' : 'zero';
	return {
		prompt: say`Given ${ruleOf('f', one)} and ${ruleOf('g', two)}, what is the ${feature} of ${asymptote ? 'the graph of ' : ''}${equation('y', quotient(f, g))}?`,
		answer: multipleChoice(
			at(right),
			one.kind === 'call'
				? distractor(say`${equation(x, quotient(PI, 2))}`, 'used a zero of f')
				: distractor(at(wrong), `used the zero of ${asymptote ? 'f' : 'g'}`),
			distractor(at(-right), `used the opposite sign for the ${asymptote ? 'asymptote' : 'zero'}`),
			one.kind === 'call'
				? distractor(at(0), 'set x equal to 0 instead of the denominator')
				: distractor(
						at(-wrong),
						`used the zero of ${asymptote ? 'f' : 'g'} with the opposite sign`,
					),
		),
		steps: [
			sentence(
				say`${equation(asymptote ? two : one, 0)}, so ${at(right)}.`,
				asymptote
					? 'a quotient can have a vertical asymptote where its denominator is 0'
					: 'a quotient is 0 only where its numerator is 0',
			),
			sentence(
				one.kind === 'call'
					? say`When ${at(right)}, the numerator is ${call('\\cos', num(right))}, which is not 0.`
					: say`When ${at(right)}, the ${asymptote ? 'numerator' : 'denominator'} is ${right - wrong}, not 0.`,
				one.kind === 'call'
					? `cosine is 0 only at odd multiples of π/2, and ${plainNumber(right)} is not one of them`
					: undefined,
			),
			sentence(say`The ${feature} is ${at(right)}.`),
		],
		hints: [
			asymptote
				? say`At a vertical asymptote, which is 0: the numerator or the denominator?`
				: say`When a quotient is 0, which is 0: its numerator or its denominator?`,
		],
	};
}

function logOverLine(p: number, q: number): Draft | undefined {
	if (q <= p || q === p + 1) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', call('\\log', line1(1, -p)))} and ${ruleOf('g', line1(1, -q))}, what is the domain of ${quotient(f, g)}?`,
		answer: multipleChoice(
			domain(p, '>', q),
			distractor(domain(p, '>'), 'forgot that the denominator must not be 0'),
			distractor(domain(p, '\\ge', q), 'allowed the logarithm of 0'),
			distractor(domain(q, '>'), 'used the zero of the denominator as the endpoint'),
		),
		steps: [
			line(relation(line1(1, -p), '>', 0), 'the argument of a logarithm must be positive'),
			line(relation(x, '>', num(p)), takeAway(-p)),
			sentence(
				say`${relation(line1(1, -q), '\\ne', 0)}, so ${relation(x, '\\ne', num(q))}.`,
				'the denominator must not be 0',
			),
			sentence(say`The domain is ${domain(p, '>', q)}.`),
		],
		hints: [say`For which ${x} are both functions defined? For which ${x} is ${g} equal to 0?`],
	};
}

function domainOfRoot(p: number, q: number): Draft {
	return {
		prompt: say`Given ${ruleOf('f', root(line1(1, -p)))} and ${ruleOf('g', line1(1, -q))}, what is the domain of ${quotient(f, g)}?`,
		answer: multipleChoice(
			domain(p, '\\ge', q),
			distractor(domain(p, '\\ge'), 'forgot that the denominator must not be 0'),
			distractor(domain(p, '>', q), `left out ${plainNumber(p)}, where the radicand is 0`),
			distractor(domain(q, '>'), 'used the zero of the denominator as the endpoint'),
		),
		steps: [
			line(relation(line1(1, -p), '\\ge', 0), 'the radicand must be 0 or greater'),
			line(relation(x, '\\ge', num(p)), takeAway(-p)),
			sentence(
				say`${relation(line1(1, -q), '\\ne', 0)}, so ${relation(x, '\\ne', num(q))}.`,
				'the denominator must not be 0',
			),
			sentence(say`The domain is ${domain(p, '\\ge', q)}.`),
		],
		hints: [say`For which ${x} are both functions defined? For which ${x} is ${g} equal to 0?`],
	};
}

function zerosOfProduct(p: number, q: number): Draft {
	const both = product(line1(1, -p), line1(1, -q));
	const [low, high] = [Math.min(p, q), Math.max(p, q)];
	const zeros = (...all: number[]) => say`${list(...all.map((one) => num(one)))}`;
	return {
		prompt: say`Given ${ruleOf('f', power(2, 'x'))} and ${ruleOf('g', both)}, what are all the zeros of ${product(f, g)}?`,
		answer: multipleChoice(
			zeros(low, high),
			distractor(zeros(-high, -low), 'gave the opposites of the zeros'),
			distractor(
				zeros(...[0, low, high].toSorted((a, b) => a - b)),
				'thought that the power of 2 is 0 when x = 0',
			),
			distractor(zeros(low), 'gave only one of the two zeros'),
		),
		steps: [
			line(
				equation(product(power(2, 'x'), line1(1, -p), line1(1, -q)), 0),
				'set the product equal to 0',
			),
			sentence(say`${power(2, 'x')} is always positive, so only the other factors can be 0.`),
			sentence(
				say`${equation(line1(1, -low), 0)} or ${equation(line1(1, -high), 0)}`,
				ZERO_PRODUCT,
			),
			sentence(say`The zeros are ${joinedByAnd([num(low), num(high)])}.`),
		],
		hints: [say`A product is 0 only when one of its factors is 0. Can ${power(2, 'x')} be 0?`],
	};
}

function lineOverLog(q: number): Draft | undefined {
	if ([1, -1, -2, -4].includes(q)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', line1(1, -q))} and ${ruleOf('g', call('\\log', line1(1, -q - 3)))}, which line is the vertical asymptote of the graph of ${equation('y', quotient(f, g))}?`,
		answer: multipleChoice(
			at(q + 4),
			distractor(at(q), 'used the zero of the numerator'),
			distractor(at(-q - 4), 'used the opposite sign for the asymptote'),
			distractor(at(q + 3), 'set the argument of the logarithm equal to 0 instead of 1'),
		),
		steps: [
			line(
				equation(call('\\log', line1(1, -q - 3)), 0),
				'a quotient can have a vertical asymptote where its denominator is 0',
			),
			line(equation(line1(1, -q - 3), 1), 'the logarithm of 1 is 0'),
			line(equation(x, num(q + 4)), takeAway(-q - 3)),
			sentence(
				say`When ${at(q + 4)}, the numerator is ${equation(difference(num(q + 4), signed(q)), 4)}, not 0, so the line ${at(q + 4)} is the vertical asymptote.`,
			),
		],
		hints: [
			say`Where can a quotient have a vertical asymptote? For which argument is a logarithm 0?`,
		],
	};
}
