/** func.parity: even or odd seen from the zeros of a factored polynomial. */
import { equation, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import {
	type Coefficients,
	expanded,
	type Factored,
	factoredForm,
	written,
	zeroAt,
} from '../../../steps/coefficients.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import { conclusion, type Kind, kinds, whichParity } from './combination.ts';

const X: Coefficients = [1, 0];

/** A power of x times a pair of factors: with opposite zeros, the power decides. */
export function factoredParity(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('type') as Kind;
	const [lead, p] = [draw.int('a'), draw.int('p')];
	const order =
		kind === 'even' ? draw.random.pick([0, 2, 4]) : kind === 'odd' ? draw.random.pick([1, 3]) : 1;
	const q = kind === 'neither' ? draw.random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]) : -p;
	if (kind === 'neither' && Math.abs(q) === Math.abs(p)) return undefined;
	const rest = Array.from({ length: order }, () => X);
	const of: Factored = { lead, factors: [...rest, zeroAt(p), zeroAt(q)] };
	return {
		prompt: whichParity('f', factoredForm(of)),
		answer: kinds(kind, 'factor'),
		steps: [
			line(ruleOf('f', factoredForm(of))),
			...(kind === 'neither' ? unpaired(p) : paired(of, rest, p, kind)),
			sentence(
				conclusion(kind),
				kind === 'neither'
					? undefined
					: kind === 'even'
						? 'even powers of −x and of x are equal'
						: 'odd powers of −x and of x are opposites',
			),
		],
		hints: [
			say`What are the zeros of the function? Is the opposite of each zero also a zero?`,
			...(kind === 'neither'
				? []
				: [
						say`What do you get when you multiply all the factors? Which powers of ${symbol('x')} are left?`,
					]),
		],
	};
}

const unpaired = (p: number): Line[] => [
	sentence(
		say`${p} is a zero of the function, but ${-p} is not.`,
		'the zeros of an even or an odd function come in opposite pairs',
	),
];

function paired(of: Factored, rest: readonly Coefficients[], p: number, kind: Kind): Line[] {
	const pair: Coefficients = [1, 0, -p * p];
	const all = written(expanded(of));
	const grouped = factoredForm({ lead: of.lead, factors: [...rest, pair] });
	const isDone = rest.length === 0 && of.lead === 1;
	return [
		line(
			equation(call('f', 'x'), isDone ? all : grouped),
			'multiply the factors with opposite zeros: their product is a difference of squares',
		),
		...(isDone ? [] : [line(equation(call('f', 'x'), all), 'use the distributive property')]),
		sentence(
			kind === 'even'
				? rest.length > 0
					? say`Every exponent is even.`
					: say`Every term is an even power or a constant.`
				: say`Every exponent is odd.`,
		),
	];
}
