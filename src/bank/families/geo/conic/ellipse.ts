import {
	equation,
	list,
	opposite,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, point, withUnit, written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { type Along, ellipseEquation, squareFrom, pairAround } from '../../../steps/conic-forms.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { rootExpression } from '../../../steps/square-roots.ts';
import { IN_ORDER, HOW_FAR, focusLines } from './conic-features.ts';

/** a stands under x, b under y. */
export function ellipseFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	const ask = draw.inTurn('ask');
	if (a === b || (a === 1 && b < 3) || (h === 0 && k === 0 && ask === 'center')) return undefined;
	const along: Along = a > b ? 'x' : 'y';
	const [major, minor] = [Math.max(a, b), Math.min(a, b)];
	const problem = ellipseEquation(h, k, a * a, b * b);
	const center = sentence(
		say`The center is ${pointAt([h, k])}.`,
		'compare with (x − h)² and (y − k)²: the center is (h, k)',
	);
	const size = sentence(
		say`${equation(power('a', 2), major * major)}, so ${equation('a', major)}.`,
		`the larger denominator stands under the ${along}-term, so the major axis is ${along === 'x' ? 'horizontal' : 'vertical'}`,
	);
	if (ask === 'center')
		return {
			prompt: say`Find the center of the ellipse ${problem}. Write it as an ordered pair.`,
			answer: point(h, k),
			steps: [line(problem), center],
			hints: [
				say`Compare with ${squareFrom('x', 0)} and ${squareFrom('y', 0)}: how far has the ellipse moved across and up?`,
			],
		};
	if (ask === 'axis') {
		const long = draw.random.int(0, 1) === 0;
		const half = long ? major : minor;
		const letter = long ? 'a' : 'b';
		const answer = withUnit(integer(2 * half), 'units');
		return {
			prompt: say`Find the length of the ${long ? 'major' : 'minor'} axis of the ellipse ${problem}, in units.`,
			answer,
			steps: [
				line(problem),
				sentence(
					say`${equation(power(letter, 2), half * half)}, so ${equation(letter, half)}.`,
					`the ${long ? 'larger' : 'smaller'} denominator belongs to the ${long ? 'major' : 'minor'} axis`,
				),
				line(equation(product(2, letter), 2 * half), 'the whole axis is twice as long'),
				sentence(say`The ${long ? 'major' : 'minor'} axis is ${answer.body} long.`),
			],
			hints: [say`Each denominator is the square of half an axis.`],
		};
	}
	const s = ask === 'foci' ? major * major - minor * minor : major * major;
	const pair = written('point-set', list(...pairAround(along, [h, k], s)));
	const exact = ask === 'foci' && rootExpression(s).kind !== 'number';
	return {
		prompt: say`Find the ${ask} of the ellipse ${problem}. ${IN_ORDER[along]}${exact ? ' Give exact coordinates.' : ''}`,
		answer: pair,
		steps: [
			line(problem),
			center,
			size,
			...(ask === 'foci' ? focusLines(major * major, minor * minor, -1) : []),
			sentence(
				say`The ${ask} are ${pair.body}.`,
				`they are ${ask === 'foci' ? 'c' : 'a'} units ${HOW_FAR[along]}`,
			),
		],
		hints: [
			ask === 'foci'
				? say`For an ellipse ${equation(power('c', 2), sum(power('a', 2), opposite(power('b', 2))))}, where ${symbol('a')} is the longer half axis.`
				: say`The vertices are the ends of the major axis. Which denominator is larger?`,
		],
	};
}
