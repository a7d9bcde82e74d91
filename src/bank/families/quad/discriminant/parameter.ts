/** For which k a quadratic with k as a coefficient has one, two, or no real roots. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	relation,
	type RelationSign,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { betweenInterval, chained, rayInterval } from '../../../../math/inequality.ts';
import { plusMinus, union } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { DISCRIMINANT } from '../../../steps/quadratic-formula.ts';
import { isSquare } from '../../../../math/surd.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export type Type = 'one' | 'two' | 'none';
export const typeNamed = (type: string): Type => {
	if (type === 'one' || type === 'two' || type === 'none') return type;
	throw new RangeError(`No type "${type}".`);
};

type Slot = 'a' | 'b' | 'c';

/** The known coefficients; the one of the slot is k. The two outer ones are positive. */
type WithK = { slot: Slot; a: number; b: number; c: number };

/** `bound` is where the discriminant is 0: k = bound, for the slot b also k = −bound. */
export type Parameter = WithK & { left: Expression; bound: Fraction };

/** Names of the plan for the place of k. */
const SLOTS: Readonly<Record<string, Slot>> = {
	a: 'a',
	b: 'b',
	c: 'c',
	'linear coefficient': 'b',
	constant: 'c',
};

/** The middle coefficient is drawn here where the plan gives only the outer ones. */
export function drawParameter(draw: Draw, slotName = draw.inTurn('slot')): Parameter | undefined {
	const slot = SLOTS[slotName];
	if (!slot) throw new RangeError(`No place "${slotName}" for k.`);
	const [a, c] = [draw.int('a'), draw.int('c')];
	const b = 2 * draw.random.int(1, 6) * draw.random.pick([1, -1]);
	if (slot === 'b' && !isSquare(a * c)) return undefined;
	const bound =
		slot === 'b'
			? new Fraction(2 * Math.sqrt(a * c))
			: new Fraction(b * b, 4 * (slot === 'a' ? c : a));
	const shared = slot === 'a' ? gcd(b, c) : slot === 'c' ? gcd(a, b) : gcd(a, c);
	if (shared !== 1 || Number(bound.d) > 9) return undefined;
	// k² = 4 also gives 2 when 4 is halved.
	if (slot === 'b' && bound.equals(2)) return undefined;
	return { slot, a, b, c, left: withK({ slot, a, b, c }), bound };
}

export function withK({ slot, a, b, c }: WithK): Expression {
	const x2 = power('x', 2);
	const times = (value: number, of: Expression) => (value === 1 ? of : product(value, of));
	return sum(
		slot === 'a' ? product('k', x2) : times(a, x2),
		slot === 'b' ? product('k', 'x') : b === 1 ? symbol('x') : product(b, 'x'),
		slot === 'c' ? symbol('k') : num(c),
	);
}

const SIGNS: Readonly<Record<Type, RelationSign>> = { one: '=', two: '>', none: '<' };

/** The discriminant with k in it, before and after its numbers are multiplied. */
function discriminants({ slot, a, b, c }: WithK): [Expression, Expression] {
	if (slot === 'b')
		return [sum(power('k', 2), product(-4, num(a), num(c))), sum(power('k', 2), -4 * a * c)];
	const [shown, other] =
		slot === 'a' ? [product(-4, 'k', num(c)), c] : [product(-4, num(a), 'k'), a];
	return [sum(power(num(b), 2), shown), sum(b * b, product(-4 * other, 'k'))];
}

/** What the discriminant must be. */
const DEMANDS: Readonly<Record<Type, string>> = { one: '0', two: 'positive', none: 'negative' };

/** From the discriminant to the condition for k; the last line is the condition. `wanted`: "no real roots". */
export function conditionLines(type: Type, wanted: string, parameter: Parameter): Line[] {
	const { slot, a, b, c, bound } = parameter;
	const sign = SIGNS[type];
	const begin = demandLines(type, wanted, parameter);
	if (slot === 'b') return [...begin, ...squareLines(type, bound)];
	const factor = -4 * (slot === 'a' ? c : a);
	const turned = type === 'one' ? '' : ' and reverse the inequality symbol';
	return [
		...begin,
		line(relation(product(factor, 'k'), sign, -b * b), `subtract ${b * b} from both sides`),
		line(
			relation('k', TURNED[type], num(bound)),
			`divide both sides by ${plainNumber(factor)}${turned}`,
		),
	];
}

