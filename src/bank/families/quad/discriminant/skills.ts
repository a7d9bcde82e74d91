/** quad.discriminant: the number of roots, and the coefficient that decides it. */
import Fraction from 'fraction.js';
import { equation, num, power, relation, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { discriminantValue, standardEquation } from '../../../../math/quadratic.ts';
import { isSquare } from '../../../../math/surd.ts';
import {
	distractor,
	type Draft,
	type DraftChoice,
	type Draw,
	integer,
	multipleChoice,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { discriminantLines } from '../../../steps/quadratic-formula.ts';
import {
	choiceOf,
	countOf,
	drawn,
	HINT,
	numberOfZeros,
	type Option,
	realSolutions,
	REASONS,
	rootsOrIntercepts,
	withRoots,
} from './number.ts';
import {
	condition,
	conditionAnswer,
	conditionLines,
	demandLines,
	drawParameter,
	HINTS,
	type Parameter,
	type Type,
	typeNamed,
	withK,
} from './parameter.ts';

// What kind the roots are: rational, irrational, equal, not real.

type Kind = 'rational' | 'irrational' | 'equal' | 'complex';

const KINDS: Readonly<Record<Kind, Option>> = {
	rational: {
		name: 'two different rational roots',
		mistake: 'used the rule for a positive discriminant that is a perfect square',
	},
	irrational: {
		name: 'two different irrational roots',
		mistake: 'used the rule for a positive discriminant that is not a perfect square',
	},
	equal: {
		name: 'one rational root (two equal roots)',
		mistake: 'used the rule for a discriminant of 0',
	},
	complex: { name: 'no real roots', mistake: 'used the rule for a negative discriminant' },
};

const kindOf = (d: number): Kind =>
	d < 0 ? 'complex' : d === 0 ? 'equal' : isSquare(d) ? 'rational' : 'irrational';

function natureOfRoots(draw: Draw): Draft | undefined {
	const quadratic = drawn(draw);
	if (!quadratic) return undefined;
	const d = discriminantValue(quadratic);
	const kind = kindOf(d);
	if (kind === 'irrational' && draw.random.int(0, 2) > 0) return undefined;
	const square = kind === 'rational' ? `, and ${d} is a perfect square` : '';
	const noSquare = kind === 'irrational' ? `, and ${d} is not a perfect square` : '';
	return {
		prompt: say`Which phrase describes the roots of ${standardEquation(quadratic)}?`,
		answer: choiceOf(KINDS, kind),
		steps: [
			...discriminantLines(quadratic),
			withRoots(
				sentence(
					say`The equation has ${KINDS[kind].name}.`,
					`${REASONS[countOf(d)]}${square}${noSquare}`,
				),
				quadratic,
			),
		],
		hints: [HINT, say`If the discriminant is positive, is it a perfect square?`],
	};
}

// The greatest or the least integer k for which there are no real solutions.

/** 13² = 169 */
const squared = (value: number) => equation(power(num(value), 2), value * value);

/** No real solutions: the greatest integer k in the middle, or the least integer k as constant. */
function extremeInteger(draw: Draw, slot: 'b' | 'c'): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const b = draw.random.int(2, 9) * draw.random.pick([1, -1]);
	const edge = slot === 'b' ? 2 * Math.sqrt(a * c) : (b * b) / (4 * a);
	const value = slot === 'b' ? Math.ceil(edge) - 1 : Math.floor(edge) + 1;
	if (value < 2) return undefined;
	const parameter = { slot, a, b, c };
	const which = slot === 'b' ? 'greatest' : 'least';
	return {
		prompt: say`The equation ${equation(withK(parameter), 0)}, where ${K} is an integer, has no real solutions. What is the ${which} possible value of ${K}?`,
		answer: withMisconceptions(
			integer(value),
			[
				integer(slot === 'b' ? value + 1 : value - 1),
				`gave the ${slot === 'b' ? 'least positive' : 'greatest'} integer for which the equation has real solutions`,
			],
			[
				integer(slot === 'b' ? Math.ceil(edge / 2) - 1 : Math.floor((b * b) / a) + 1),
				'left out the factor 4 in the discriminant',
			],
			...(slot === 'b'
				? [
						[
							integer(-value),
							'gave the least possible value of k instead of the greatest',
						] satisfies WrongAnswer,
					]
				: []),
		),
		steps: [
			...(slot === 'b'
				? [
						...demandLines('none', 'no real solutions', parameter),
						sentence(
							say`${relation(squared(value), '<', 4 * a * c)}, but ${(value + 1) ** 2 === 4 * a * c ? squared(value + 1) : relation(squared(value + 1), '>', 4 * a * c)}.`,
							'compare the squares of integers',
						),
					]
				: conditionLines('none', 'no real solutions', {
						...parameter,
						left: K,
						bound: new Fraction(b * b, 4 * a),
					})),
			sentence(
				say`The ${which} possible value of ${K} is ${num(value)}.`,
				slot === 'c'
					? `this is the least integer greater than ${new Fraction(b * b, 4 * a).toFraction()}`
					: undefined,
			),
		],
		hints: HINTS,
	};
}

// Which condition for k gives the roots that are asked for?

const NOT_ZERO = relation('k', '\\ne', 0);

const DEMANDS: Readonly<Record<Type, string>> = {
	one: 'equal roots',
	two: 'two different real roots',
	none: 'no real roots',
};

function conditionChoice(draw: Draw): Draft | undefined {
	const parameter = drawParameter(draw);
	const type = typeNamed(draw.choice('type'));
	if (!parameter) return undefined;
	const right = condition(type, parameter);
	const without = parameter.slot === 'a' ? say`, where ${NOT_ZERO},` : '';
	return {
		prompt: say`For which values of ${K} does the equation ${equation(parameter.left, 0)}${without} have ${DEMANDS[type]}?`,
		answer: multipleChoice(right, ...optionsFor(type, parameter)),
		steps: [
			...conditionLines(type, DEMANDS[type], parameter),
			...(type === 'one' && parameter.slot === 'b' ? [sentence(say`So ${right}.`)] : []),
			...(type === 'two' && parameter.slot === 'a'
				? [sentence(say`So ${right}, where ${NOT_ZERO}.`, 'the equation is quadratic')]
				: []),
		],
		hints: HINTS,
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
		distractor(condition(turned, parameter), TURNED[type]),
		distractor(condition(other, parameter), OTHER[type]),
		distractor(
			condition(type, wrong),
			slot === 'b'
				? 'did not take the square root of the factor 4 in 4ac'
				: 'left out the factor 4 in 4ac',
		),
	];
}

const TURNED: Readonly<Record<Type, string>> = {
	one: 'used the condition for no real roots',
	two: 'used the condition for no real roots',
	none: 'used the condition for two different real roots',
};

const OTHER: Readonly<Record<Type, string>> = {
	one: 'used the condition for two different real roots',
	two: 'used the condition for equal roots',
	none: 'used the condition for equal roots',
};

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
