/** trig.identity: the missing line of a proof, and which equation is an identity. */
import { blank, continued, equation, type Expression } from '../../../../math/expression.ts';
import { degrees, rounded } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import { realValue } from '../../../../math/real-value.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	letteredChoice,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { CANCEL, CANCELLED, COMBINE, SIMPLIFIED } from '../../../steps/trig-proof-tables.ts';
import {
	DOUBLE_COSINE,
	DOUBLE_COSINE_IN_COSINE,
	DOUBLE_IN_COSINE,
	DOUBLE_IN_SINE,
	DOUBLE_SINE,
	linesOf,
	type Proof,
	PYTHAGOREAN,
	PYTHAGOREAN_TAN,
	TANGENT,
	TANGENT_SECANT,
} from '../../../steps/trig-proofs.ts';
import { type Mutant, mutants } from './mutants.ts';

export const skills: Skills = {
	'Find the missing step in a proof': (draw) => missing(draw, Object.values(SIMPLIFIED), true),
	'Choose the next line of a proof': (draw) =>
		missing(draw, [...Object.values(SIMPLIFIED), ...Object.values(DOUBLE)], false),
	'Decide whether an equation is an identity': (draw) =>
		isIdentity(draw, Object.values(SIMPLIFIED)),
	'Recognize a trigonometric identity': (draw) =>
		isIdentity(draw, [...Object.values(SIMPLIFIED), ...Object.values(DOUBLE)]),
};

/** Whether the equation is itself a named identity, which proves it in one step. */
const isNamed = ({ lines }: { lines: readonly unknown[] }): boolean => lines.length === 2;

/** Proofs of one identity in two forms: two choices that only differ in this way cannot be the one that is asked for. */
const REARRANGED: readonly (readonly Proof[])[] = [
	['1+tan²', 'sec²-1'],
	['1+cot²', 'csc²-1'],
	['1-sin²', '1-cos²'],
	['1-sin²', '(1-sin)(1+sin)'],
	['1-cos²', '(1-cos)(1+cos)'],
].map((names) => names.map((name) => caseOf(SIMPLIFIED, name)));

const LETTERS = ['x', '\\theta', 'A'] as const;
/** The angle that the hints propose; courses that know degrees only ask these questions too. */
const ANGLE = 40;
const valueThere = (of: Expression): number => realValue(of, () => (ANGLE * Math.PI) / 180);
const differs = (left: Expression, right: Expression): boolean =>
	Math.abs(valueThere(left) - valueThere(right)) > 0.01;

/** sec x sec x, or a fraction that cancels at once: nobody writes these. */
const isOdd = (markup: string): boolean =>
	/(\\[a-z]{3} (?:[xA]|\\theta)) ?\1/.test(markup) ||
	/\\frac\{([^{}]*(?:\{2\}[^{}]*)?)\}\{\1\}/.test(markup);

/** Wrong versions of an expression, all different in value from it and from each other. */
function wrongOnes(draw: Draw, right: Expression, count: number): Mutant[] | undefined {
	const found: Mutant[] = [];
	for (const one of draw.random.shuffle(mutants(right)))
		if (
			found.length < count &&
			!isOdd(tex(one.body)) &&
			differs(one.body, right) &&
			found.every(({ body }) => differs(body, one.body) && tex(body) !== tex(one.body))
		)
			found.push(one);
	return found.length === count ? found : undefined;
}

