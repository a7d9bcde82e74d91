/** The part of func.combine that asks for the domain of a sum or difference: where both functions are defined. */
import {
	difference,
	type Expression,
	num,
	opposite,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, root, union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	sentence,
	type Skill,
	unlessRight,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

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
