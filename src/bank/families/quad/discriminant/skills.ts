/** quad.discriminant: the number of roots, and the coefficient that decides it. */
import { equation, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { conditionChoice } from './choice.ts';
import { extremeInteger } from './extreme.ts';
import { natureOfRoots } from './kind.ts';
import { realSolutions, rootsOrIntercepts } from './number.ts';
import { numberOfZeros } from './zeros.ts';
import {
	conditionAnswer,
	conditionLines,
	drawParameter,
	HINTS,
	type Parameter,
	type Type,
	typeNamed,
} from './parameter.ts';

const K = symbol('k');

const ROOTS: Readonly<Record<Type, string>> = {
	one: 'two equal roots',
	two: 'two different real roots',
	none: 'no real roots',
};

const ZEROS: Readonly<Record<Type, string>> = {
	one: 'exactly one real zero',
	two: 'two different real zeros',
	none: 'no real zeros',
};

export const skills: Skills = {
	'Count real roots or x-intercepts': rootsOrIntercepts,
	'Count the zeros of a quadratic function': numberOfZeros,
	'Describe the roots of a quadratic equation': natureOfRoots,
	'Count the real solutions of a quadratic equation': realSolutions,

	'Find the constant for two equal roots'(draw) {
		const parameter = drawParameter(draw);
		return parameter && findK('one', parameter, ROOTS, zeroEquation(parameter));
	},

	'Find the constant for one, two, or no zeros'(draw) {
		const parameter = drawParameter(draw);
		if (!parameter) return undefined;
		return findK(
			typeOf(draw),
			parameter,
			ZEROS,
			say`the function ${equation(call('f', 'x'), parameter.left)}`,
		);
	},

	'Find the constant for one, two, or no real roots'(draw) {
		const parameter = drawParameter(draw);
		return parameter && findK(typeOf(draw), parameter, ROOTS, zeroEquation(parameter));
	},

	'Relate a parameter to the nature of the roots': conditionChoice,

	'Find the constant for one or no real solution'(draw) {
		const type = draw.inTurn('type');
		if (type === 'one') {
			const parameter = drawParameter(draw, draw.random.pick(['b', 'c']));
			return parameter && findK('one', parameter, SOLUTIONS, zeroEquation(parameter));
		}
		return type === 'none greatest' ? extremeInteger(draw, 'b') : extremeInteger(draw, 'c');
	},
};

const SOLUTIONS = { ...ROOTS, one: 'exactly one real solution', none: 'no real solutions' };

const zeroEquation = ({ left }: Parameter): Prose => say`the equation ${equation(left, 0)}`;

const typeOf = (draw: Draw): Type => typeNamed(draw.inTurn('type'));

function findK(
	type: Type,
	parameter: Parameter,
	names: Readonly<Record<Type, string>>,
	shown: Prose,
): Draft {
	const answer = conditionAnswer(type, parameter, names);
	const { slot, bound } = parameter;
	const signs = slot === 'b' ? 'positive value' : 'value';
	const form = bound.d === 1n ? '' : ' Write your answer as a fraction in lowest terms.';
	return {
		prompt:
			type === 'one'
				? say`Find the ${signs} of ${K} for which ${shown} has ${names.one}.${form}`
				: say`For which values of ${K} does ${shown} have ${names[type]}? Write your answer in interval notation.`,
		answer,
		steps: [
			...conditionLines(type, names[type], parameter),
			...(type === 'one'
				? slot === 'b'
					? [sentence(say`The positive value of ${K} is ${answer.body}.`)]
					: []
				: [
						sentence(
							say`In interval notation, the set of all such values of ${K} is ${answer.body}.`,
						),
					]),
		],
		hints: HINTS,
	};
}
