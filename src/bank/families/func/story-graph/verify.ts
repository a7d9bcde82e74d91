/** Turns each part of the story into what the quantity does, and compares that with the description of the graphs. */
import { questionText } from '../../../../math/question-text.ts';
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { numberedGraphs } from '../../../verify/read-curve.ts';

/** Direction, then how it changes: 1 is faster and faster, −1 slower and slower. */
type Move = `${-1 | 0 | 1} ${-1 | 0 | 1}`;

const MEANINGS: readonly (readonly [RegExp, Move])[] = [
	[
		/stands still|(?:tap|faucet) is turned off|level stretch|constant(?:, \w+)? (?:speed|temperature)/,
		'0 0',
	],
	[/away from home faster|(?:rises through a part|^through one) that becomes narrower/, '1 1'],
	[
		/away from home more and more slowly|(?:rises through a part|^through one) that becomes wider|climbs more and more slowly|warms up more and more slowly/,
		'1 -1',
	],
	[/drops faster and faster/, '-1 1'],
	[/cools more and more slowly/, '-1 -1'],
	[/back toward home|slows down/, '-1 0'],
	[
		/away from home at a steady|(?:rises through a part|^through one) with vertical sides|climbs at a steady speed|speeds up (?:again )?at a steady rate|warms up at a steady rate/,
		'1 0',
	],
];

const SHOWN: readonly (readonly [RegExp, Move])[] = [
	[/stays level/, '0 0'],
	[/rises slowly at first/, '1 1'],
	[/rises fast at first/, '1 -1'],
	[/falls slowly at first/, '-1 1'],
	[/falls fast at first/, '-1 -1'],
	[/rises steadily/, '1 0'],
	[/falls steadily/, '-1 0'],
];

const moves = (text: string, separator: string | RegExp, table: typeof SHOWN): string =>
	text
		.split(separator)
		.map((part) => table.find(([pattern]) => pattern.test(part))?.[1] ?? '?')
		.join(', ');

export const verify: Verify = ({ question }) => {
	const stated =
		/(?:front door, \p{Lu}\p{Ll}+|\. The (?:water|car|soup)) first (.*)\. Which/u.exec(
			questionText(question.question),
		)?.[1] ?? '';
	const wanted = moves(stated, /, (?:and )?then /, MEANINGS);
	if (wanted.includes('?')) return [`the story "${stated}" is not understood`];
	const graphs = numberedGraphs(question.question_speech);
	return expectOneChoice(question, (text) =>
		graphs.some(
			({ name, words }) => text === `Graph ${name}` && moves(words, '; then ', SHOWN) === wanted,
		),
	);
};
