/** trig.three-d: a height from a triangle on the ground and an upright one on it. */
import { line, sentence, type Skills, withMisconceptions } from '../../../family.ts';
import { equation, product, quotient, relation, symbol } from '../../../../math/expression.ts';
import { measure, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { networkFigure } from '../../../figures/diagram.ts';
import { toFind, statedTriangle } from '../../../steps/triangle-figure.ts';
import { fillText } from '../../../contexts/fill.ts';
import { startOfSharedSide } from '../../../steps/triangle-laws.ts';
import {
	about,
	degree,
	fromTwoAngles,
	isNearBorder,
	lengthAnswer,
	ratioOf,
	tanOf,
	TO_TENTH,
	FOR_NEXT_STEP,
} from '../../../steps/triangle.ts';

type Story = { least: number; most: number; tell: string; what: string; asks: string };

const STORIES: readonly Story[] = [
	{
		least: 10,
		most: 120,
		tell: 'A radio tower DC stands upright on level ground, with its base at C and its top at D.',
		what: 'the tower',
		asks: 'How tall is the tower?',
	},
	{
		least: 20,
		most: 250,
		tell: 'A cliff rises straight up from level ground, from its base at C to its top at D.',
		what: 'the cliff',
		asks: 'How high is the cliff?',
	},
	{
		least: 8,
		most: 40,
		tell: 'A straight tree stands upright on level ground, with its base at C and its top at D.',
		what: 'the tree',
		asks: 'How tall is the tree?',
	},
	{
		least: 15,
		most: 200,
		tell: 'A building stands on level ground. Point C is at the base of the building, and point D on the roof is directly above C.',
		what: 'the building',
		asks: 'How tall is the building?',
	},
];

export const skills: Skills = {
	'Find a height from two base points'(draw) {
		const [A, B, E, d] = [draw.int('A'), draw.int('B'), draw.int('E'), draw.int('d')];
		const ground = fromTwoAngles(A, B, d, 2);
		const reach = ground.sides[1];
		const h = reach * tanOf(E);
		const stories = STORIES.filter(({ least, most }) => h >= least && h <= most);
		if (
			A + B > 155 ||
			A === B ||
			E === 45 ||
			E === A ||
			E === B ||
			stories.length === 0 ||
			isNearBorder(h, 1)
		)
			return undefined;
		const { tell, what, asks } = draw.random.pick(stories);
		const answer = withMisconceptions(
			lengthAnswer(h, 'metres'),
			[lengthAnswer(ground.sides[0] * tanOf(E), 'metres'), 'used BC instead of AC'],
			[lengthAnswer(reach, 'metres'), 'stopped at the distance AC'],
			[lengthAnswer(d * tanOf(E), 'metres'), 'used AB instead of AC'],
		);
		const shared = symbol('AC');
		const [sB, sC] = [ratioOf('sin', degree(B)), ratioOf('sin', degree(180 - A - B))];
		const text = fillText(
			`${tell} Points A and B are {d} apart on the ground. The measure of ∠CAB is {A}, and the measure of ∠CBA is {B}. The angle of elevation of D from A is {E}. ${asks}`,
			{ d: measure(d, 'm'), A: degree(A), B: degree(B), E: degree(E) },
		);
		const alt = [
			'A, B, and C lie on the ground, and D is directly above C.',
			statedTriangle({ name: 'ABC', angles: { A, B }, sides: { AB: d } }, 'metres'),
			statedTriangle({ name: 'ACD', angles: { C: 90, A: E } }, 'metres'),
			toFind('CD', 'h'),
		].join(' ');
		return {
			prompt: say`${text} Give the answer in metres, to the nearest tenth.`,
			answer,
			steps: [
				sentence(say`Let ${symbol('h')} be the height ${symbol('CD')}, in metres.`),
				...startOfSharedSide(ground),
				line(equation(shared, quotient(product(d, sB), sC)), `multiply both sides by sin ${B}°`),
				about(shared, reach, 3, FOR_NEXT_STEP),
				line(
					relation(ratioOf('tan', degree(E)), '\\approx', quotient('h', rounded(reach, 3))),
					'in triangle ACD, tangent is opposite over adjacent',
				),
				line(
					relation('h', '\\approx', product(rounded(reach, 3), ratioOf('tan', degree(E)))),
					`multiply both sides by ${reach.toFixed(3)}`,
				),
				about('h', h, 1, TO_TENTH),
				sentence(say`The height of ${what} is about ${answer.body}.`),
			],
			hints: [
				say`Which side do the two triangles share? How can you find it from the triangle on the ground?`,
				say`Which ratio gives the height in the vertical triangle?`,
			],
			figure: networkFigure(
				{
					points: { A: [0, 0], B: [2.6, 0], C: [1.9, 0.85], D: [1.9, 2.7] },
					segments: ['AB', 'BC', 'AC', 'CD', 'AD'],
					sides: { AB: `${d} m`, CD: 'h' },
					angles: { BAC: `${A}°`, ABC: `${B}°`, CAD: `${E}°`, ACD: 'right' },
				},
				alt,
			),
		};
	},
};
