/** The part of ratio.story that shares an amount in a ratio. */
import { gcd } from '../../../../math/gcd.ts';
import { equation, num, quotient, sum, times } from '../../../../math/expression.ts';
import { money, ratio } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import { line, orderedList, sentence, type Skills, withMisconceptions } from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import { withTape } from '../../../figures/tape.ts';

/** `concluded` is the last line, with the amounts in the order of the ratio. */
type Share = {
	stated: Prose;
	asked: string;
	concluded(amounts: readonly number[]): Prose;
	most: number;
};

/** "Kai gets 8 beads, Noor gets 12 beads, and Leo gets 4 beads." A comma separates two clauses as well. */
const eachGets = (names: readonly string[], amounts: readonly Prose[]): Prose =>
	say`${names
		.map((name, at) => say`${name} gets ${amounts[at] ?? ''}`)
		.reduce(
			(text, part, at, all) => say`${text}${at === all.length - 1 ? ', and ' : ', '}${part}`,
		)}.`;

function shareOf(total: number, count: number, shares: Prose, random: Random): Share {
	const people = random.sample(FIRST_NAMES, count);
	const names = listInWords(people);
	const kind = random.int(0, 3);
	if (kind === 0)
		return {
			stated: say`${names} share ${money(total)} in the ratio ${shares}.`,
			asked: 'How many dollars does each of them get?',
			concluded: (amounts) =>
				eachGets(
					people,
					amounts.map((one) => say`${money(one)}`),
				),
			most: 600,
		};
	if (kind === 1) {
		const things = random.pick(['marbles', 'stickers', 'trading cards', 'beads']);
		return {
			stated: say`${names} share ${total} ${things} in the ratio ${shares}.`,
			asked: `How many ${things} does each of them get?`,
			concluded: (amounts) =>
				eachGets(
					people,
					amounts.map((one) => say`${one} ${things}`),
				),
			most: 400,
		};
	}
	if (kind === 2)
		return {
			stated: say`A rope that is ${total} feet long is cut into ${count === 2 ? 'two' : 'three'} pieces with lengths in the ratio ${shares}.`,
			asked: 'How many feet long is each piece?',
			concluded: (amounts) =>
				say`In the order of the ratio, the pieces are ${joinedByAnd(amounts.map(num))} feet long.`,
			most: 200,
		};
	const parts = ['sand', 'gravel', 'cement'].slice(0, count);
	return {
		stated: say`A builder mixes ${listInWords(parts)} in the ratio ${shares} to get ${total} pounds of the mix.`,
		asked: 'How many pounds of each are needed?',
		concluded: (amounts) =>
			say`The builder needs ${joinedByAnd(
				amounts.map((one, at) => say`${one} pounds of ${parts[at] ?? ''}`),
			)}.`,
		most: 600,
	};
}

export const shareSkills: Skills = {
	'Share an amount in a given ratio'(draw) {
		const [a, b, unit] = [draw.int('a'), draw.int('b'), draw.int('unit')];
		const isThree = draw.inTurn('three') === 'yes';
		const parts = isThree ? [a, b, draw.random.int(1, 9)] : [a, b];
		if (new Set(parts).size < parts.length || gcd(...parts) > 1) return undefined;
		const count = parts.reduce((all, part) => all + part, 0);
		const total = count * unit;
		const share = shareOf(total, parts.length, say`${ratio(...parts)}`, draw.random);
		if (total > share.most) return undefined;
		const answer = withMisconceptions(
			orderedList(...parts.map((part) => part * unit)),
			[
				orderedList(...parts.map((part) => part * unit).toReversed()),
				'listed the amounts in the reverse order',
			],
			total % parts.length === 0
				? [orderedList(...parts.map(() => total / parts.length)), 'shared the amount equally']
				: [orderedList(...parts), 'gave the ratio instead of the amounts'],
			[
				orderedList(...parts.map((part) => part * total)),
				'multiplied each number in the ratio by the whole amount instead of by the size of one part',
			],
		);
		return {
			prompt: say`${share.stated} ${share.asked} List your answers in the order of the ratio. Separate them with ${isThree ? 'commas' : 'a comma'}.`,
			answer,
			steps: [
				line(equation(sum(...parts), count), 'add to find the number of equal parts'),
				withTape(
					line(equation(quotient(total, count), unit), 'divide to find the size of one part'),
					{ rows: parts.map((boxes) => ({ boxes })), each: unit, total },
				),
				...parts.map((part) =>
					line(
						equation(times(part, unit), part * unit),
						`multiply the size of one part by ${part}`,
					),
				),
				sentence(share.concluded(parts.map((part) => part * unit))),
			],
			hints: [
				say`How many equal parts are there in all? How large is one part?`,
				say`How many of these parts make up each share?`,
			],
		};
	},
};
