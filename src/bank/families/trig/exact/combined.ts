/** Sums, differences and products of exact values. */
import {
	continued,
	equation,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { lcm } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import {
	addSurds,
	multiplySurds,
	scaleSurd,
	type Surd,
	surdExpression,
} from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type DraftAnswer,
	line,
	mergedByValue,
	radical,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { exactTrig, shownSurd, trig, type TrigName, turned } from '../../../steps/exact-trig.ts';
import { type Angle, isAcute } from './angle.ts';
import { isOnAxis, isReciprocalName, triangleLines, valueLines } from './value-lines.ts';

export const FORM = say`Give it in simplest form, with no radical in a denominator.`;

type Operation = '+' | '-' | 'x';

/** k f(A) op g(B); the same ratio of the same angle twice becomes a square. */
export function combined(
	[f, A]: readonly [TrigName, Angle],
	[g, B]: readonly [TrigName, Angle],
	op: string,
	k: number,
): Draft | undefined {
	const [left, right] = [exactTrig(f, A.degrees), exactTrig(g, B.degrees)];
	if (!left || !right || left.size === 0 || right.size === 0) return undefined;
	const onAxis = [A, B].some(({ degrees: angle }) => angle % 90 === 0);
	if (op === 'x' && onAxis) return undefined;
	const isSquare = op === 'x' && f === g && A.degrees === B.degrees;
	if (op !== 'x' && f === g && A.degrees === B.degrees) return undefined;
	const value = valueOf(op === '+' || op === '-' ? op : 'x', scaleSurd(left, k), right);
	if (value.size === 0) return undefined;
	const [l, r] = [trig(f, A.shown), trig(g, B.shown)];
	const lead = k === 1 ? l : product(k, l);
	const [p, q] = [shownSurd(left), shownSurd(right)];
	const scaled = shownSurd(scaleSurd(left, k));
	const asked = isSquare
		? k === 1
			? trig(f, A.shown, 2)
			: product(k, trig(f, A.shown, 2))
		: op === 'x'
			? product(...(k === 1 ? [] : [k]), l, r)
			: join(op, lead, r);
	const combinedAs = (one: Surd, two: Surd) =>
		radical(shownSurd(valueOf(op === '+' || op === '-' ? op : 'x', one, two)));
	const answer = withMisconceptions(
		radical(shownSurd(value)),
		...mergedByValue(
			...wrongOperation(op, isSquare, (other) =>
				radical(shownSurd(valueOf(other, scaleSurd(left, k), right))),
			),
			...signSlips(A, B, op, isSquare, (first, second) =>
				combinedAs(scaleSurd(left, first * k), scaleSurd(right, second)),
			),
			...(k === 1
				? []
				: [[combinedAs(left, right), `did not multiply by ${k}`] satisfies WrongAnswer]),
			...cofunctionValue(f, A, (swapped) => combinedAs(scaleSurd(swapped, k), right)),
		),
	);
	/** "3√3": the sign of multiplication is all that would change. */
	const isScaled = k === 1 || sameText(product(k, p), scaled);
	const written = isSquare
		? times(...(k === 1 ? [] : [num(k)]), p, q)
		: join(op, isScaled && op !== 'x' ? scaled : k === 1 ? p : times(k, p), q);
	const middle =
		isSquare || isScaled ? [] : [line(continued(join(op, scaled, q)), `multiply by ${k}`)];
	const subtractsNegative = op === '-' && isNegative(right);
	const [sign, second] = subtractsNegative ? ['+', scaleSurd(right, -1)] : [op, right];
	const added = join(sign, scaled, shownSurd(second));
	const rewritten = op === 'x' ? undefined : overCommon(sign, scaleSurd(left, k), second);
	const isReordered = op !== 'x' && !rewritten && shownSurd(value).kind === 'sum';
	const last = line(
		continued(shownSurd(value)),
		op === 'x'
			? productReason(left, right, value)
			: sumReason(sign, shownSurd(value), rewritten !== undefined),
	);
	const linesFor = (name: TrigName, angle: Angle, of: Surd, isPlaced = false) =>
		!isReciprocalName(name) && isAcute(angle)
			? triangleLines(name, angle, of)
			: valueLines(name, angle, of, isPlaced);
	const isSameAngle = A.degrees === B.degrees;
	const isSameArm = turned(A.degrees) === turned(B.degrees);
	const steps = [
		...linesFor(f, A, left),
		...(f === g && isSameAngle ? [] : linesFor(g, B, right, isSameArm)),
		line(equation(asked, written), 'substitute the exact values'),
		...(op === 'x' ? [] : middle),
		...(subtractsNegative
			? [line(continued(added), 'subtracting a negative is the same as adding its opposite')]
			: []),
		...(rewritten
			? [line(continued(rewritten), 'write both values over a common denominator')]
			: []),
		...(isReordered || sameText(subtractsNegative ? added : written, shownSurd(value))
			? [sentence(say`The exact value is ${answer.body}.`)]
			: [last]),
	];
	return {
		prompt: say`Find the exact value of ${asked}. ${FORM}`,
		answer,
		steps,
		hints: [
			onAxis
				? say`In which quadrant or on which axis is each terminal arm? What is the exact value of each ratio?`
				: [A, B].some((angle) => turned(angle.degrees) > 90)
					? say`In which quadrant is each terminal arm? What is the exact value of each ratio?`
					: A.degrees === B.degrees
						? say`Which special triangle has this angle? What is the exact value of each ratio?`
						: say`Which special triangle has each angle? What is the exact value of each ratio?`,
			...(rewritten
				? [say`What is a common denominator of the two values?`]
				: op === '-' && isNegative(right)
					? [say`What happens when you subtract a negative value?`]
					: []),
		],
	};
}

/** The values combined by another operation. */
function wrongOperation(
	op: string,
	isSquare: boolean,
	written: (other: Operation) => DraftAnswer,
): WrongAnswer[] {
	if (op === '+') return [[written('-'), 'subtracted the values instead of adding them']];
	return op === '-'
		? [[written('+'), 'added the values instead of subtracting them']]
		: [
				[
					written('+'),
					isSquare
						? 'added the value a second time instead of multiplying by it'
						: 'added the second value instead of multiplying by it',
				],
			];
}

/** With the opposite of one of the values: a product does not show which one it was, and a square has two of it. */
function signSlips(
	A: Angle,
	B: Angle,
	op: string,
	isSquare: boolean,
	written: (first: 1 | -1, second: 1 | -1) => DraftAnswer,
): WrongAnswer[] {
	if (isSquare) return [];
	const slip = (angle: Angle): string | undefined =>
		turned(angle.degrees) <= 90
			? undefined
			: isOnAxis(angle)
				? 'used the point on the opposite side of the unit circle'
				: 'used the sign for the wrong quadrant';
	const [first, second] = [slip(A), slip(B)];
	if (op === 'x' && first && second)
		return [[written(-1, 1), `${first} for one of the two values`]];
	return [
		...(first ? [[written(-1, 1), `${first} for the first value`] satisfies WrongAnswer] : []),
		...(second ? [[written(1, -1), `${second} for the second value`] satisfies WrongAnswer] : []),
	];
}

/** With the cofunction of the first ratio: sine for cosine and the reverse. */
function cofunctionValue(
	f: TrigName,
	A: Angle,
	written: (swapped: Surd) => DraftAnswer,
): WrongAnswer[] {
	if (f !== 'sin' && f !== 'cos') return [];
	const swapped = exactTrig(f === 'sin' ? 'cos' : 'sin', A.degrees);
	return swapped
		? [
				[
					written(swapped),
					`used ${f === 'sin' ? 'cosine' : 'sine'} instead of ${f === 'sin' ? 'sine' : 'cosine'} for the first value`,
				],
			]
		: [];
}

/** A product is simplified if it has a smaller denominator than its factors give. */
const productReason = (left: Surd, right: Surd, value: Surd): string =>
	denominatorOf(value) < denominatorOf(left) * denominatorOf(right)
		? 'multiply and simplify'
		: 'multiply';

function sumReason(op: string, value: Expression, isRewritten: boolean): string {
	if (isRewritten || value.kind === 'quotient')
		return 'combine the numerators over the common denominator';
	return op === '+' ? 'add' : 'subtract';
}

const isNegative = (value: Surd): boolean => [...value.values()].every(({ s }) => s < 0n);

/** Two values with different denominators, each over the common one. */
function overCommon(op: string, left: Surd, right: Surd): Expression | undefined {
	const [above, below] = [denominatorOf(left), denominatorOf(right)];
	if (above === below) return undefined;
	const common = lcm(above, below);
	return join(op, over(left, common), over(right, common));
}

const denominatorOf = (value: Surd): number =>
	[...value.values()].reduce((all, { d }) => lcm(all, Number(d)), 1);

function over(value: Surd, common: number): Expression {
	if (isNegative(value)) return opposite(over(scaleSurd(value, -1), common));
	return quotient(surdExpression(scaleSurd(value, common)), common);
}

const sameText = (left: Expression, right: Expression): boolean => tex(left) === tex(right);

const valueOf = (op: Operation, left: Surd, right: Surd): Surd =>
	op === 'x'
		? multiplySurds(left, right)
		: addSurds(left, op === '+' ? right : scaleSurd(right, -1));

function join(op: string, left: Expression, right: Expression): Expression {
	if (op === 'x') return times(left, right);
	return op === '+' ? sum(left, right) : sum(left, { kind: 'opposite', of: right });
}
