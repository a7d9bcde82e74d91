/** A power or a root around a letter, undone on both sides. All letters stand for positive numbers. */
import { type Expression, num } from '../../math/expression.ts';
import { signOf } from '../../math/sign.ts';
import { divided, multiplied, raised, rootOf, termsOf } from './letter-algebra.ts';
import type { Undone } from './undone.ts';

export function undoRoot(
	{ of, index }: Extract<Expression, { kind: 'root' }>,
	other: Expression,
): Undone {
	const verb = index === 2 ? 'square' : 'cube';
	return {
		holds: of,
		other: raised(other, index),
		why: `${verb} both sides`,
		wrong: [
			{ other, misconception: `removed the radical but did not ${verb} the other side` },
			{
				other: multiplied(num(index), other),
				misconception: index === 2 ? 'doubled instead of squaring' : 'tripled instead of cubing',
			},
		],
	};
}

export function undoPower(
	{ base, exponent }: Extract<Expression, { kind: 'power' }>,
	other: Expression,
): Undone | undefined {
	const index = exponent.kind === 'number' ? Number(exponent.value.valueOf()) : 0;
	const name = index === 2 ? 'square root' : 'cube root';
	const certain = !termsOf(base).some((one) => signOf(one).negative);
	if ((index !== 2 && index !== 3) || !certain) return undefined;
	return {
		holds: base,
		other: rootOf(other, index),
		why:
			index === 2
				? 'take the positive square root of both sides'
				: 'take the cube root of both sides',
		wrong: [
			{ other, misconception: `did not take the ${name}` },
			{
				other: divided(other, num(index)),
				misconception: `divided by ${index} instead of taking the ${name}`,
			},
		],
	};
}
