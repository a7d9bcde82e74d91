/** The shortest distance from a point to a line, asked as it is or in the story of a road or a trail. */
import Fraction from 'fraction.js';
import { num, product, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	mergedByValue,
	radical,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { footLines, footOf } from '../../../steps/foot.ts';
import { lengthLines, lengthMisconceptions, lengthOf } from '../../../steps/length.ts';
import { type At, fraction, lineEquation, pointAt } from '../../../steps/line-form.ts';
import { EXACT_LENGTH } from '../../../steps/pythagorean.ts';
import type { Spot } from '../../../figures/figure.ts';
import { squareAxes, whereIs } from '../../../figures/axes.ts';
import { spoken } from '../../../../math/speech-numbers.ts';

type Route = { m: Fraction; b: number; at: Spot; foot: At };

export function fromLine(draw: Draw): Draft | undefined {
	const route = routeOf(draw, draw.choice('m'));
	if (!route) return undefined;
	return measured(
		route,
		say`What is the shortest distance from ${product('P', pointAt(route.at))} to the line ${lineEquation(route.m, route.b)}, in units? ${EXACT_LENGTH}`,
		'units',
		(answer) => say`The distance is ${answer}.`,
	);
}

type Story = { place: string; goal: string; ask: string; conclude: (length: Prose) => Prose };

const STORIES: Readonly<Record<string, Story>> = {
	'cell tower': {
		place: 'a cell tower',
		conclude: (length) => say`The nearest point on the road is ${length} from the tower.`,
		goal: 'a straight road runs',
		ask: 'How far is the tower from the nearest point on the road',
	},
	'road to a pipeline': {
		place: 'a pumping station',
		conclude: (length) => say`The shortest possible road is ${length} long.`,
		goal: 'a straight pipeline runs',
		ask: 'How long is the shortest possible road from the station to the pipeline',
	},
	'trail to a river': {
		place: 'a cabin',
		conclude: (length) => say`The shortest possible trail is ${length} long.`,
		goal: 'a straight river runs',
		ask: 'How long is the shortest possible trail from the cabin to the river',
	},
};

export function shortestRoute(draw: Draw): Draft | undefined {
	const route = routeOf(draw, draw.choice('m'));
	const story = STORIES[draw.inTurn('ctx')];
	if (!route || !story) return undefined;
	const unit = draw.country === 'CA' ? 'kilometres' : 'kilometers';
	return measured(
		route,
		say`On a map, one unit represents one ${unit.slice(0, -1)}. Point ${product('P', pointAt(route.at))} marks ${story.place}, and ${story.goal} along the line ${lineEquation(route.m, route.b)}. ${story.ask}, in ${unit}? ${EXACT_LENGTH}`,
		unit,
		story.conclude,
	);
}

/** The foot has whole or half coordinates and lies on the map. */
function routeOf(draw: Draw, slope: string): Route | undefined {
	const [m, b] = [fraction(slope), draw.int('b')];
	const at: Spot = [draw.int('x1'), draw.int('y1')];
	const foot = footOf(m, b, at);
	const onMap = foot.every((value) => value.abs().lte(11));
	if (!onMap || b === 0 || foot.some(({ d }) => d > 2n) || foot[0].equals(at[0])) return undefined;
	return { m, b, at, foot };
}

function measured(
	{ m, b, at, foot }: Route,
	prompt: Prose,
	unit: string,
	conclude: (answer: Prose) => Prose,
): Draft {
	const rule = (x: number): Spot => [x, Number(m) * x + b];
	const answer = withMisconceptions(
		withUnit(radical(lengthOf(at, foot)), unit),
		...mergedByValue(
			[
				radical(num(new Fraction(at[1]).sub(rule(at[0])[1]).abs())),
				'found the vertical distance instead of the perpendicular distance',
			],
			...lengthMisconceptions(at, foot),
		),
	);
	return {
		prompt,
		answer,
		steps: [
			...footLines(m, b, at),
			...lengthLines('d', at, foot),
			sentence(conclude(answer.body), 'the shortest distance is measured along the perpendicular'),
		],
		hints: [
			say`At what angle does the shortest segment from a point to a line meet the line?`,
			say`Where does the perpendicular through ${symbol('P')} meet the line?`,
		],
		figure: {
			kind: 'graph',
			...squareAxes(12),
			shapes: [
				{ kind: 'line', through: [rule(0), rule(4)] },
				{
					kind: 'point',
					at,
					name: 'P',
					toward: [at[0] - Number(foot[0]), at[1] - Number(foot[1])],
				},
			],
			alt: `A straight line ${m.gt(0) ? 'rises' : 'falls'} from left to right and crosses the y-axis at ${spoken(b)}. Point P is ${whereIs(at)}.`,
		},
	};
}
