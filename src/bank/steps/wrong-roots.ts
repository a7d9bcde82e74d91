/** The solutions of a quadratic equation that learners give after a common mistake. */
import Fraction from 'fraction.js';
import { num, type Number } from '../../math/expression.ts';
import { type DraftAnswer, solutions, type WrongAnswer } from '../family.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import {
	discriminantOf,
	exacts,
	type Quadratic,
	rootExpressions,
	type Roots,
	rootsAround,
	rootsOf,
} from '../../math/quadratic.ts';

const all = (roots: Roots): DraftAnswer => solutions(...rootExpressions(roots));

/** From (x − h)² = s. */
export function wrongSquareRoots(middle: Number, square: Number): WrongAnswer[] {
	const [h, s] = [new Fraction(middle), new Fraction(square)];
	const moved: WrongAnswer[] = h.equals(0) ? [] : [[all(rootsAround(h.neg(), s)), wrongMove(h)]];
	if (s.lt(0))
		return [
			[all(rootsAround(h, s.neg())), 'ignored the negative sign under the radical'],
			...moved,
			[solutions(), 'stopped because no real number has a negative square'],
		];
	return [
		[
			solutions(...rootExpressions(rootsAround(h, s)).slice(-1)),
			'used only the positive square root',
		],
		...moved,
		[all(rootsAround(h, s.mul(s))), 'did not take the square root'],
		[solutions(num(h.add(s.div(2)))), 'divided by 2 instead of taking the square root'],
	];
}

/** From x − h on the left side. */
const wrongMove = (h: Fraction): string =>
	h.gt(0)
		? `subtracted ${plainNumber(h)} from both sides instead of adding it`
		: `added ${plainNumber(h.neg())} to both sides instead of subtracting it`;

/** From ax² + bx + c = 0 by the quadratic formula. */
export function wrongRoots(quadratic: Quadratic): WrongAnswer[] {
	const { a, b, c } = exacts(quadratic);
	const roots = rootsOf(quadratic);
	const d = discriminantOf(quadratic);
	const middle = b.div(a.mul(-2));
	return [
		[all(rootsOf({ a, b: b.neg(), c })), 'used b instead of −b in the quadratic formula'],
		...(d.lt(0)
			? ([
					[
						all(rootsAround(middle, d.neg().div(a.mul(a).mul(4)))),
						'ignored the negative sign under the radical',
					],
				] satisfies WrongAnswer[])
			: []),
		...(roots.kind === 'rational' && roots.values.length > 1
			? ([
					[
						solutions(...roots.values.slice(-1)),
						`used only the ${a.gt(0) ? 'plus' : 'minus'} sign of ±`,
					],
				] satisfies WrongAnswer[])
			: []),
		...(roots.kind === 'surd'
			? ([
					...(a.equals(1)
						? []
						: [[all(rootsAround(b.div(-2), d.div(4))), 'divided by 2 instead of 2a'] as const]),
					[all(rootsAround(middle, d)), 'divided only the first term by 2a'],
				] satisfies WrongAnswer[])
			: []),
		...(d.gt(0) && b.mul(b).add(a.mul(c).mul(4)).gt(0)
			? ([
					[
						all(rootsAround(middle, b.mul(b).add(a.mul(c).mul(4)).div(a.mul(a).mul(4)))),
						'added 4ac instead of subtracting it',
					],
				] satisfies WrongAnswer[])
			: []),
	];
}
