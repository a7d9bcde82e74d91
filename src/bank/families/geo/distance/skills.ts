/** geo.distance: lengths on the coordinate plane. CCSS 6.NS.C.8. */
import { symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, withUnit } from '../../../answer.ts';
import { coordinatePlane } from '../../../figures/coordinate-plane.ts';
import { sentence, type Skills } from '../../../family.ts';
import { distanceLines } from './distance.ts';
import { closerOrMissing } from './compare.ts';
import { fromLine, shortestRoute } from './line.ts';
import { between } from '../../../steps/distance-between.ts';

export const skills: Skills = {
	'Distance along a grid line'(draw) {
		const [c, p, q] = [draw.int('c'), draw.int('p'), draw.int('q')];
		if (Math.abs(p - q) < 2 || p === 0 || q === 0 || (p > 0 && q > 0)) return undefined;
		const across = draw.inTurn('dir') === 'h';
		const place = (value: number) => (across ? { x: value, y: c } : { x: c, y: value });
		const [a, b] = [place(p), place(q)];
		const [A, B] = [symbol('A'), symbol('B')];
		const answer = withUnit(integer(Math.abs(p - q)), 'units');
		const [same, changing] = across ? ['y', 'x'] : ['x', 'y'];
		return {
			prompt: say`How many units is it from ${tuple(a.x, a.y)} to ${tuple(b.x, b.y)}, marked ${A} and ${B} on the plane?`,
			answer,
			steps: [
				sentence(
					say`Both points have the ${symbol(same)}-coordinate ${c}, so segment ${symbol('AB')} is ${across ? 'horizontal' : 'vertical'}.`,
				),
				...distanceLines(p, q, `the distance between the ${changing}-coordinates`),
				sentence(say`It is ${answer.body} from ${A} to ${B}.`),
			],
			hints: [say`Which coordinate is the same for both points? How far apart are the other two?`],
			figure: coordinatePlane({
				reach: 12,
				grid: 1,
				numbersEvery: 3,
				points: [
					{ name: 'A', ...a },
					{ name: 'B', ...b },
				],
			}),
		};
	},

	'Length in exact form': (draw) => between(draw, 'exact'),
	'Distance between points': (draw) => between(draw, 'exact'),
	'Distance between two points': (draw) =>
		between(
			draw,
			draw.random.pick(['exact', 'tenths']),
			'by the Pythagorean theorem: the changes in x and y are the legs',
		),
	'Compare distances or find a coordinate': closerOrMissing,
	'Shortest distance from point to line': fromLine,
	'Shortest route story': shortestRoute,
};
