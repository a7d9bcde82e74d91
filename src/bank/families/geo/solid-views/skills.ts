/** geo.solid-views: the shape of a cross-section. */
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { solidFigure } from './plain-solids.ts';

export const skills: Skills = { 'Identify the shape of a cross-section': crossSection };

type Cut = { cut: string; shape: string; why: string; wrong: readonly [string, string, string] };

const PARALLEL = 'parallel to the base';
const PERPENDICULAR = 'perpendicular to the base';
const THROUGH_APEX = `${PERPENDICULAR} and through the apex`;

const cutInWords = (solid: string, cut: string): string =>
	cut === THROUGH_APEX
		? `A plane passes through the apex of a ${solid} and is perpendicular to its base.`
		: cut.startsWith('through')
			? `A plane cuts a ${solid} ${cut}.`
			: `A plane ${cut} cuts a ${solid}.`;

/** Each wrong shape is a face of the solid, its outline from another side, or the section of another cut. */
const SECTIONS: Readonly<Record<string, readonly Cut[]>> = {
	cube: [
		{
			cut: PARALLEL,
			shape: 'square',
			why: 'every cross-section parallel to a face is congruent to that face',
			wrong: ['rectangle that is not a square', 'triangle', 'hexagon'],
		},
		{
			cut: 'through two opposite edges',
			shape: 'rectangle that is not a square',
			why: 'two sides are edges, and the other two are diagonals of faces, which are longer',
			wrong: ['square', 'triangle', 'hexagon'],
		},
	],
	'rectangular prism': [
		{
			cut: PARALLEL,
			shape: 'rectangle',
			why: 'every cross-section parallel to the base is congruent to the base',
			wrong: ['triangle', 'circle', 'pentagon'],
		},
		{
			cut: 'through two opposite vertical edges',
			shape: 'rectangle',
			why: 'two sides are vertical edges, and the other two are diagonals of the bases',
			wrong: ['triangle', 'circle', 'pentagon'],
		},
	],
	'triangular prism': [
		{
			cut: PARALLEL,
			shape: 'triangle',
			why: 'every cross-section parallel to the base is congruent to the base',
			wrong: ['rectangle', 'circle', 'pentagon'],
		},
		{
			cut: PERPENDICULAR,
			shape: 'rectangle',
			why: 'its sides are two vertical segments and two segments in the bases',
			wrong: ['triangle', 'circle', 'pentagon'],
		},
	],
	'square pyramid': [
		{
			cut: PARALLEL,
			shape: 'square',
			why: 'a cross-section parallel to the base is similar to the base',
			wrong: ['triangle', 'circle', 'pentagon'],
		},
		{
			cut: THROUGH_APEX,
			shape: 'triangle',
			why: 'two of its sides run from the apex to the base, and the third lies in the base',
			wrong: ['square', 'circle', 'pentagon'],
		},
	],
	'triangular pyramid': [
		{
			cut: PARALLEL,
			shape: 'triangle',
			why: 'a cross-section parallel to the base is similar to the base',
			wrong: ['square', 'circle', 'pentagon'],
		},
	],
	cylinder: [
		{
			cut: PARALLEL,
			shape: 'circle',
			why: 'every cross-section parallel to the base is congruent to the base',
			wrong: ['rectangle', 'triangle', 'semicircle'],
		},
		{
			cut: PERPENDICULAR,
			shape: 'rectangle',
			why: 'its sides are two vertical segments and two segments in the bases',
			wrong: ['circle', 'triangle', 'semicircle'],
		},
	],
	cone: [
		{
			cut: PARALLEL,
			shape: 'circle',
			why: 'a cross-section parallel to the base is similar to the base',
			wrong: ['triangle', 'rectangle', 'semicircle'],
		},
		{
			cut: THROUGH_APEX,
			shape: 'triangle',
			why: 'two of its sides run from the apex to the base, and the third lies in the base',
			wrong: ['circle', 'rectangle', 'semicircle'],
		},
	],
	sphere: [
		{
			cut: 'through its center',
			shape: 'circle',
			why: 'every point of its edge is the same distance from the center of the sphere',
			wrong: ['semicircle', 'square', 'triangle'],
		},
	],
	hemisphere: [
		{
			cut: 'parallel to the flat face',
			shape: 'circle',
			why: 'a cross-section parallel to the flat face is a smaller circle',
			wrong: ['semicircle', 'rectangle', 'triangle'],
		},
		{
			cut: 'perpendicular to the flat face',
			shape: 'semicircle',
			why: 'it is half of the circle that a whole sphere would give',
			wrong: ['circle', 'rectangle', 'triangle'],
		},
	],
	'hexagonal prism': [
		{
			cut: PARALLEL,
			shape: 'hexagon',
			why: 'every cross-section parallel to the base is congruent to the base',
			wrong: ['rectangle', 'triangle', 'circle'],
		},
		{
			cut: PERPENDICULAR,
			shape: 'rectangle',
			why: 'its sides are two vertical segments and two segments in the bases',
			wrong: ['hexagon', 'triangle', 'circle'],
		},
	],
};

