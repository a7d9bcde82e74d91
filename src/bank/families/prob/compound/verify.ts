/** Lists every outcome of both draws, rolls or spins and counts those that the prompt describes. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { pairsOf, plainPrompt, productOf, shareOf, thingsIn, upTo } from '../../../verify/bag.ts';
import { expectExactly } from '../../../verify/statistics.ts';

export const verify: Verify = ({ question }) => [
	...expectTrueLines(question),
	...expectExactly(question, answerTo(question)),
];

function answerTo(question: Question): number {
	const text = plainPrompt(question);
	const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
	if (text.startsWith('Of ')) {
		const [, all, a, b, both] = (
			/^Of (\d+) .*?, (\d+) .*?, (\d+) .*?, and (\d+) \w+ both/.exec(text) ?? []
		).map(Number);
		const people = upTo(all ?? 0).map((at) => ({
			first: at <= (a ?? 0),
			second: at > (a ?? 0) - (both ?? 0) && at <= (a ?? 0) - (both ?? 0) + (b ?? 0),
		}));
		return shareOf(people, ({ first, second }) => first || second);
	}
	if (text.includes('multiple of')) {
		const [k, l] = [number(/multiple of (\d+) or/), number(/or a multiple of (\d+)/)];
		return shareOf(upTo(number(/to (\d+) is chosen/)), (n) => n % k === 0 || n % l === 0);
	}
	if (text.includes('cards')) {
		const [less, more] = [number(/less than (\d+)/), number(/greater than (\d+)/)];
		return shareOf(upTo(number(/holds (\d+)/)), (n) => n < less || n > more);
	}
	if (text.includes('sum of the two')) return sums(text);
	if (text.includes(' are independent')) return trials(text);
	return thingsIn(text).length > 1 && /second|Two marbles/.test(text) ? draws(text) : devices(text);
}

function sums(text: string): number {
	const sides = [...text.matchAll(/from 1 to (\d+)/g)].map(([, n]) => Number(n));
	if (
		[...text.matchAll(/(\d+) equal sections, numbered from 1 to (\d+)/g)].some(
			([, n, m]) => n !== m,
		)
	)
		return NaN;
	const [, words = '', target = ''] =
		/is (equal to|less than|greater than|at least) (\d+)\?/.exec(text) ?? [];
	const wanted = Number(target);
	const all = productOf(upTo(sides[0] ?? 0), upTo(sides.at(-1) ?? 0)).map(([a, b]) => a + b);
	return shareOf(all, (total) => {
		if (words === 'equal to') return total === wanted;
		if (words === 'less than') return total < wanted;
		return words === 'greater than' ? total > wanted : total >= wanted;
	});
}

/** Every series of results, each weighted. */
function trials(text: string): number {
	const [, over = '', under = ''] = /frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? [];
	const count = Number(/(?:throws|takes|plays) (\d+) /.exec(text)?.[1]);
	const hit = Number(over) / Number(under);
	const again = Number(
		/(?:will [\w ]+ all|(?:of|on any of|one of) the) (\d+) /.exec(text)?.[1] ?? count,
	);
	if (again !== count) return NaN;
	const series = upTo(2 ** count).map((code) =>
		upTo(count).map((bit) => ((code - 1) >> (bit - 1)) & 1),
	);
	const fits = (row: readonly number[]) => {
		const hits = row.filter((bit) => bit === 1).length;
		if (/will [\w ]+ all \d+ /.test(text)) return hits === count;
		return /none of|not hit the target on any of/.test(text) ? hits === 0 : hits > 0;
	};
	return series
		.filter(fits)
		.reduce((sum, row) => sum + row.reduce((p, bit) => p * (bit === 1 ? hit : 1 - hit), 1), 0);
}

function draws(text: string): number {
	const bag = thingsIn(text);
	const pairs = /and returned|with replacement/.test(text) ? productOf(bag, bag) : pairsOf(bag);
	return shareOf(pairs, ([a, b]) => {
		const reds = Number(a === 'red') + Number(b === 'red');
		if (text.includes('the same color')) return a === b;
		if (text.includes('both marbles are red')) return reds === 2;
		if (text.includes('neither marble is red')) return reds === 0;
		if (text.includes('exactly one')) return reds === 1;
		if (text.includes('at least one')) return reds > 0;
		return reds === 1 && (a === 'blue' || b === 'blue');
	});
}

function devices(text: string): number {
	const most = Number(/shows at most (\d+)/.exec(text)?.[1] ?? NaN);
	const sets = [
		...text.matchAll(
			/coin is tossed|with (\d+) sides, numbered from 1 to \1(?!\d)|(\d+) (?:equal sections|marbles), and (\d+) of them are/g,
		),
	].map(([whole, sides, all, part]) => {
		if (whole.startsWith('coin')) return [true, false];
		if (sides !== undefined) return upTo(Number(sides)).map((side) => side <= most);
		return upTo(Number(all)).map((at) => at <= Number(part));
	});
	return shareOf(productOf(sets[0] ?? [], sets[1] ?? []), ([a, b]) => a && b);
}
