/** The identities that patterns are named after, in u and v. */
import {
	equation,
	type Expression,
	type Operand,
	opposite,
	power,
	product,
	sum,
} from '../../math/expression.ts';

export const squared = (of: Operand): Expression => power(of, 2);

export const minus = (left: Operand, right: Operand): Expression => sum(left, opposite(right));

const base = (sign: 1 | -1): Expression => (sign === 1 ? sum('u', 'v') : minus('u', 'v'));

/** (u ± v)² = u² ± 2uv + v². */
export const squareIdentity = (sign: 1 | -1): Expression =>
	equation(squared(base(sign)), sum(squared('u'), product(2 * sign, 'u', 'v'), squared('v')));

/** (u ± v)³ = u³ ± 3u²v + 3uv² ± v³. */
export const cubeIdentity = (sign: 1 | -1): Expression =>
	equation(
		power(base(sign), 3),
		sum(
			power('u', 3),
			product(3 * sign, squared('u'), 'v'),
			product(3, 'u', squared('v')),
			sign === 1 ? power('v', 3) : opposite(power('v', 3)),
		),
	);

/** (u + v)(u − v) = u² − v². */
export const CONJUGATES: Expression = equation(
	product(base(1), base(-1)),
	minus(squared('u'), squared('v')),
);
