/** Which condition for k gives the roots that are asked for? */
import { equation, relation, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type DraftChoice,
	type Draw,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import {
	condition,
	conditionLines,
	drawParameter,
	HINTS,
	type Parameter,
	type Type,
	typeNamed,
} from './parameter.ts';

const K = symbol('k');

const NOT_ZERO = relation('k', '\\ne', 0);

const DEMANDS: Readonly<Record<Type, string>> = {
	one: 'equal roots',
	two: 'two different real roots',
	none: 'no real roots',
};

export function conditionChoice(draw: Draw): Draft | undefined {
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
