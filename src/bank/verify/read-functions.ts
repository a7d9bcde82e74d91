/**
 * Functions as verifiers read them: `f(x) = …` in the prompt, substituted into other formulas as text and then
 * evaluated.
 */
import type { Question } from '../../schemas/wire/question.ts';
import { promptFormulas } from './evidence.ts';
import { lettersIn, readReal, UnreadableTex } from './values.ts';

export type Rules = ReadonlyMap<string, { letter: string; body: string }>;

const RULE = /^([a-zA-Z])(?:\(|\\left\()([a-z])(?:\)|\\right\)) = ([^=<>]+)$/;

/** Every rule in the prompt; a name stated twice keeps its first rule. */
export const rulesIn = (question: Question): Rules => rulesAmong(promptFormulas(question));

export function rulesAmong(formulas: readonly string[]): Rules {
	const rules = new Map<string, { letter: string; body: string }>();
	for (const formula of formulas) {
		const [, name = '', letter = '', body = ''] = RULE.exec(formula) ?? [];
		if (name !== '' && lettersIn(body).includes(letter) && !rules.has(name))
			rules.set(name, { letter, body });
	}
	return rules;
}

export function ruleNamed(rules: Rules, name: string): { letter: string; body: string } {
	const rule = rules.get(name);
	if (!rule) throw new UnreadableTex(`The prompt states no rule for ${name}.`);
	return rule;
}

/** `body` with the variable replaced by the argument in parentheses. */
const inserted = (body: string, letter: string, argument: string): string =>
	body.replaceAll(new RegExp(`(?<![a-zA-Z\\\\])${letter}(?![a-zA-Z])`, 'g'), `(${argument})`);

/** The formula with every call of a known function expanded: `f(g(2))` → `(2(((2)^{2} - 1)) + 3)`. */
export function writtenOut(formula: string, rules: Rules): string {
	const tex = formula.replaceAll(/\\left(?=[([])|\\right(?=[)\]])/g, '');
	for (let at = 0; at < tex.length; at++) {
		const rule = rules.get(tex.charAt(at));
		if (!rule || tex.charAt(at + 1) !== '(' || /[a-zA-Z\\]/.test(tex.charAt(at - 1))) continue;
		let open = 0;
		for (let end = at + 1; end < tex.length; end++) {
			if (tex.charAt(end) === '(') open++;
			if (tex.charAt(end) === ')') open--;
			if (open > 0) continue;
			const argument = writtenOut(tex.slice(at + 2, end), rules);
			return `${tex.slice(0, at)}(${inserted(rule.body, rule.letter, argument)})${writtenOut(tex.slice(end + 1), rules)}`;
		}
	}
	return tex;
}

type Rule = { letter: string; body: string };

/** Rules are evaluated at thousands of inputs: each is read once. */
const readers = new WeakMap<Rule, ReturnType<typeof readReal>>();

/** The number that a rule gives. NaN outside the domain. */
export function valueAt(rule: Rule, x: number): number {
	const known = readers.get(rule);
	const value = known ?? readReal(rule.body);
	if (!known) readers.set(rule, value);
	return value({ [rule.letter]: x });
}

const RIGHT_HEAVY = [
	-7.3, -4.1, -2.63, -1.37, -0.71, -0.29, 0.37, 0.83, 1.41, 2.27, 3.19, 4.61, 6.53, 9.7, 14.3,
];

/** With their opposites: a root or a logarithm may be defined only far to the left. */
const SPOTS = [...RIGHT_HEAVY, ...RIGHT_HEAVY.map((x) => -x)];

export const near = (a: number, b: number): boolean =>
	Number.isFinite(a) &&
	Number.isFinite(b) &&
	Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** True if both have the same value, or none, at many points, from `from` upward if given. */
export function sameFunction(left: string, right: string, from = -Infinity): boolean {
	const letters = [...new Set([...lettersIn(left), ...lettersIn(right)])];
	const [l, r] = [readReal(left), readReal(right)];
	let seen = 0;
	const agree = SPOTS.every((spot, at) => {
		if (spot < from) return true;
		const values = Object.fromEntries(
			letters.map((name, place) => [
				name,
				place === 0 ? spot : (SPOTS[(at + 5 * place) % SPOTS.length] ?? 1),
			]),
		);
		const [a, b] = [l(values), r(values)];
		if (!Number.isFinite(a) && !Number.isFinite(b)) return true;
		seen++;
		return near(a, b);
	});
	return agree && seen > 2;
}

/** Issues unless the stored expression is this function. */
export const expectFunction = (question: Question, tex: string): string[] =>
	sameFunction(question.answer.value, tex)
		? []
		: [`the stored ${question.answer.value} is not ${tex}`];

/** Issues unless the stored number has this value. */
export function expectReal(question: Question, wanted: number): string[] {
	const text = question.answer.value;
	const stored = /^-?\d+\/\d+$/.test(text)
		? Number(text.split('/')[0]) / Number(text.split('/')[1])
		: readReal(text)();
	return near(stored, wanted) ? [] : [`the stored answer is ${text}, the check gives ${wanted}`];
}
