/** Runs the rule of the prompt term by term; a converted rule must give the same first terms. */
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

const isRule = (left: string) => /^[at]_\{n\}$/.test(left);
const plainLetters = (tex: string) =>
	tex.replaceAll(/[at]_\{n - 1\}/g, 'u').replaceAll(/[at]_\{n - 2\}/g, 'v');

export const verify: Verify = ({ question }) => {
	const sides = promptFormulas(question)
		.map(sidesOf)
		.filter((parts) => parts.length === 2);
	const given = sides
		.filter(([left = '']) => /_\{\d+\}/.test(left))
		.map(
			([left = '', right = '']) => [Number(/\{(\d+)\}/.exec(left)?.[1]), Number(right)] as const,
		);
	const rule = sides.find(([left = '']) => isRule(left))?.[1];
	const { kind, value } = question.answer;
	const [[start] = [1]] = given;
	const isBack = !rule && /missing|Given/.test(question.question);
	if (given.some(([place], at) => place !== (isBack ? start - at : 1 + at)))
		return ['the given terms are not side by side'];
	if (
		rule &&
		kind !== 'equation' &&
		!question.question.includes(`for $n \\ge ${given.length + 1}$`)
	)
		return ['the rule does not begin after the given terms'];
	if (kind === 'equation') return convertsToRecursive(rule ?? '', given, sidesOf(value)[1] ?? '');
	if (kind === 'expression') return convertsToExplicit(rule ?? '', given, value);
	const next = rule ? stepOf(rule) : (u: number, v: number) => u + v;
	if (isBack && !question.question.includes(`_{${start - 3}}$`))
		return ['the term that is asked for is not three places before the last'];
	return isBack
		? expectNumber(question, goBack(given))
		: forward(question.question, given, next, (wanted) => expectNumber(question, wanted));
};

const stepOf = (rule: string) => {
	const value = readReal(plainLetters(rule));
	return (u: number, v: number) => value({ u, v });
};

function forward(
	text: string,
	given: readonly (readonly [number, number])[],
	next: (u: number, v: number) => number,
	expect: (wanted: number) => string[],
): string[] {
	const terms = given.map(([, value]) => value);
	const total = /sum of the first \$?(\d+)/.exec(text)?.[1];
	const wanted = Number(total ?? /Find \$[at]_\{(\d+)\}/.exec(text)?.[1]);
	while (terms.length < wanted) terms.push(next(terms.at(-1) ?? 0, terms.at(-2) ?? 0));
	return expect(total ? terms.reduce((all, one) => all + one, 0) : (terms.at(-1) ?? 0));
}

/** tₖ and tₖ₋₁ are given; tₖ₋₃ is asked for. */
function goBack(given: readonly (readonly [number, number])[]): number {
	const [[, last] = [0, 0], [, before] = [0, 0]] = given;
	return before - (last - before);
}

function convertsToExplicit(
	rule: string,
	given: readonly (readonly [number, number])[],
	value: string,
): string[] {
	const [next, explicit] = [stepOf(rule), readReal(value)];
	let term = given[0]?.[1] ?? Number.NaN;
	const issues: string[] = [];
	for (let n = 1; n < 7; n++) {
		if (Math.abs(explicit({ n }) - term) > 1e-6)
			issues.push(`at ${n} the expression gives ${explicit({ n })}, not ${term}`);
		term = next(term, 0);
	}
	return issues;
}

function convertsToRecursive(
	explicit: string,
	given: readonly (readonly [number, number])[],
	recursive: string,
): string[] {
	const [value, next] = [readReal(explicit), stepOf(recursive)];
	const wrong = given.find(([n, term]) => Math.abs(value({ n }) - term) > 1e-6);
	if (given.length === 0 || wrong)
		return [`the rule gives term 1 the value ${value({ n: 1 })}, the prompt says ${wrong?.[1]}`];
	return [2, 3, 4, 5]
		.filter((n) => Math.abs(next(value({ n: n - 1 }), 0) - value({ n })) > 1e-6)
		.map((n) => `the rule does not lead to term ${n}`);
}