/** The condition on the discriminant, simplified; for k as middle coefficient up to k² alone. */
export function demandLines(type: Type, wanted: string, parameter: WithK): Line[] {
	const [shown, short] = discriminants(parameter);
	const sign = SIGNS[type];
	const { slot, a, c } = parameter;
	const put = (name: Slot) => `${name} = ${slot === name ? 'k' : plainNumber(parameter[name])}`;
	return [
		sentence(say`For ${wanted}, the discriminant ${DISCRIMINANT} must be ${DEMANDS[type]}.`),
		line(relation(shown, sign, 0), `substitute ${put('a')}, ${put('b')}, and ${put('c')}`),
		line(
			relation(short, sign, 0),
			slot === 'b' ? 'evaluate the product' : 'evaluate the power and the product',
		),
		...(slot === 'b'
			? [line(relation(power('k', 2), sign, 4 * a * c), `add ${4 * a * c} to both sides`)]
			: []),
	];
}

const TURNED: Readonly<Record<Type, RelationSign>> = { one: '=', two: '<', none: '>' };

function squareLines(type: Type, bound: Fraction): Line[] {
	const m = num(bound);
	if (type === 'one')
		return [line(equation('k', plusMinus(null, m)), 'take the square root of both sides')];
	return type === 'two'
		? [
				{
					body: condition('two', { slot: 'b', bound }),
					why: 'numbers farther from 0 have greater squares',
				},
			]
		: [line(between(bound), 'numbers closer to 0 have smaller squares')];
}

const between = (bound: Fraction): Expression =>
	chained(num(bound.neg()), '<', symbol('k'), '<', num(bound));

/** The condition in words and signs: "k < 4", "k < −6 or k > 6". */
export function condition(type: Type, { slot, bound }: Pick<Parameter, 'slot' | 'bound'>): Prose {
	const [low, high] = [num(bound.neg()), num(bound)];
	if (slot !== 'b') return say`${relation('k', TURNED[type], high)}`;
	if (type === 'none') return say`${between(bound)}`;
	return type === 'one'
		? say`${equation('k', low)} or ${equation('k', high)}`
		: say`${relation('k', '<', low)} or ${relation('k', '>', high)}`;
}

/** All k that satisfy the condition; for equal roots the positive one. */
export function conditionAnswer(
	type: Type,
	{ slot, bound }: Parameter,
	names: Readonly<Record<Type, string>>,
): DraftAnswer {
	if (type === 'one')
		return withMisconceptions(
			rational(bound),
			...(slot === 'b'
				? ([
						[rational(bound.mul(bound)), 'did not take the square root'],
						[rational(bound.div(2)), 'left out the factor 4 in the discriminant'],
					] satisfies WrongAnswer[])
				: ([
						[rational(bound.mul(4)), 'left out the factor 4 in the discriminant'],
						[rational(bound.neg()), 'dropped the negative sign from the coefficient of k'],
					] satisfies WrongAnswer[])),
		);
	const shown = (of: Expression) => written('interval', of);
	if (slot !== 'b') {
		const [sign, other] = type === 'two' ? (['<', '>'] as const) : (['>', '<'] as const);
		return withMisconceptions(
			shown(rayInterval(sign, bound)),
			[
				shown(rayInterval(other, bound)),
				'did not reverse the inequality symbol when dividing by a negative number',
			],
			[shown(rayInterval(sign, bound.mul(4))), 'left out the factor 4 in the discriminant'],
			[shown(rayInterval(sign === '<' ? '\\le' : '\\ge', bound)), 'included the endpoint'],
		);
	}
	const inside = betweenInterval(bound.neg(), '<', '<', bound);
	const outside = union(rayInterval('<', bound.neg()), rayInterval('>', bound));
	return type === 'none'
		? withMisconceptions(
				shown(inside),
				[shown(outside), `gave the values for ${names.two}`],
				[shown(rayInterval('<', bound)), 'ignored the negative endpoint'],
			)
		: withMisconceptions(
				shown(outside),
				[shown(inside), `gave the values for ${names.none}`],
				[shown(rayInterval('>', bound)), 'ignored the negative values'],
			);
}

export const HINTS = [
	say`What is the discriminant in terms of ${symbol('k')}?`,
	say`Must the discriminant be positive, zero, or negative?`,
];
