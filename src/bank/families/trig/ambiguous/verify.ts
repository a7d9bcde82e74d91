/** Swings the side about its end on coordinates and counts, or measures, the triangles that come out. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectRounded, expectTrigLines } from '../../../verify/triangle-scene.ts';
import { trianglesWith, type Whole } from '../../../verify/triangles.ts';

type Found = { name: string; triangles: Whole[]; given: Record<string, number> };

export const verify: Verify = ({ question }) => {
	const { name, triangles, given } = found(question);
	const lines = [...expectTrigLines(question, given), ...otherHeight(question, given)];
	if (question.answer.kind === 'multiple-choice') {
		const word = ['no triangle', 'exactly one triangle', 'exactly two triangles'][triangles.length];
		return [
			...lines,
			...expectOneChoice(question, (text) => text === word),
			...expectReach(question, triangles.length),
		];
	}
	const asked = promptFormulas(question).at(-1) ?? '';
	const side = /^[a-z]$/.test(asked);
	const place = name.indexOf(asked.replace('\\angle ', '').toUpperCase());
	const values = triangles
		.map(({ angles, sides }) => (side ? sides : angles)[place] ?? 0)
		.toSorted((a, b) => a - b);
	const stored = question.answer.value.split(', ');
	if (stored.length !== values.length || values.length !== 2)
		return [`${values.length} triangles are possible`];
	return [
		...lines,
		...stored.flatMap((one, at) => expectRounded(one, values[at] ?? 0, side ? 1 : 0)),
	];
};

/** "$19\\sin 54^{\\circ} \\approx 15.4\\text{ cm}$": the height is that of the given side and angle. */
function otherHeight({ steps }: Question, given: Found['given']): string[] {
	const known = Object.values(given);
	return steps.flatMap(({ text }) => {
		const [, ...numbers] = /^\$([\d.]+)\\sin ([\d.]+)\^/.exec(text) ?? [];
		return numbers.every((number) => known.includes(Number(number)))
			? []
			: [`"${text}" is the height of a different triangle`];
	});
}

/** How often the side reaches the other arm, in the words of the steps, by the number of triangles. */
const REACH = [
	/does not reach|would have to be the longest/,
	/reaches .* once/,
	/reaches .* twice/,
];

const expectReach = ({ steps }: Question, count: number): string[] =>
	steps.flatMap(({ text }) =>
		REACH.some((words) => words.test(text)) && !REACH[count]?.test(text)
			? [`"${text}" does not lead to ${count} triangles`]
			: [],
	);

function found(question: Question): Found {
	const formulas = promptFormulas(question);
	const name = formulas.find((one) => /^[A-Z]{3}$/.test(one)) ?? '';
	const given: Record<string, number> = {};
	for (const formula of formulas) {
		const [, letter, value] = /^(?:\\angle )?([A-Za-z]) = ([\d.]+)/.exec(formula) ?? [];
		if (letter) given[letter] = Number(value);
	}
	const known = {
		angles: [...name].map((letter) => given[letter]),
		sides: [...name.toLowerCase()].map((letter) => given[letter]),
	};
	return { name, triangles: trianglesWith(known) ?? [], given };
}
