/** Reads the number line from its description, as a listener would: labels, spaces between them, tick marks counted. */
import type { Verify } from '../../family.ts';
import { expectNumber } from '../../verify/evidence.ts';
import { add, divide, exact, multiply, negate, same, show, subtract } from '../../verify/exact.ts';

export const verify: Verify = ({ question, parameters }) => {
	const text = question.question_speech.replaceAll('negative ', '-');
	const labels =
		/from left to right, are ([-\d, ]+)\./.exec(text)?.[1]?.split(', ').map(Number) ?? [];
	const spaces = Number(/There are (\d+) equal spaces/.exec(text)?.[1]);
	const [, count, side, from] =
		/is (\d+) tick marks? to the (left|right) of (-?\d+)/.exec(text) ?? [];
	const [first, second] = labels;
	if (first === undefined || second === undefined || !spaces || !count || !from)
		return ['the description of the number line cannot be read'];
	const space = divide(subtract(exact(second), exact(first)), exact(spaces));
	const away = multiply(space, exact(Number(count)));
	const place = add(exact(Number(from)), side === 'left' ? negate(away) : away);
	const drawn =
		(Number(parameters['L']) + Number(parameters['P offset'])) * Number(parameters['step']);
	return [
		...(same(place, exact(drawn)) ? [] : [`the point is drawn at ${show(place)}, not ${drawn}`]),
		...expectNumber(question, / opposite /.test(text) ? negate(place) : place),
	];
};