function missing(draw: Draw, proofs: readonly Proof[], isGap: boolean): Draft | undefined {
	const proof = draw.random.pick(proofs.filter(({ length }) => length > 3));
	const lines = linesOf(proof, draw.random.pick(LETTERS), draw.random.pick([1, 1, 2, 3, 5]));
	const at = Math.min(draw.int('step'), lines.length - 2);
	const [first, last, here, before] = [lines[0], lines.at(-1), lines[at], lines[at - 1]];
	const next = isGap ? lines[at + 1] : undefined;
	if (!first || !last || !here || !before) return undefined;
	const wrong = wrongOnes(draw, here.body, 3);
	if (!wrong) return undefined;
	const chain = lines.map(({ body }) => body);
	const joined = (parts: readonly Expression[]): Expression =>
		parts.slice(1).reduce((left, right) => equation(left, right), parts[0] ?? blank);
	const prompt = isGap
		? say`One expression is missing from this proof: ${joined(chain.map((body, place) => (place === at ? blank : body)))}. Which expression belongs in the blank?`
		: say`To prove that ${equation(first.body, last.body)}, a student starts with the left side${at > 1 ? say` and writes ${joined(chain.slice(0, at))}` : ''}. The reason for the ${at > 1 ? 'next' : 'first'} step is “${nameOf(here.why)}.” Which expression ${at > 1 ? 'comes next' : 'does the student write'}?`;
	return {
		prompt,
		answer: multipleChoice(
			here.body,
			...wrong.map(({ body, mistake }) => distractor(body, mistake)),
		),
		steps: [
			line(before.body),
			...[here, ...(next ? [next] : [])].map(({ body, why }) => line(continued(body), why)),
			sentence(
				isGap || at > 1
					? say`The ${isGap ? 'missing' : 'next'} expression is ${here.body}.`
					: say`The student writes ${here.body}.`,
			),
		],
		hints: [
			isGap
				? say`Which identity or rule of algebra could change the expression just before the blank?`
				: say`Look at the ${at > 1 ? 'last expression so far' : 'left side'}. Which parts of it does the given reason change?`,
			isGap
				? say`What does the expression just before the blank become? Does it lead to the one just after the blank?`
				: say`What do those parts become? Which parts, if any, stay the same?`,
		],
	};
}

/** Of a reason that states an identity, its name. */
const nameOf = (why = ''): string => why.split(':', 1)[0] ?? why;

/** "use a quotient identity", "expand" */
const firstMove = (why: string): string =>
	/^(?:use|add|subtract|expand|factor)\b/.test(why)
		? why
		: `use ${why.endsWith('s') ? why : `a ${why}`}`;

function isIdentity(draw: Draw, proofs: readonly Proof[]): Draft | undefined {
	const letter = draw.random.pick(LETTERS);
	const wantsTrue = draw.inTurn('twist') === 'true';
	const sampled = draw.random.sample(proofs, 4);
	if (!wantsTrue && REARRANGED.some((two) => two.every((proof) => sampled.indexOf(proof) > 0)))
		return undefined;
	const chosen = sampled.map((proof) => linesOf(proof, letter));
	const pairs = chosen.map((lines) => {
		const [left, right] = [lines[0]?.body, lines.at(-1)?.body];
		return left && right ? { lines, left, right } : undefined;
	});
	const [one, ...others] = pairs;
	if (!one || others.some((pair) => !pair)) return undefined;
	const rest = others.flatMap((pair) => (pair ? [pair] : []));
	const twisted = (pair: { left: Expression; right: Expression }) => {
		const wrong = wrongOnes(draw, pair.right, 1)?.[0];
		return wrong && { ...wrong, left: pair.left, shown: equation(pair.left, wrong.body) };
	};
	const name: Expression = { kind: 'symbol', name: letter };
	const hints = [
		say`An identity is true for every angle at which both sides are defined. Are both sides equal for an angle such as ${equation(name, degrees(ANGLE))}?`,
	];
	if (wantsTrue) {
		const wrong = rest.flatMap((pair) => twisted(pair) ?? []);
		if (wrong.length < 3) return undefined;
		const right = equation(one.left, one.right);
		/** In the order of the choices, with none for the identity. */
		const options = draw.random.shuffle([undefined, ...wrong]);
		return {
			prompt: say`Which equation is an identity?`,
			answer: letteredChoice(
				options.map((option) =>
					option
						? distractor(option.shown, `chose an equation whose right side ${option.flaw}`)
						: { body: formula(right) },
				),
			),
			steps: [
				...one.lines.map(({ body, why }, at) =>
					line(at === 0 ? body : { kind: 'relation', sign: '=', left: null, right: body }, why),
				),
				sentence(say`The equation ${right} is an identity.`),
				...options.flatMap((option) =>
					option
						? [
								sentence(
									say`When ${equation(name, degrees(ANGLE))}, the left side of ${option.shown} is about ${rounded(valueThere(option.left), 3)}, but the right side is about ${rounded(valueThere(option.body), 3)}.`,
								),
							]
						: [],
				),
				sentence(say`So, of the four choices, only ${right} is an identity.`),
			],
			hints,
		};
	}
	const wrong = twisted(one);
	if (!wrong) return undefined;
	const values = [valueThere(one.left), valueThere(wrong.body)];
	if (
		values.some((value) => !Number.isFinite(value)) ||
		Math.abs((values[0] ?? 0) - (values[1] ?? 0)) < 0.02
	)
		return undefined;
	return {
		prompt: say`Which equation is not an identity?`,
		answer: multipleChoice(
			wrong.shown,
			...rest.map((pair) =>
				distractor(
					equation(pair.left, pair.right),
					isNamed(pair)
						? `did not recognize the ${nameOf(pair.lines[1]?.why)}`
						: `chose an identity (to prove it, first ${firstMove(nameOf(pair.lines[1]?.why))})`,
				),
			),
		),
		steps: [
			sentence(
				say`An identity is true for every angle at which both sides are defined. To show that an equation is not an identity, find one such angle at which the two sides differ. Take ${equation(name, degrees(ANGLE))}.`,
			),
			sentence(
				say`For this angle, the left side of ${wrong.shown} is about ${rounded(values[0] ?? 0, 2)}, and the right side is about ${rounded(values[1] ?? 0, 2)}.`,
			),
			sentence(say`The equation that is not an identity is ${formula(wrong.shown)}.`),
		],
		hints,
	};
}

