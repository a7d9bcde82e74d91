/** geo.similar: sides of similar figures, tests for similarity, indirect measurement. */
import Fraction from 'fraction.js';
import { equation, product, quotient, sum, symbol } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { inOrder, numberAnswer, type Side, written } from '../../../steps/scaled-sides.ts';
import { LAYOUTS, length, missingSideInLayout, nestedTriangles, sideOfSimilar } from './layouts.ts';
import { withPair } from './pair.ts';
import { mirror, shadow, storyInTurn } from './story.ts';
import { angleCheck, similarityTest } from './tests.ts';

function scaleFactor(draw: Draw): Draft {
	const [a, k] = [draw.int('a'), draw.int('k')];
	const names = draw.random.pick(['AB/DE', 'BC/EF', 'AC/DF']);
	const [name = '', match = ''] = names.split('/');
	const setting = LAYOUTS['separate rotated'];
	const similar = inOrder('ABC', 'similar', 'DEF');
	const known: Side = { name, match, value: a };
	const corresponding = sentence(
		say`${symbol(name)} and ${symbol(match)} are corresponding sides.`,
		setting?.why,
	);
	if (draw.inTurn('ask') === 'scale factor')
		return {
			prompt: say`${similar} ${length(name, a)} and ${length(match, a * k)}. Find the scale factor from triangle ${symbol('ABC')} to triangle ${symbol('DEF')}, as a decimal or a whole number.`,
			answer: withMisconceptions(
				numberAnswer(k),
				[
					rational(new Fraction(1).div(k)),
					'divided the side of the first triangle by the corresponding side of the second',
				],
				[
					rational(new Fraction(a).mul(k).sub(a).abs()),
					'subtracted the sides instead of dividing them',
				],
			),
			steps: [
				k > 1 ? withPair(corresponding, { names: ['ABC', 'DEF'], k, known }) : corresponding,
				line(
					equation('k', quotient(match, name)),
					'k is the scale factor: divide the side of the second triangle by the corresponding side of the first',
				),
				line(equation('k', quotient(written(a * k), written(a))), 'substitute the lengths'),
				line(equation('k', written(k)), 'divide'),
				sentence(say`The scale factor is ${written(k)}.`),
			],
			hints: [say`By what number must ${symbol(name)} be multiplied to give ${symbol(match)}?`],
		};
	return {
		prompt: say`${similar} The scale factor from triangle ${symbol('ABC')} to triangle ${symbol('DEF')} is ${written(k)}, and ${length(name, a)}. Find ${symbol(match)}, in centimetres.`,
		answer: withMisconceptions(
			withUnit(numberAnswer(a * k), 'cm'),
			[
				rational(new Fraction(a).div(k)),
				'divided by the scale factor instead of multiplying by it',
			],
			[rational(new Fraction(a).add(k)), 'added the scale factor instead of multiplying'],
		),
		steps: [
			sentence(say`${symbol(match)} corresponds to ${symbol(name)}.`, setting?.why),
			line(
				equation(match, { kind: 'times', factors: [written(k), written(a)] }),
				'multiply by the scale factor',
			),
			line(equation(match, written(a * k)), 'multiply'),
			sentence(say`${symbol(match)} is ${written(a * k)} cm long.`),
		],
		hints: [
			say`Which side of triangle ${symbol('ABC')} corresponds to ${symbol(match)}? How many times as long is ${symbol(match)}?`,
		],
	};
}

/** x : (x + c) = a : b. */
function unknownTwice(draw: Draw): Draft | undefined {
	const [x, c] = [draw.int('x'), draw.int('c')];
	const shared = gcd(x, x + c);
	const many = draw.random.int(1, 5);
	const [a, b] = [(many * x) / shared, (many * (x + c)) / shared];
	if ([a, b, c].includes(x) || a < 2 || b > 30 || Math.max(a, x) > 4 * Math.min(a, x))
		return undefined;
	const nested = draw.random.int(0, 1) === 0;
	const whole = sum('x', c);
	const setting = nested
		? say`${LAYOUTS['nested']?.setting ?? ''} ${equation('AD', 'x')} cm, ${equation('DB', c)} cm, ${equation('DE', a)} cm, and ${equation('BC', b)} cm.`
		: say`${inOrder('ABC', 'similar', 'DEF')} The lengths, in centimetres, are ${equation('AB', 'x')}, ${equation('DE', whole)}, ${equation('BC', a)}, and ${equation('EF', b)}.`;
	const [p, q] = [a / gcd(a, b), b / gcd(a, b)];
	const rest = q - p;
	return {
		prompt: say`${setting} Find ${symbol('x')}.`,
		answer: withMisconceptions(
			integer(x),
			nested
				? [rational(new Fraction(a * c, b)), 'compared AD with DB instead of with AB']
				: [rational(new Fraction(a * c, b)), `used ${c} instead of x + ${c} for DE`],
			[
				rational(new Fraction(a * c, a + b)),
				'added the x-terms instead of subtracting one of them',
			],
			[integer(x + c), `gave the length of ${nested ? 'AB' : 'DE'} instead of x`],
			[rational(new Fraction(c, rest)), 'multiplied only x when expanding'],
		),
		steps: [
			...(nested
				? [
						sentence(
							say`Triangle ${symbol('ADE')} is similar to triangle ${symbol('ABC')}.`,
							'DE is parallel to BC, so corresponding angles are equal',
						),
						line(equation('AB', whole), 'AB is the sum of AD and DB'),
					]
				: []),
			line(
				equation(quotient('x', whole), quotient(a, b)),
				'ratios of corresponding sides are equal',
			),
			...(p === a
				? []
				: [
						line(
							equation(quotient('x', whole), quotient(p, q)),
							'write the fraction in lowest terms',
						),
					]),
			line(
				equation(product(q, 'x'), p === 1 ? whole : product(p, whole)),
				'in a proportion, the cross products are equal',
			),
			...(p === 1
				? []
				: [line(equation(product(q, 'x'), sum(product(p, 'x'), p * c)), 'expand the brackets')]),
			line(
				equation(rest === 1 ? 'x' : product(rest, 'x'), p * c),
				takeAway(p).replace(String(p), p === 1 ? 'x' : `${p}x`),
			),
			...(rest === 1 ? [] : [line(equation('x', x), `divide both sides by ${rest}`)]),
		],
		hints: [
			nested
				? say`Which two triangles share angle ${symbol('A')}? How long is ${symbol('AB')}, in terms of ${symbol('x')}?`
				: say`Which sides correspond? Which two ratios of corresponding sides are equal?`,
		],
		...(nested
			? {
					figure: nestedTriangles([
						['AD', 'x'],
						['DB', c],
						['DE', a],
						['BC', b],
					]),
				}
			: {}),
	};
}

export const skills: Skills = {
	'Decide whether two triangles are similar': similarityTest,
	'Test two triangles for similarity': angleCheck,
	'Find a scale factor from corresponding sides': scaleFactor,
	'Find a missing side of similar triangles': missingSideInLayout,
	'Solve for x in similar triangles': unknownTwice,
	'Find a missing side of similar figures': sideOfSimilar,
	'Find a height from shadows': shadow,
	'Solve mirror and sight-line problems': mirror,
	'Measure lengths indirectly with similar triangles': storyInTurn,
	'Find the width of a river or a height under a ramp': storyInTurn,
};
