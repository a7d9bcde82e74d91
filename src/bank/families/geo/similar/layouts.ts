import { equation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { withUnit } from '../../../answer.ts';
import { type Draft, type Figure, sentence } from '../../../family.ts';
import { crossedTriangles, nestedTriangles } from './similar-triangles.ts';
import {
	numberAnswer,
	type Side,
	tidy,
	written,
	scaledLines,
} from '../../../steps/scaled-sides.ts';

export const length = (name: string, value: number): Prose =>
	say`${equation(name, written(value))} cm`;

export type Layout = {
	setting: Prose;
	why: string;
	/** Names of the smaller triangle and its match, letter by letter. */
	names: readonly [string, string];
	figure?: (words: string) => Figure;
};

export const LAYOUTS: Readonly<Record<string, Layout>> = {
	nested: {
		setting: say`In triangle ${symbol('ABC')}, point ${symbol('D')} is on ${symbol('AB')} and point ${symbol('E')} is on ${symbol('AC')}. Segment ${symbol('DE')} is parallel to ${symbol('BC')}.`,
		why: 'DE is parallel to BC, so the angles are equal',
		names: ['ADE', 'ABC'],
		figure: nestedTriangles,
	},
	'bow-tie': {
		setting: say`Segments ${symbol('AE')} and ${symbol('BD')} cross at ${symbol('C')}. Segment ${symbol('AB')} is parallel to ${symbol('DE')}.`,
		why: 'alternate angles and the angles at C are equal',
		names: ['ABC', 'EDC'],
		figure: crossedTriangles,
	},
	'separate rotated': {
		setting: say`Triangle ${symbol('ABC')} is similar to triangle ${symbol('PQR')}, with the vertices in matching order.`,
		why: 'the vertices are named in matching order',
		names: ['ABC', 'PQR'],
	},
};

/** The side from one letter of the triangle to another, with its match. */
export const sideOf = ([name, match]: Layout['names'], at: string, value: number): Side => {
	const pick = (letters: string) => [...at].map((digit) => letters[Number(digit)]).join('');
	return { name: pick(name), match: pick(match), value };
};

export function sides(
	layout: Layout,
	known: Side,
	asked: Side,
	k: number,
	findMatch: boolean,
): Draft {
	const given = [
		length(known.name, known.value),
		length(known.match, known.value * k),
		findMatch ? length(asked.name, asked.value) : length(asked.match, asked.value * k),
	] as const;
	const words = [
		`${known.name} is ${known.value} cm`,
		`${known.match} is ${tidy(known.value * k)} cm`,
		findMatch
			? `${asked.name} is ${asked.value} cm`
			: `${asked.match} is ${tidy(asked.value * k)} cm`,
	].join(', ');
	const wanted = findMatch ? asked.match : asked.name;
	const [name, match] = layout.names;
	return {
		prompt: say`${layout.setting} ${given[0]}, ${given[1]} and ${given[2]}. Find ${symbol(wanted)}, in centimetres.`,
		answer: withUnit(numberAnswer(asked.value * (findMatch ? k : 1)), 'cm'),
		steps: [
			sentence(say`Triangle ${symbol(name)} is similar to triangle ${symbol(match)}.`, layout.why),
			...scaledLines(known, asked, k, findMatch),
		],
		hints: [
			say`Which side matches ${symbol(wanted)}? Find the scale factor from the other pair of sides.`,
		],
		...(layout.figure ? { figure: layout.figure(`${words}.`) } : {}),
	};
}
