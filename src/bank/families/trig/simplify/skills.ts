/** trig.simplify: identities used to shorten expressions. */
import {
	continued,
	type Expression,
	operand,
	opposite,
	sum,
	equation,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	expression,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { COFUNCTION, isTrigName, type Quadrant, signIn } from '../../../steps/exact-trig.ts';
import { COMBINE, SIMPLIFIED } from '../../../steps/trig-proof-tables.ts';
import {
	cofunctionMistakes,
	COTANGENT,
	inLetter,
	isPythagorean,
	linesOf,
	multiple,
	type Proof,
	PYTHAGOREAN_COT,
	PYTHAGOREAN_TAN,
	TANGENT,
	withCofunctions,
} from '../../../steps/trig-proofs.ts';
import { angle, NAMES, trig } from '../../../steps/turns.ts';

export const skills: Skills = {
	'Simplify a trigonometric expression': shorten,
	'Rewrite an expression using related angles': related,
};

const LETTERS = ['x', '\\theta', 'A'] as const;

/** What is asked where the result is not one function or number. */
const FORMS: Readonly<Record<string, string>> = {
	'tan+cot': 'as a product of the cosecant and the secant',
	'sec-cos': 'as a product of the sine and the tangent',
	'csc-sin': 'as a product of the cosine and the cotangent',
	'sin²/(1-cos)': 'in terms of the cosine',
	'cos²/(1+sin)': 'in terms of the sine',
	'(sin+cos)²-1': 'as a product with the sine and the cosine',
	'sin⁴-cos⁴': 'in terms of the sine',
};

/** Shorter than the proofs of these identities themselves. */
const DIRECT: Readonly<Record<string, Proof>> = {
	'1+tan²': [
		['1+tan^2', ''],
		['sec^2', PYTHAGOREAN_TAN],
	],
	'1+cot²': [
		['1+cot^2', ''],
		['csc^2', PYTHAGOREAN_COT],
	],
};

/** Differences that a Pythagorean identity replaces, and how a student reads them. */
const DIFFERENCES: Readonly<Record<string, string>> = {
	'1-sin^2': '1 − sin²A',
	'1-cos^2': '1 − cos²A',
	'sec^2-1': 'sec²A − 1',
	'csc^2-1': 'csc²A − 1',
};

/** The difference that a Pythagorean identity replaces in the proof. */
const replacedIn = (proof: Proof): string | undefined =>
	proof
		.filter((_, at) => isPythagorean(proof[at + 1]?.[1] ?? ''))
		.flatMap(([text]) =>
			Object.entries(DIFFERENCES).filter(([from]) => text.includes(from)),
		)[0]?.[1];

function shorten(draw: Draw): Draft | undefined {
	const pattern = draw.inTurn('pattern');
	const letter = draw.random.pick(LETTERS);
	const k = draw.int('k');
	const proof = DIRECT[pattern] ?? caseOf(SIMPLIFIED, pattern);
	const lines = linesOf(proof, letter, k);
	const replaced = replacedIn(proof);
	const single = linesOf(proof, letter).at(-1)?.body;
	const [first, last] = [lines[0]?.body, lines.at(-1)?.body];
	if (!first || !last) return undefined;
	const form =
		FORMS[pattern] ??
		'as a single term with at most one trigonometric function and without a fraction';
	return {
		prompt: say`Simplify ${first}. Write the answer ${form}.`,
		answer: withMisconceptions(
			expression(last),
			...cofunctionMistakes(last),
			...(k === 1 || !single
				? []
				: [[expression(single), `left out the factor of ${k}`] satisfies WrongAnswer]),
			...(replaced === undefined
				? []
				: [
						[
							expression(multiple(-1, last)),
							`used the opposite sign when replacing ${inLetter(replaced, letter)}`,
						] satisfies WrongAnswer,
					]),
		),
		steps: lines.map(({ body, why }, at) => line(at === 0 ? body : continued(body), why)),
		hints: hintsFor(
			proof.map(([, why]) => why),
			k,
		),
	};
}

/** Hints for a proof with these `reasons`, which name its angle A. */
function hintsFor(reasons: readonly string[], k: number): Prose[] {
	const [, first = '', second = ''] = reasons;
	if (!reasons.some(isPythagorean))
		return [
			reasons.length === 2 && (first === TANGENT || first === COTANGENT)
				? say`Which identity relates the quotient of these two functions to a single function?`
				: say`How can each function be written in terms of the sine and the cosine?`,
		];
	if (reasons.length === 2)
		return [
			say`Which Pythagorean identity has ${k === 1 ? 'this expression' : 'the expression in the brackets'} on one side?`,
		];
	if (!isPythagorean(first))
		return [
			say`Which Pythagorean identity can help here?`,
			say`Do you need to factor, expand, or find a common denominator before you can use that identity?`,
		];
	return isPythagorean(second)
		? [
				say`Which two of these squares add up to a simple value?`,
				say`Which Pythagorean identity can you use for what is left?`,
			]
		: [
				say`For which part of this expression can you use a Pythagorean identity?`,
				second === COMBINE
					? say`After you use the identity, which terms combine?`
					: say`After you use the identity, how can you simplify the result?`,
			];
}

/** Quarter turns to which the variable is added, or from which it is subtracted. */
const SHIFTS: Readonly<Record<string, readonly [quarters: number, sign: 1 | -1]>> = {
	'π/2-x': [1, -1],
	'π/2+x': [1, 1],
	'π-x': [2, -1],
	'π+x': [2, 1],
	'3π/2-x': [3, -1],
	'3π/2+x': [3, 1],
	'2π-x': [4, -1],
	'-x': [0, -1],
};

function related(draw: Draw): Draft | undefined {
	const [f, front] = [draw.inTurn('f'), draw.choice('sign') === '-' ? -1 : 1];
	if (!isTrigName(f)) return undefined;
	const [quarters, sign] = caseOf(SHIFTS, draw.choice('shift'));
	const x = operand('x');
	const inside =
		quarters === 0 ? opposite(x) : sum(angle(quarters / 2, 'radians'), sign < 0 ? opposite(x) : x);
	const swaps = quarters % 2 === 1;
	const g = swaps ? COFUNCTION[f] : f;
	const quadrant = (quarters + (sign > 0 ? 0 : 3)) % 4;
	const ownSign = signIn(f, (quadrant + 1) as Quadrant);
	const signedCall = (whole: number): Expression => (whole < 0 ? opposite(trig(g, x)) : trig(g, x));
	const result = signedCall(front * ownSign);
	const given = front < 0 ? opposite(trig(f, inside)) : trig(f, inside);
	return {
		prompt: say`Write ${given} as a trigonometric function of ${x} alone.`,
		answer: withMisconceptions(
			expression(result),
			[
				expression(signedCall(-front * ownSign)),
				`used the opposite sign for quadrant ${['I', 'II', 'III', 'IV'][quadrant] ?? ''}`,
			],
			[
				expression(withCofunctions(result)),
				swaps ? 'did not change to the cofunction' : 'changed to the cofunction',
			],
		),
		steps: [
			sentence(
				say`When ${x} is acute, the angle ${inside} lies in quadrant ${['I', 'II', 'III', 'IV'][quadrant] ?? 'I'}, where the ${NAMES[f] ?? f} is ${ownSign > 0 ? 'positive' : 'negative'}.`,
			),
			sentence(
				swaps
					? say`Its terminal arm makes an angle of ${x} with the vertical axis, so the ${NAMES[f] ?? f} changes to the ${NAMES[g] ?? g}.`
					: say`Its terminal arm makes an angle of ${x} with the horizontal axis, so the function stays the same.`,
			),
			line(
				equation(trig(f, inside), signedCall(ownSign)),
				`the sign is ${ownSign > 0 ? 'positive' : 'negative'}, and the ${swaps ? `${NAMES[f]} changes to the ${NAMES[g]}` : 'function stays the same'}`,
			),
			...(front < 0 ? [line(equation(given, result), 'take the opposite of both sides')] : []),
		],
		hints: [
			say`In which quadrant is the angle ${inside} when ${x} is acute? Does its terminal arm make an angle of ${x} with the horizontal axis or with the vertical axis?`,
		],
	};
}