// The proofs of identities with double angles that the curriculum plan names.

/** Proofs with double angles; the others are those above. */
const DOUBLE: Readonly<Record<string, Proof>> = {
	'sin2x/(1+cos2x)': [
		['sin(2x)/(1+cos(2x))', ''],
		['(2sin cos)/(1+2cos^2-1)', DOUBLE_IN_COSINE],
		['(2sin cos)/(2cos^2)', COMBINE],
		['sin/cos', CANCELLED],
		['tan', TANGENT],
	],
	'(1-cos2x)/sin2x': [
		['(1-cos(2x))/sin(2x)', ''],
		['(1-(1-2sin^2))/(2sin cos)', DOUBLE_IN_SINE],
		['(2sin^2)/(2sin cos)', 'simplify the numerator'],
		['sin/cos', CANCELLED],
		['tan', TANGENT],
	],
	'cos2x/(cos+sin)': [
		['cos(2x)/(cos+sin)', ''],
		['(cos^2-sin^2)/(cos+sin)', DOUBLE_COSINE],
		['((cos-sin)(cos+sin))/(cos+sin)', 'factor the difference of squares'],
		['cos-sin', CANCEL],
	],
	'(sin+cos)²': [
		['(sin+cos)^2', ''],
		['sin^2+2sin cos+cos^2', 'expand the square'],
		['1+2sin cos', PYTHAGOREAN],
		['1+sin(2x)', DOUBLE_SINE],
	],
	'cos⁴-sin⁴': [
		['cos^4-sin^4', ''],
		['(cos^2+sin^2)(cos^2-sin^2)', 'factor the difference of squares'],
		['cos^2-sin^2', PYTHAGOREAN],
		['cos(2x)', DOUBLE_COSINE],
	],
	'sin2x/sin': [
		['sin(2x)/sin', ''],
		['(2sin cos)/sin', DOUBLE_SINE],
		['2cos', CANCEL],
	],
	'2tan/(1+tan²)': [
		['(2tan)/(1+tan^2)', ''],
		['(2tan)/sec^2', PYTHAGOREAN_TAN],
		['2(sin/cos)cos^2', TANGENT_SECANT],
		['2sin cos', CANCEL],
		['sin(2x)', DOUBLE_SINE],
	],
	'cos2x+1': [
		['1+cos(2x)', ''],
		['1+2cos^2-1', DOUBLE_COSINE_IN_COSINE],
		['2cos^2', COMBINE],
	],
};