/** A solid that gives the shape if it is cut this way. */
function alike(solid: string, shape: string, cut: string): string {
	const isParallel = cut.startsWith('parallel');
	if (shape === 'rectangle') return isParallel ? 'rectangular prism' : 'cylinder';
	if (shape === 'pentagon' && isParallel)
		return solid.endsWith('prism') ? 'pentagonal prism' : 'pentagonal pyramid';
	if (isParallel) return 'triangular prism';
	return /^(?:cylinder|hemisphere)$/.test(solid) ? 'cone' : 'pyramid';
}

/** What leads to a shape that this cut does not give; the first wrong shape belongs to the same solid. */
function mistake(solid: string, shape: string, place: number, cut: string): string {
	if (shape === 'circle' && cut === PARALLEL && /prism|pyramid/.test(solid))
		return `imagined a ${solid.endsWith('prism') ? 'cylinder' : 'cone'} instead of the ${solid}`;
	if (shape === 'circle' && !/^(?:cylinder|cone|sphere|hemisphere)$/.test(solid))
		return 'imagined a curved edge, although every face of the solid is flat';
	if (shape === 'semicircle' && solid !== 'hemisphere')
		return solid === 'sphere' || cut === PARALLEL
			? 'imagined only half of the cross-section'
			: 'imagined half of the circular base instead of the cut face';
	if (solid === 'sphere') return 'imagined straight edges, although a sphere is curved everywhere';
	if (/cube|rectangular/.test(solid) && shape === 'triangle')
		return 'imagined a cut that removes one corner';
	if (shape === 'hexagon' && solid === 'cube') return 'imagined a cut through all six faces';
	if (solid === 'cube')
		return shape === 'square'
			? 'imagined a cut parallel to a face'
			: 'imagined a cut through two opposite edges';
	if (solid === 'triangular pyramid' && shape === 'square')
		return 'imagined a square pyramid instead of the triangular pyramid';
	if (shape === 'pentagon' && cut !== PARALLEL)
		return solid.endsWith('pyramid')
			? 'counted the five faces of the pyramid instead of the sides of the cut face'
			: 'imagined a cut through five faces of the prism';
	if (shape === 'triangle' && cut === PARALLEL && /^(?:square pyramid|cone)$/.test(solid))
		return `imagined a cut ${THROUGH_APEX}`;
	if (place > 0) return `imagined a ${alike(solid, shape, cut)} instead of the ${solid}`;
	const base = solid === 'hemisphere' ? 'flat face' : 'base';
	return `imagined a cut ${cut.startsWith('parallel') ? 'perpendicular' : 'parallel'} to the ${base}`;
}

function crossSection(draw: Draw): Draft | undefined {
	const solid = draw.choice('solid');
	const found = SECTIONS[solid];
	if (!found) return undefined;
	const { cut, shape, why, wrong } = draw.random.pick(found);
	const answer = multipleChoice(
		say`${shape}`,
		...wrong.map((one, place) => distractor(say`${one}`, mistake(solid, one, place, cut))),
	);
	return {
		prompt: say`${cutInWords(solid, cut)} What is the shape of the cross-section?`,
		answer,
		steps: [
			sentence(
				say`The cross-section is the flat face that appears where the plane cuts the ${solid}.`,
			),
			sentence(say`The cross-section is a ${shape}.`, why),
		],
		hints: [
			say`Imagine slicing the ${solid} with a knife along the plane. How many corners does the freshly cut face have? Are its edges straight or curved?`,
		],
		figure: solidFigure(solid),
	};
}
