/** Matches the letters of the two names by their places; the criterion is found from which parts touch which. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { readExact, readTex, same } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = question.question;
	if (/Which (?:criterion|condition) /.test(text)) return criterion(question);
	const second = /congruent to triangle \$([A-Z]{3})\$/.exec(text)?.[1] ?? '';
	const back = (name: string) =>
		[...name].map((letter) => 'ABC'.charAt(second.indexOf(letter))).join('');
	const angle = /measure of angle \$([A-Z])\$/.exec(text)?.[1];
	if (angle !== undefined) {
		const known = (corner: string) =>
			Number(new RegExp(`ngle \\$${corner}\\$ is \\$(\\d+)`).exec(text)?.[1]);
		const [a, b] = [known('A'), known('B')];
		const corner = back(angle);
		return [
			...expectNumber(question, corner === 'A' ? a : corner === 'B' ? b : 180 - a - b),
			...expectFound(question),
		];
	}
	const lengths = new Map(
		[...text.matchAll(/\$([A-Z]{2}) = ([^$]+)\$/g)].map(([, name = '', tex = '']) => [name, tex]),
	);
	const side = /Find \$([A-Z]{2})\$/.exec(text)?.[1];
	if (side !== undefined) return expectNumber(question, Number(lengths.get(back(side))));
	const [[name, tex] = ['', ''], [match, value] = ['', '']] = [...lengths];
	const x = readExact(question.answer.value);
	const agree = x && back(match) === name && same(readTex(tex)({ x }), readTex(value)({}));
	return agree ? [] : [`with x = ${question.answer.value} the sides ${name}, ${match} differ`];
};

function criterion(question: Question): string[] {
	const text = question.question;
	const second = /and \$([A-Z]{3})\$/.exec(text)?.[1] ?? '';
	const parts = [
		...text.matchAll(
			/(?:side|angle) \$([A-C]{1,2})\$ is congruent to (?:side|angle) \$([A-Z]{1,2})\$/g,
		),
	];
	const matched = parts.every(([, one = '', two = '']) =>
		[...one].every((letter, at) => second.charAt('ABC'.indexOf(letter)) === two.charAt(at)),
	);
	if (!matched || parts.length !== 3) return ['the equal parts do not match'];
	const names = parts.map(([, name = '']) => name);
	const sides = names.filter((name) => name.length === 2);
	const angles = names.filter((name) => name.length === 1);
	const [side = ''] = sides;
	const truth =
		sides.length === 3
			? 'SSS'
			: sides.length === 2
				? sides.every((one) => one.includes(angles[0] ?? '?'))
					? 'SAS'
					: 'SSA'
				: angles.every((one) => side.includes(one))
					? 'ASA'
					: 'AAS';
	return [
		...expectOneChoice(question, (choice) => choice === truth),
		...expectGiven(question, truth, sides.length),
	];
}

const GIVEN = [
	'',
	'One pair of sides and two pairs of angles',
	'Two pairs of sides and one pair of angles',
	'All three pairs of sides',
];

/** The lines say which parts are given, and where there are angles, what is between what. */
function expectGiven({ steps }: Question, truth: string, sides: number): string[] {
	const [first, ...others] = steps;
	const isCounted = first?.text === `${GIVEN[sides]} are congruent.`;
	const isPlaced =
		truth === 'SSS' || others.some(({ text }) => / between (?:sides|angles) /.test(text));
	return isCounted && isPlaced
		? []
		: [`"${first?.text}" and the lines below do not lead to ${truth}`];
}

/** The measure on the last line is in the question or on a line above. */
function expectFound({ question, steps }: Question): string[] {
	const last = steps.at(-1)?.text ?? '';
	const above = [question, ...steps.slice(0, -1).map(({ text }) => text)].join(' ');
	const measures = last.match(/\d+\^\{\\circ\}/g) ?? [];
	return measures.every((one) => above.includes(one))
		? []
		: [`no line finds the angle of "${last}"`];
}
