/** The part of prob.simple where a count is asked, or where counting is done with combinations. */
import Fraction from 'fraction.js';
import {
	continued,
	divided,
	equation,
	num,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { joinedByOr, say } from '../../../../math/prose.ts';
import {
	type Line,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { totalOf } from '../../../steps/amounts.ts';
import {
	choiceFraction,
	choiceLines,
	chosen,
	combinations,
	countedLines,
	isHalf,
	LOWEST,
} from '../../../steps/counting.ts';

const TRIALS = [
	{ tell: 'The probability that a spinner lands on red is', act: 'spins' },
	{ tell: 'The probability that a seed from a packet sprouts is', act: 'seeds' },
	{ tell: 'The probability that a visitor to a shop buys something is', act: 'visitors' },
	{ tell: 'The probability that a player makes a free throw is', act: 'free throws' },
	{ tell: 'The probability that a bus on a certain route is late is', act: 'buses' },
] as const;

const WANTED: Readonly<Record<(typeof TRIALS)[number]['act'], string>> = {
	spins: 'land on red',
	seeds: 'sprout',
	visitors: 'buy something',
	'free throws': 'be successful',
	buses: 'be late',
};

export const countSkills: Skills = {
	'Predict a count from a probability'(draw) {
		const [p, q, n] = [draw.int('p num'), draw.int('p den'), draw.int('n')];
		const value = (p * n) / q;
		if (p >= q || gcd(p, q) > 1 || !Number.isInteger(value)) return undefined;
		const { tell, act } = draw.random.pick(TRIALS);
		return {
			prompt: say`${tell} ${quotient(p, q)}. Out of ${n} ${act}, how many would you expect to ${WANTED[act]}?`,
			answer: withMisconceptions(
				rational(value),
				...mergedByValue(
					...(p === 1
						? []
						: [
								[
									rational(new Fraction(n, q)),
									`divided by ${q} but did not multiply by ${p}`,
								] satisfies WrongAnswer,
							]),
					[rational(n - value), 'multiplied by the probability of the complement'],
				),
				[
					rational(new Fraction(n * q, p)),
					'divided by the probability instead of multiplying by it',
				],
			),
			steps: [
				line(times(quotient(p, q), n), 'multiply the probability by the number of trials'),
				...(p === 1
					? [line(continued(value), `divide by ${q}`)]
					: [
							line(continued(times(p, n / q)), `divide ${n} by ${q} first`),
							line(continued(value), 'multiply'),
						]),
				sentence(say`You would expect ${value} ${act} to ${WANTED[act]}.`),
			],
			hints: [
				say`Out of every ${q} ${act}, how many would you expect to ${WANTED[act]}? How many groups of ${q} are there?`,
			],
		};
	},

	'Find a count from a probability'(draw) {
		const [p, q, k] = [draw.int('p'), draw.int('q'), draw.int('k')];
		// With as many things in each part as there are parts, p × q is right as well.
		if (p === 1 || p >= q || k === q || gcd(p, q) > 1) return undefined;
		const { holder, thing, things, kind } = draw.random.pick(HOLDERS);
		const answer = withMisconceptions(
			withUnit(rational(p * k), `${kind} ${things}`),
			[rational((q - p) * k), `found how many of the ${things} are not ${kind}`],
			[rational(k), 'found only one of the equal parts'],
		);
		return {
			prompt: say`${holder} ${q * k} ${things}. One ${thing} is picked at random. The probability that it is ${kind} is ${quotient(p, q)}. How many of the ${things} are ${kind}?`,
			answer,
			steps: [
				line(times(quotient(p, q), q * k), 'multiply the total by the probability'),
				withFigure(line(equation(divided(q * k, q), k), `find one ${ordinal(q)} of the total`), {
					kind: 'tape diagram',
					rows: [{ boxes: q }],
					shaded: p,
					each: k,
					total: q * k,
				}),
				line(equation(times(p, k), p * k), `take ${p} of these parts`),
				sentence(say`There are ${answer.body}.`),
			],
			hints: [
				say`What fraction of the ${things} are ${kind}? How do you find that fraction of the total?`,
			],
		};
	},

	'Find a missing count from a probability'(draw) {
		const [a, b, p, q] = [draw.int('a'), draw.int('b'), draw.int('p'), draw.int('q')];
		const whole = (a * q) / p;
		const missing = whole - a - b;
		if (p >= q || gcd(p, q) > 1 || !Number.isInteger(missing) || missing < 1) return undefined;
		if (p === 1 || missing > 120 || missing === a || missing === b) return undefined;
		const x = symbol('x');
		return {
			prompt: say`A box holds ${a} red tiles, ${b} blue tiles, and ${x} green tiles. One tile is picked at random. The probability that it is red is ${quotient(p, q)}. What is the value of ${x}?`,
			answer: withMisconceptions(
				rational(missing),
				[rational(whole), 'found the total number of tiles'],
				[rational(whole - a), 'found the number of tiles that are not red'],
			),
			steps: [
				line(
					equation(quotient(a, sum(a + b, x)), quotient(p, q)),
					`divide the number of red tiles by the total number of tiles, ${a} + ${b} + x = ${a + b} + x`,
				),
				line(equation(times(a, q), product(p, sum(a + b, x))), 'set the cross products equal'),
				line(equation(a * q, product(p, sum(a + b, x))), 'multiply'),
				line(equation(whole, sum(a + b, x)), `divide both sides by ${p}`),
				line(equation(x, missing), `subtract ${a + b} from both sides`),
			],
			hints: [
				say`How many tiles are there in all, in terms of ${x}? What is the probability of red, in terms of ${x}?`,
			],
		};
	},

	'Find a probability by counting'(draw) {
		const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
		const taken = Math.max(2, k + draw.random.int(0, 2));
		const isExact = draw.inTurn('ask') === 'exact';
		if (taken > 4 || taken - k > b || taken > a || k === taken) return undefined;
		const counts = Array.from({ length: isExact ? 1 : taken - k + 1 }, (_, at) => k + at);
		const parts = counts.map((red) => chosen(a, red) * chosen(b, taken - red));
		const over = parts.reduce((left, part) => left + part, 0);
		const under = chosen(a + b, taken);
		const answer = new Fraction(over, under);
		if (isHalf(answer) || a === b || answer.equals(new Fraction(a, a + b))) return undefined;
		return {
			prompt: say`A club has ${a} players from grade 9 and ${b} players from grade 10. A team of ${taken} players is chosen at random. What is the probability that ${isExact ? 'exactly' : 'at least'} ${k} of the players on the team ${k === 1 ? 'is' : 'are'} from grade 9? ${LOWEST}`,
			answer: withMisconceptions(
				rational(answer),
				[rational(new Fraction(1).sub(answer)), 'found the probability of the complement'],
				...(isExact
					? []
					: [
							[
								rational(new Fraction(parts[0] ?? 0, under)),
								`counted only the teams with exactly ${k} from grade 9`,
							] satisfies WrongAnswer,
						]),
				[
					rational(new Fraction(totalOf(counts.map((red) => chosen(a, red))), under)),
					'left out the players from grade 10',
				],
				[
					rational(
						new Fraction(
							totalOf(counts.map((red) => chosen(a, red) + chosen(b, taken - red))),
							under,
						),
					),
					'added the numbers of ways instead of multiplying them',
				],
			),
			steps: [
				line(equation(sum(a, b), a + b), 'add to find the number of players'),
				...choiceLines(a + b, taken, 'players'),
				sentence(say`There are ${under} possible teams.`),
				...(counts.length > 1
					? [
							sentence(
								say`At least ${k} from grade 9 means ${joinedByOr(counts.map((red) => num(red)))} from grade 9.`,
							),
						]
					: []),
				...counts.flatMap((red, at) => {
					const all = equation(
						times(combinations(a, red), combinations(b, taken - red)),
						equation(times(chosen(a, red), chosen(b, taken - red)), parts[at] ?? 0),
					);
					return [
						choiceLine(a, red, `choose ${red} of the ${a} players from grade 9`),
						choiceLine(
							b,
							taken - red,
							`choose ${taken - red || 'none'} of the ${b} players from grade 10`,
						),
						counts.length > 1
							? sentence(
									say`Teams with ${red} from grade 9${taken > red ? say` and ${taken - red} from grade 10` : ''}: ${all}.`,
									'multiply',
								)
							: line(
									all,
									`multiply to count the teams with ${red} from grade 9 and ${taken - red} from grade 10`,
								),
					];
				}),
				...(counts.length > 1
					? [line(equation(sum(...parts), over), 'add to find the number of favourable teams')]
					: []),
				...countedLines(
					over,
					under,
					'divide the number of favourable teams by the total number of teams',
				),
				sentence(say`The probability is ${rational(answer).body}.`),
			],
			hints: [
				say`How many teams are possible in all?`,
				isExact
					? say`In how many ways can the players from grade 9 be chosen? And those from grade 10?`
					: say`To meet the condition, how many players from grade 9 can the team have? How many teams are there for each of these numbers?`,
			],
		};
	},
};

const HOLDERS = [
	{ holder: 'A bag contains', thing: 'marble', things: 'marbles', kind: 'red' },
	{ holder: 'A box holds', thing: 'pencil', things: 'pencils', kind: 'blue' },
	{ holder: 'A basket holds', thing: 'apple', things: 'apples', kind: 'green' },
	{ holder: 'A jar contains', thing: 'button', things: 'buttons', kind: 'white' },
] as const;

/** C(n, r), with its fraction if more than one thing is chosen. */
const choiceLine = (n: number, r: number, why: string): Line =>
	line(
		r < 2 || r === n
			? equation(combinations(n, r), chosen(n, r))
			: equation(combinations(n, r), equation(choiceFraction(n, r), chosen(n, r))),
		why,
	);

const ORDINALS = ['sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

const ordinal = (n: number): string => ORDINALS[n - 6] ?? `part of ${n}`;
