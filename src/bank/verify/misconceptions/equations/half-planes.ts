/** Shaded parts of the plane: which side, which kind of line, and which of two regions a mistake changes. */
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import {
	areSamePlane,
	contains,
	type HalfPlane,
	planesIn,
	planesInFigure,
} from './read-half-planes.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { pointsIn } from './read-lines.ts';
import { namedNumber } from '../relations/parts.ts';
import { rule, type Rule } from '../rule.ts';

/** The regions of the wrong answer are those of the right one with this change; undefined if there is none. */
const regions =
	(change: (plane: HalfPlane, at: number, pair: Pair) => HalfPlane | undefined): Relation =>
	(pair) => {
		const figure = pair.record.question_speech;
		const [rights = [], wrongs = []] = [pair.right, pair.wrong].map((answer) =>
			planesIn(answer, figure),
		);
		if (rights.length === 0 || wrongs.length !== rights.length) return undefined;
		const changed = rights.map((plane, at) => change(plane, at, pair));
		return changed.some((plane, at) => plane && !areSamePlane(plane, rights[at] ?? plane))
			? wrongs.every((plane, at) => changed[at] !== undefined && areSamePlane(plane, changed[at]))
			: false;
	};

const otherSide = (plane: HalfPlane): HalfPlane => ({ ...plane, isAbove: !plane.isAbove });
const otherStyle = (plane: HalfPlane): HalfPlane => ({ ...plane, isSolid: !plane.isSolid });

const SIDE =
	'(shaded the part (?:above|below) the line instead of the part (?:above|below) it|wrote the symbol for the part (?:above|below) the line|reversed the inequality symbol|read “at (?:most|least)” as “at (?:most|least)”)';
const STYLE =
	'(used a (?:dashed|solid) line although the points on the line are (?:not )?solutions|read a (?:dashed|solid) line as (?:dashed|solid)|did not include the (?:limit|goal) itself)';

/** The words may also say which side or which line is wrong. */
const otherRegion: Relation = regions((plane, _, { said }) => {
	let changed = plane;
	for (const words of said)
		if (/^(?:shaded|wrote|reversed|read “)/.test(words)) {
			changed = otherSide(changed);
			const [, side] = /part (above|below)/.exec(words) ?? [];
			if (side && (side === 'above') !== changed.isAbove) return undefined;
		} else {
			changed = otherStyle(changed);
			const isSolid = /used a solid|as solid/.test(words);
			if (isSolid !== changed.isSolid) return undefined;
		}
	return changed;
});

/** The condition whose reason names this: "the amount earned: at least $85". */
export const conditionAbout = (name: string, { record }: Pair): number =>
	record.steps
		.filter(({ text }) => /x.*(?:[<>]|\\[lg]e )/.test(text))
		.findIndex(({ why = '' }) => why.startsWith(name));

/** "chose a point that is only in the region shaded above the line through (0, 1)" */
const onlyIn: Relation = (pair) => {
	const [point] = pointsIn(pair.wrong);
	const planes = planesInFigure(pair.record.question_speech);
	const [side, yIntercept] = pair.said;
	if (!point || planes.length !== 2) return undefined;
	return planes.every(
		(plane) =>
			contains(plane, point) ===
			(plane.yIntercept === namedNumber(yIntercept) && plane.isAbove === (side === 'above')),
	);
};

export const HALF_PLANE_RULES: readonly Rule[] = [
	rule(otherRegion, SIDE, STYLE, `${SIDE},? and ${STYLE}`),
	rule(
		regions((plane, _, { said: [is] }) =>
			plane.slope > 0 === (is === 'rises' || is === 'rising')
				? undefined
				: { ...plane, slope: -plane.slope },
		),
		'chose a graph with a line that (rises|falls) instead of one that (?:rises|falls)',
		'read a (?:rising|falling) line as (rising|falling)',
	),
	rule(
		regions((plane, at, { said: [side, which = ''] }) => {
			if (at !== ORDINALS.indexOf(which)) return plane;
			return plane.isAbove === (side === 'above') ? undefined : otherSide(plane);
		}),
		'chose the region (above|below) the (first|second) line instead of the one (?:above|below) it',
	),
	rule(
		regions((plane, at, pair) => {
			const about = conditionAbout(pair.said[0] ?? '', pair);
			return at === about ? otherSide(plane) : plane;
		}),
		'reversed the inequality symbol for (.*)',
	),
	rule(
		regions((plane, _, { said: [style] }) =>
			plane.isSolid === (style === 'solid') ? undefined : otherStyle(plane),
		),
		'chose symbols for (solid|dashed) lines although both lines are (?:solid|dashed)',
	),
	rule(
		onlyIn,
		'chose a point that is only in the region shaded (above|below) the line through \\(0, NUMBER\\)',
	),
	rule((pair) => {
		const [point] = pointsIn(pair.wrong);
		const planes = planesInFigure(pair.record.question_speech);
		return point && planes.length > 0
			? planes.every((plane) => !contains(plane, point))
			: undefined;
	}, 'chose a point outside both shaded regions'),
];
