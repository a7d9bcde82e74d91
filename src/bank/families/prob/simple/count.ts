/** The part of prob.simple where a count is asked, or where counting is done with combinations. */
import Fraction from 'fraction.js';
import {
	continued,
	divided,
	equation,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { rational, withUnit } from '../../../answer.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { withTape } from '../../../figures/tape.ts';
import { chosen, combinations, countedLines, LOWEST } from '../../../steps/counting.ts';

const TRIALS = [
	{ tell: 'The probability that a spinner lands on red is', act: 'spins' },
	{ tell: 'The probability that a seed of a packet sprouts is', act: 'seeds' },
	{ tell: 'The probability that a visitor of a shop buys something is', act: 'visitors' },
	{ tell: 'The probability that a player scores with a free throw is', act: 'free throws' },
	{ tell: 'The probability that a bus of a line is late is', act: 'buses' },
] as const;

const WANTED: Readonly<Record<(typeof TRIALS)[number]['act'], string>> = {
	spins: 'How many times should red be expected in',
	seeds: 'How many seeds should be expected to sprout out of',
	visitors: 'How many visitors should be expected to buy something out of',
	'free throws': 'How many scores should be expected from',
	buses: 'How many buses should be expected to be late out of',
};

export const countSkills: Skills = {
	'Predict a count from a probability'(draw) {
		const [p, q, n] = [draw.int('p num'), draw.int('p den'), draw.int('n')];
		const value = (p * n) / q;
		if (p >= q || gcd(p, q) > 1 || !Number.isInteger(value)) return undefined;
		const { tell, act } = draw.random.pick(TRIALS);
		return {
			prompt: say`${tell} ${quotient(p, q)}. ${WANTED[act]} ${n} ${act}?`,
			answer: rational(value),
			steps: [
				line(times(quotient(p, q), n), 'probability times the number of trials'),
				line(continued(quotient(p * n, q))),
				line(continued(value)),
			],
			hints: [say`About how many of every ${q} ${act} should be expected?`],
		};
	},

	'Find a count from a probability'(draw) {
		const [p, q, k] = [draw.int('p'), draw.int('q'), draw.int('k')];
		if (p === 1 || p >= q || gcd(p, q) > 1) return undefined;
		const { holder, things, kind } = draw.random.pick(HOLDERS);
		const answer = withUnit(rational(p * k), `${kind} ${things}`);
		return {
			prompt: say`${holder} ${q * k} ${things}. The probability that one of them, picked at random, is ${kind} is ${quotient(p, q)}. How many of the ${things} are ${kind}?`,
			answer,
			steps: [
				line(times(quotient(p, q), q * k), 'the probability is the part of all'),
				withTape(line(equation(divided(q * k, q), k), `one ${ordinal(q)} of all`), {
					rows: [q],
					shaded: p,
					each: k,
					total: q * k,
				}),
				line(equation(times(p, k), p * k), `${p} of these parts`),
				sentence(say`There are ${answer.body}.`),
			],
			hints: [say`What is ${quotient(p, q)} of ${q * k}?`],
		};
	},

	'Missing count from a probability'(draw) {
		const [a, b, p, q] = [draw.int('a'), draw.int('b'), draw.int('p'), draw.int('q')];
		const whole = (a * q) / p;
		const missing = whole - a - b;
		if (p >= q || gcd(p, q) > 1 || !Number.isInteger(missing) || missing < 1) return undefined;
		if (p === 1 || missing > 120) return undefined;
		const x = symbol('x');
		return {
			prompt: say`A box holds ${a} red tiles, ${b} blue tiles and ${x} green tiles. One tile is picked at random. The probability that it is red is ${quotient(p, q)}. What is the value of ${x}?`,
			answer: rational(missing),
			steps: [
				line(
					equation(quotient(a, sum(a + b, x)), quotient(p, q)),
					`${a} of all tiles are red; ${a} + ${b} = ${a + b}`,
				),
				line(
					equation(times(a, q), product(p, sum(a + b, x))),
					'multiply both sides by both denominators',
				),
				line(equation(whole, sum(a + b, x)), `divide both sides by ${p}`),
				line(equation(x, missing), `subtract ${a + b} from both sides`),
			],
			hints: [say`Write the probability of red with ${x}, and set it equal to ${quotient(p, q)}.`],
		};
	},

	'Probability with counting'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const taken = Math.max(2, k + draw.random.int(0, 2));
		const isExact = draw.inTurn('ask') === 'exact';
		if (taken > 4 || taken - k > b || taken > a || (!isExact && k === taken)) return undefined;
		const counts = Array.from({ length: isExact ? 1 : taken - k + 1 }, (_, at) => k + at);
		const terms = counts.map((red) => times(combinations(a, red), combinations(b, taken - red)));
		const parts = counts.map((red) => chosen(a, red) * chosen(b, taken - red));
		const over = parts.reduce((left, part) => left + part, 0);
		const under = chosen(a + b, taken);
		const answer = new Fraction(over, under);
		const first = terms[0];
		if (!first) return undefined;
		return {
			prompt: say`A club has ${a} players from grade 9 and ${b} players from grade 10. A team of ${taken} of them is chosen at random. What is the probability that ${isExact ? 'exactly' : 'at least'} ${k} of the team ${k === 1 ? 'is' : 'are'} from grade 9? ${LOWEST}`,
			answer: rational(answer),
			steps: [
				line(equation(combinations(a + b, taken), under), 'all possible teams'),
				...counts.map((red, at) =>
					line(
						equation(terms[at] ?? first, parts[at] ?? 0),
						`teams with ${red} from grade 9 and ${taken - red} from grade 10`,
					),
				),
				...(counts.length > 1 ? [line(equation(sum(...parts), over), 'the teams that count')] : []),
				...countedLines(over, under, 'teams that count, divided by all teams'),
				sentence(say`The probability is ${rational(answer).body}.`),
			],
			hints: [say`How many teams are possible? How many of them count? The order does not matter.`],
		};
	},
};

const HOLDERS = [
	{ holder: 'A bag contains', things: 'marbles', kind: 'red' },
	{ holder: 'A box holds', things: 'pencils', kind: 'blue' },
	{ holder: 'A basket holds', things: 'apples', kind: 'green' },
	{ holder: 'A jar contains', things: 'buttons', kind: 'white' },
] as const;

const ORDINALS = ['sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

const ordinal = (n: number): string => ORDINALS[n - 6] ?? `part of ${n}`;
