/** quad.discriminant: the number of roots, and the coefficient that decides it. CCSS A-REI.B.4b, N-CN.C.7. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	relation,
	symbol,
} from '../../../math/expression.ts';
import { call } from '../../../math/notation.ts';
import { say } from '../../../math/prose.ts';
import { type DraftChoice, integer, multipleChoice, slip } from '../../answer.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../family.ts';
import {
	natureOfRoots,
	numberOfZeros,
	realSolutions,
	rootsOrIntercepts,
} from './discriminant-number.ts';
import {
	condition,
	conditionAnswer,
	conditionLines,
	demandLines,
	drawParameter,
	type Parameter,
	type Type,
	withK,
} from './discriminant-parameter.ts';

const K = symbol('k');

const ROOTS: Readonly<Record<Type, string>> = {
	one: 'two equal roots',
	two: 'two different real roots',
	none: 'no real root',
};

const ZEROS: Readonly<Record<Type, string>> = {
	one: 'exactly one zero',
	two: 'two different zeros',
	none: 'no zero',
};

export const skills: Skills = {
	'Number of real roots or x-intercepts': rootsOrIntercepts,
	'Number of zeros': numberOfZeros,
	'Number and type of roots': natureOfRoots,
	'Number of solutions': realSolutions,

	'Value of k for equal roots'(draw) {
		const parameter = drawParameter(draw);
		return parameter && findK('one', parameter, ROOTS, equation(parameter.left, 0));
	},

	'Find k for one, two or no zeros'(draw) {
		const parameter = drawParameter(draw);
		if (!parameter) return undefined;
		return findK(typeOf(draw), parameter, ZEROS, equation(call('f', 'x'), parameter.left));
	},

	'Find k for one, two or no real roots'(draw) {
		const parameter = drawParameter(draw);
		return parameter && findK(typeOf(draw), parameter, ROOTS, equation(parameter.left, 0));
	},

	'Nature of roots or parameter'(draw) {
		const parameter = drawParameter(draw);
		const type = typeNamed(draw.choice('type'));
		if (!parameter) return undefined;
		const right = condition(type, parameter);
		const without = parameter.slot === 'a' ? say`, where ${relation('k', '\\ne', 0)},` : '';
		const demand = type === 'one' ? 'equal roots' : ROOTS[type];
		return {
			prompt: say`For which values of ${K} does ${equation(parameter.left, 0)}${without} have ${demand}?`,
			answer: multipleChoice(right, ...optionsFor(type, parameter)),
			steps: [
				...conditionLines(type, parameter),
				...(type === 'one' && parameter.slot === 'b' ? [sentence(say`So ${right}.`)] : []),
			],
			hints: [HINT],
		};
	},

	'Constant for exactly one or no real solution'(draw) {
		const type = draw.inTurn('type');
		if (type === 'one') {
			const parameter = drawParameter(draw, draw.random.pick(['b', 'c']));
			return parameter && findK('one', parameter, SOLUTIONS, equation(parameter.left, 0));
		}
		return type === 'none greatest' ? extremeInteger(draw, 'b') : extremeInteger(draw, 'c');
	},
};

const SOLUTIONS = { ...ROOTS, one: 'exactly one real solution', none: 'no real solution' };

const HINT = say`Work out the discriminant with ${K} in it. Must it be positive, 0 or negative?`;

const typeOf = (draw: Draw): Type => typeNamed(draw.inTurn('type'));

const typeNamed = (type: string): Type => {
	if (type === 'one' || type === 'two' || type === 'none') return type;
	throw new RangeError(`No type "${type}".`);
};

function findK(
	type: Type,
	parameter: Parameter,
	names: Readonly<Record<Type, string>>,
	shown: Expression,
): Draft {
	const answer = conditionAnswer(type, parameter);
	const { slot, bound } = parameter;
	const signs = slot === 'b' ? 'positive value' : 'value';
	const form = bound.d === 1n ? '' : ' Write it as a fraction in lowest terms.';
	return {
		prompt:
			type === 'one'
				? say`Find the ${signs} of ${K} for which ${shown} has ${names.one}.${form}`
				: say`For which values of ${K} does ${shown} have ${names[type]}? Write the answer in interval notation.`,
		answer,
		steps: [
			...conditionLines(type, parameter),
			...(type === 'one'
				? slot === 'b'
					? [sentence(say`The positive value of ${K} is ${answer.body}.`)]
					: []
				: [sentence(say`In interval notation this is ${answer.body}.`)]),
		],
		hints: [HINT],
	};
}

/** Three wrong conditions. */
function optionsFor(type: Type, parameter: Parameter): DraftChoice[] {
	const { slot, bound } = parameter;
	const at = (times: number) => ({ slot, bound: bound.mul(times) });
	const other = type === 'one' ? 'two' : 'one';
	const turned = type === 'none' ? 'two' : 'none';
	const wrong = slot === 'b' ? at(2) : at(4);
	return [
		slip(condition(turned, parameter), TURNED[type]),
		slip(condition(other, parameter), OTHER[type]),
		slip(
			condition(type, wrong),
			slot === 'b' ? 'took the factor 4 out of the root unchanged' : 'left out the factor 4 of 4ac',
		),
	];
}

const TURNED: Readonly<Record<Type, string>> = {
	one: 'took the condition for no real root',
	two: 'took the condition for no real root',
	none: 'took the condition for two real roots',
};

const OTHER: Readonly<Record<Type, string>> = {
	one: 'took the condition for two different roots',
	two: 'took the condition for equal roots',
	none: 'took the condition for equal roots',
};

/** No real solution: the greatest whole k in the middle, or the least whole k as constant. */
function extremeInteger(draw: Draw, slot: 'b' | 'c'): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const b = draw.random.int(2, 9) * draw.random.pick([1, -1]);
	draw.keep('b', b);
	const edge = slot === 'b' ? 2 * Math.sqrt(a * c) : (b * b) / (4 * a);
	const value = slot === 'b' ? Math.ceil(edge) - 1 : Math.floor(edge) + 1;
	if (value < 2) return undefined;
	const parameter = { slot, a, b, c };
	const which = slot === 'b' ? 'greatest' : 'least';
	return {
		prompt: say`In ${equation(withK(parameter), 0)}, ${K} is an integer. The equation has no real solution. What is the ${which} possible value of ${K}?`,
		answer: integer(value),
		steps: [
			...(slot === 'b'
				? [
						...demandLines('none', parameter),
						sentence(
							say`${relation(power(num(value), 2), '<', 4 * a * c)}, but ${relation(power(num(value + 1), 2), '\\ge', 4 * a * c)}.`,
							'try whole numbers',
						),
					]
				: conditionLines('none', { ...parameter, left: K, bound: new Fraction(b * b, 4 * a) })),
			sentence(say`The ${which} integer is ${num(value)}.`),
		],
		hints: [HINT],
	};
}
