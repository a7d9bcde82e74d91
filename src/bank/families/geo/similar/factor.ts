import { equation, product, quotient, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { nestedTriangles } from './similar-triangles.ts';
import { gcd, takeAway } from '../../../steps/line-form.ts';
import { numberAnswer, written } from '../../../steps/scaled-sides.ts';
import { LAYOUTS, length } from './layouts.ts';

export function scaleFactor(draw: Draw): Draft {
	const [a, k] = [draw.int('a'), draw.int('k')];
	const names = draw.random.pick(['AB/DE', 'BC/EF', 'AC/DF']);
	const [name = '', match = ''] = names.split('/');
	const setting = LAYOUTS['separate rotated'];
	const similar = say`Triangle ${symbol('ABC')} is similar to triangle ${symbol('DEF')}, with the vertices in matching order.`;
	if (draw.inTurn('ask') === 'scale factor')
		return {
			prompt: say`${similar} ${length(name, a)} and ${length(match, a * k)}. Find the scale factor from triangle ${symbol('ABC')} to triangle ${symbol('DEF')}, as a decimal or a whole number.`,
			answer: numberAnswer(k),
			steps: [
				sentence(say`${symbol(name)} and ${symbol(match)} are matching sides.`, setting?.why),
				line(
					equation('k', quotient(match, name)),
					'the side of the second triangle over the side of the first',
				),
				line(equation('k', quotient(written(a * k), written(a)))),
				line(equation('k', written(k)), 'divide'),
			],
			hints: [say`By what number must ${symbol(name)} be multiplied to give ${symbol(match)}?`],
		};
	return {
		prompt: say`${similar} The scale factor from triangle ${symbol('ABC')} to triangle ${symbol('DEF')} is ${written(k)}, and ${length(name, a)}. Find ${symbol(match)}, in centimetres.`,
		answer: withUnit(numberAnswer(a * k), 'cm'),
		steps: [
			sentence(say`${symbol(match)} matches ${symbol(name)}.`, setting?.why),
			line(
				equation(match, { kind: 'times', factors: [written(k), written(a)] }),
				'multiply by the scale factor',
			),
			line(equation(match, written(a * k))),
		],
		hints: [say`Each side of triangle ${symbol('DEF')} is ${written(k)} times the matching side.`],
	};
}

/** x : (x + c) = a : b. */
export function unknownTwice(draw: Draw): Draft | undefined {
	const [x, c] = [draw.int('x'), draw.int('c')];
	const shared = gcd(x, x + c);
	const many = draw.random.int(1, 5);
	const [a, b] = [(many * x) / shared, (many * (x + c)) / shared];
	if (a === x || a < 2 || b > 30 || Math.max(a, x) > 4 * Math.min(a, x)) return undefined;
	const nested = draw.random.int(0, 1) === 0;
	const whole = sum('x', c);
	const setting = nested
		? say`${LAYOUTS['nested']?.setting ?? ''} ${equation('AD', 'x')} cm, ${equation('DB', c)} cm, ${equation('DE', a)} cm and ${equation('BC', b)} cm.`
		: say`Triangle ${symbol('ABC')} is similar to triangle ${symbol('DEF')}, with the vertices in matching order. ${equation('AB', 'x')} cm, ${equation('DE', whole)} cm, ${equation('BC', a)} cm and ${equation('EF', b)} cm.`;
	const rest = b - a;
	return {
		prompt: say`${setting} Find ${symbol('x')}.`,
		answer: integer(x),
		steps: [
			...(nested
				? [
						sentence(
							say`Triangle ${symbol('ADE')} is similar to triangle ${symbol('ABC')}, and ${equation('AB', whole)}.`,
							'DE is parallel to BC',
						),
					]
				: []),
			line(equation(quotient('x', whole), quotient(a, b)), 'ratios of matching sides are equal'),
			line(
				equation(product(b, 'x'), product(a, whole)),
				'in a proportion the cross products are equal',
			),
			line(equation(product(b, 'x'), sum(product(a, 'x'), a * c)), 'multiply out the brackets'),
			line(
				equation(rest === 1 ? 'x' : product(rest, 'x'), a * c),
				takeAway(a).replace(String(a), `${a}x`),
			),
			...(rest === 1 ? [] : [line(equation('x', x), `divide both sides by ${rest}`)]),
		],
		hints: [
			nested
				? say`${symbol('AB')} is the sum of ${symbol('AD')} and ${symbol('DB')}. Compare the two triangles with the corner ${symbol('A')}.`
				: say`Write the ratio of two matching sides in two ways.`,
		],
		...(nested
			? { figure: nestedTriangles(`AD is x cm, DB is ${c} cm, DE is ${a} cm, BC is ${b} cm.`) }
			: {}),
	};
}
