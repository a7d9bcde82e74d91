/** Sums, products and quotients of functions whose symmetry is known. */
import {
	absolute,
	equation,
	type Expression,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { ruleOf } from '../../../steps/function-rule.ts';

// The kinds of symmetry: the question, the options and the conclusion.

export type Kind = 'even' | 'odd' | 'neither';

const NAMES: Readonly<Record<Kind, string>> = {
	even: 'even',
	odd: 'odd',
	neither: 'neither even nor odd',
};

/** The question asked about a rule. */
export const whichParity = (name: string, rule: Expression): Prose =>
	say`Is the function ${ruleOf(name, rule)} even, odd, both, or neither?`;

/**
 * Options of the right kind and three others; the mistake says what leads there. A rule is a sum of terms by default, with as
 * many even ones and odd ones as `terms` says, which may also name the only one.
 */
export function kinds(
	right: Kind,
	part: 'term' | 'factor' = 'term',
	terms: Readonly<Record<'even' | 'odd', number | string>> = { even: 1, odd: 1 },
): ReturnType<typeof multipleChoice> {
	const wrong = (Object.keys(NAMES) as Kind[]).filter((kind) => kind !== right);
	return multipleChoice(
		say`${NAMES[right]}`,
		...wrong.map((kind) =>
			distractor(
				say`${NAMES[kind]}`,
				kind === 'neither'
					? `checked only the condition for an ${right === 'odd' ? 'even' : 'odd'} function`
					: right === 'neither'
						? part === 'term'
							? lookedOnlyAt(kind, terms[kind])
							: 'did not check whether the opposite of each zero is also a zero'
						: 'switched the conditions for even and odd functions',
			),
		),
		distractor(
			say`both even and odd`,
			'thought that a function with nonzero values can be both even and odd',
		),
	);
}

const lookedOnlyAt = (kind: 'even' | 'odd', terms: number | string): string =>
	typeof terms === 'string'
		? `looked only at the term ${terms}`
		: terms > 1
			? `looked only at the terms that are ${kind} functions`
			: `looked only at the term that is an ${kind} function`;

/** What f(−x) says about the function. */
export function conclusion(kind: Kind): Prose {
	const at = call('f', opposite('x'));
	if (kind === 'even') return say`${equation(at, call('f', 'x'))}, so the function is even.`;
	if (kind === 'odd')
		return say`${equation(at, opposite(call('f', 'x')))}, so the function is odd.`;
	return say`${at} is neither ${call('f', 'x')} nor ${opposite(call('f', 'x'))}, so the function is neither even nor odd.`;
}

/** Each part with its symmetry. */
const PARTS: Readonly<Record<string, readonly [Expression, Kind, name: string]>> = {
	x: [symbol('x'), 'odd', 'x'],
	'x²': [power('x', 2), 'even', 'the square'],
	'x³': [power('x', 3), 'odd', 'the cube'],
	'sin x': [call('\\sin', 'x'), 'odd', 'the sine'],
	'cos x': [call('\\cos', 'x'), 'even', 'the cosine'],
	'abs x': [absolute('x'), 'even', 'the absolute value'],
};

type Part = readonly [name: string, kind: Kind];

/** A multiple of x is called 3x. */
const named = (part: Expression, name: string): string => (name === 'x' ? tex(part) : name);

/** What becomes of both parts when x changes sign. */
function whyOf(one: Part, other: Part): string {
	const [even = [], odd = []] = ['even', 'odd'].map((kind) =>
		[one, other].flatMap(([name, of]) => (of === kind && name !== 'x' ? [name] : [])),
	);
	const kept =
		even.length > 1 ? `${even.join(' and ')} keep their values` : `${even[0]} keeps its value`;
	const turned =
		odd.length > 1 ? `${odd.join(' and ')} change sign, too` : `${odd[0]} changes sign, too`;
	const clauses = [...(odd.length > 0 ? [turned] : []), ...(even.length > 0 ? [kept] : [])];
	return `when x changes sign, ${clauses.join(', and ')}`;
}

export function combination(draw: Draw): Draft | undefined {
	const [f, p, nameF] = caseOf(PARTS, draw.choice('f'));
	const [g, q, nameG] = caseOf(PARTS, draw.choice('g'));
	const op = draw.inTurn('op');
	const k = draw.int('k');
	if (f === g) return undefined;
	const timesK = (part: Expression) => (k === 1 ? part : product(k, part));
	// x³x² is read as x⁵, not as a product of two functions.
	if (op === 'x' && [f, g].every(({ kind }) => kind === 'symbol' || kind === 'power'))
		return undefined;
	const isLast = f.kind === 'call' || f.kind === 'absolute';
	const [one, other] = op === 'x' && !isLast ? [timesK(f), g] : [f, timesK(g)];
	const [h, kind]: [Expression, Kind] =
		op === '+'
			? [sum(f, other), p === q ? p : 'neither']
			: op === '/'
				? [quotient(f, other), p === q ? 'even' : 'odd']
				: [product(k, isLast ? g : f, isLast ? f : g), p === q ? 'even' : 'odd'];
	const rule =
		op === '+'
			? p === q
				? say`The sum of two ${p} functions is ${p}, because ${p === 'even' ? 'neither sign changes' : 'both signs change'}.`
				: say`The sum of an even function and an odd function is neither even nor odd unless one of them is 0 everywhere.`
			: p === q
				? say`The ${op === '/' ? 'quotient' : 'product'} of two ${p} functions is even, because ${p === 'even' ? 'neither sign changes' : 'the two changes of sign cancel'}.`
				: say`The ${op === '/' ? 'quotient' : 'product'} of an ${p} function and an ${q} function is odd, because only one sign changes.`;
	return {
		prompt: whichParity('h', h),
		answer: kinds(kind),
		steps: [
			sentence(
				p === q
					? say`Both ${one} and ${other} are ${p} functions.`
					: say`${one} is an ${p} function, and ${other} is an ${q} function.`,
				whyOf([named(one, nameF), p], [named(other, nameG), q]),
			),
			sentence(rule),
			sentence(say`So the function is ${NAMES[kind]}.`),
		],
		hints: [say`Does the value of each part change sign when ${symbol('x')} does?`],
	};
}
