/** func.domain: domain and range from a rule, a graph, a set of pairs or a story. */
import Fraction from 'fraction.js';
import {
	continued,
	type Expression,
	num,
	power,
	quotient,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { ALL_REALS, MINUS_INFINITY } from '../../../../math/inequality.ts';
import { call, INFINITY, interval, root, set, union } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { vertexForm } from '../../../../math/quadratic.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	line,
	onlyIf,
	point,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { line1, plus1, ruleOf, times1 } from '../../../steps/function-rule.ts';
import { inContext } from './context.ts';
import { drawnGraph } from './graph.ts';
import {
	dividedLines,
	draftIfDifferent,
	insideRoot,
	notZero,
	poleSets,
	rootSets,
	setsDraft,
	squareSets,
	without,
} from './sets.ts';

// The domain or the range of a set of pairs.

function finiteRelation(draw: Draw): Draft | undefined {
	const count = draw.random.int(4, 6);
	const pairs = Array.from(
		{ length: count },
		() => [draw.random.int(-9, 9), draw.random.int(-9, 9)] as const,
	);
	const asked = draw.inTurn('ask');
	const place = asked === 'domain' ? 0 : 1;
	const all = pairs.map((pair) => pair[place]);
	const different = new Set(all).size;
	if (different < 3 || new Set(pairs.map(String)).size < count) return undefined;
	const setOf = (numbers: readonly number[]) =>
		written('set', set(...[...new Set(numbers)].toSorted((a, b) => a - b).map((one) => num(one))));
	const answer = setOf(all);
	const others = pairs.map((pair) => pair[1 - place] ?? 0);
	if (setOf(others).value === answer.value) return undefined; // the domain and the range must differ
	return {
		prompt: say`A relation is given by ${set(...pairs.map(([a, b]) => tuple(num(a), num(b))))}. Write its ${asked} as a set, in braces, from least to greatest.`,
		answer: withMisconceptions(
			answer,
			[setOf(others), `gave the ${place === 0 ? 'range' : 'domain'}`],
			[setOf([...all, ...others]), 'listed both coordinates of the pairs'],
			...onlyIf(different < all.length, [
				setOf(all.filter((one) => all.indexOf(one) === all.lastIndexOf(one))),
				'left out every number that appears more than once',
			]),
		),
		steps: [
			sentence(
				say`The ${place === 0 ? 'first' : 'second'} coordinates are ${joinedByAnd(all.map((one) => num(one)))}.`,
				`the ${asked} is the set of all ${place === 0 ? 'inputs' : 'outputs'}`,
			),
			sentence(
				say`The ${asked} is ${answer.body}.`,
				different < all.length ? 'list each number once, in order' : 'list them in order',
			),
		],
		hints: [
			say`Which coordinates make up the ${asked}: the first coordinates or the second coordinates?`,
		],
	};
}

const x = symbol('x');

/** The range of a(x − h)ⁿ + k with an odd exponent. */
const oddPower = (f: Expression, a: number, k: number): Draft => ({
	prompt: say`What is the range of ${ruleOf('f', f)}? Use interval notation.`,
	answer: withMisconceptions(written('interval', ALL_REALS), [
		written(
			'interval',
			a > 0 ? interval(num(k), INFINITY, '[)') : interval(MINUS_INFINITY, num(k), '(]'),
		),
		'treated the odd exponent as an even one',
	]),
	steps: [
		line(ruleOf('f', f)),
		sentence(
			say`The ends of the graph go in opposite directions, so ${call('f', x)} takes on every real value.`,
			'the degree is odd',
		),
		sentence(say`The range is ${ALL_REALS}.`),
	],
	hints: [say`Is the degree even or odd? What does this tell you about the ends of the graph?`],
});

const named = (text: string): 'domain' | 'range' => (text === 'range' ? 'range' : 'domain');

// Below, a range that ends at the coefficient would not show who mistakes the one for the other; nor would equal shifts.

export const skills: Skills = {
	'Find the domain or range from a graph': drawnGraph,
	'Find the domain or range in context': inContext,

	'Find the domain or range from an equation'(draw) {
		const [a, h, k] = drawnInts(draw, 'a', 'h', 'k');
		const asked = named(draw.inTurn('ask'));
		if (h === 0 || k === 0 || h === k || (asked === 'range' && a === k)) return undefined;
		switch (draw.choice('type')) {
			case 'quadratic':
				return draftIfDifferent(vertexForm(a, h, k), squareSets(a, h, k), asked);
			case 'square root':
				return draftIfDifferent(
					plus1(times1(a, root(line1(1, -h))), k),
					rootSets(a, [1, -h], k),
					asked,
				);
			case 'reciprocal of linear':
				return a < 0
					? undefined
					: draftIfDifferent(sum(quotient(a, line1(1, -h)), num(k)), poleSets(h, k), asked);
			default:
				return a * h + k === 0
					? undefined
					: draftIfDifferent(
							quotient(line1(a, k), line1(1, -h)),
							poleSets(h, a, dividedLines(a, h, k)),
							asked,
						);
		}
	},

	'Find the domain or range of a transformed graph'(draw) {
		const [a, d, c] = drawnInts(draw, 'a', 'd', 'c');
		const k = draw.random.pick([1, -1]);
		const asked = named(draw.inTurn('ask'));
		if (d === 0 || c === 0 || d === c || (asked === 'range' && a === c)) return undefined;
		if (draw.choice('parent') === 'quadratic')
			return draftIfDifferent(vertexForm(a, d, c), squareSets(a, d, c), asked);
		return draftIfDifferent(
			plus1(times1(a, root(line1(k, -k * d))), c),
			rootSets(a, [k, -k * d], c),
			asked,
		);
	},

	'Find the domain or range of a polynomial'(draw) {
		const [a, h, k] = drawnInts(draw, 'a', 'h', 'k');
		const n = Number(draw.inTurn('n'));
		if (h === 0 || k === 0) return undefined;
		const f = plus1(times1(a, power(line1(1, -h), n)), k);
		if (n % 2 === 1) return oddPower(f, a, k);
		const asked = draw.random.int(0, 3) === 0 ? 'domain' : 'range';
		if (asked === 'range' && (a === k || h === k)) return undefined;
		return draftIfDifferent(f, squareSets(a, h, k, n), asked);
	},

	'Find the domain, range, or endpoint after transformations'(draw) {
		const [a, h, k] = drawnInts(draw, 'a', 'h', 'k');
		const f = plus1(times1(a, root(line1(1, -h))), k);
		const ask = draw.inTurn('ask');
		if (h === 0 || k === 0 || h === k || (ask === 'range' && a === k)) return undefined;
		if (ask !== 'start') return draftIfDifferent(f, rootSets(a, [1, -h], k), named(ask));
		return {
			prompt: say`At which point does the graph of ${ruleOf('f', f)} start?`,
			answer: withMisconceptions(
				point(h, k),
				[point(-h, k), 'used the opposite sign for the x-coordinate'],
				[point(h, -k), 'used the opposite sign for the y-coordinate'],
				[point(k, h), 'switched the coordinates'],
			),
			steps: [
				line(relation(line1(1, -h), '=', 0), 'the graph starts where the radicand is 0'),
				line(relation(x, '=', num(h)), takeAway(-h)),
				line(
					relation(call('f', num(h)), '=', plus1(times1(a, root(0)), k)),
					`substitute ${h} for x`,
				),
				line(continued(num(k)), 'the square root of 0 is 0'),
				sentence(say`The graph starts at ${tuple(num(h), num(k))}.`),
			],
			hints: [say`For which ${x} is the radicand 0? What is ${call('f', 'x')} there?`],
		};
	},

	'Find the domain of a radical function'(draw) {
		const [a, b] = drawnInts(draw, 'a', 'b');
		const index = Number(draw.inTurn('index'));
		const at = new Fraction(-b, a);
		const f = root(line1(a, b), index);
		if (index === 3)
			return setsDraft(
				f,
				{
					...squareSets(1, 0, 0),
					range: ALL_REALS,
					domainLines: [sentence(say`A cube root is defined for all real numbers.`)],
					domainHint: say`Can the radicand of a cube root be negative?`,
					domainWrong: [
						[rootSets(1, [a, b], 0).domain, 'treated the cube root as a square root'],
						[without(at), 'left out the zero of the radicand'],
					],
				},
				'domain',
			);
		return setsDraft(f, rootSets(1, [a, b], 0), 'domain');
	},

	'Find the domain from a formula'(draw) {
		const [a, b] = drawnInts(draw, 'a', 'b');
		const at = new Fraction(-b, a);
		const type = draw.inTurn('type');
		if (type === 'root') return setsDraft(root(line1(a, b)), rootSets(1, [a, b], 0), 'domain');
		if (type === 'rational')
			return setsDraft(
				quotient(line1(1, a + b === 0 ? 1 : a + b), line1(a, b)),
				{
					...poleSets(0, 0),
					domain: without(at),
					domainLines: notZero(a, b),
					range: without(new Fraction(1, a)),
					domainWrong: [
						...(Math.abs(a) === 1
							? []
							: [
									[
										without(at.inverse()),
										`divided ${a} by ${-b} instead of ${-b} by ${a}`,
									] as const,
								]),
						[without(a + b === 0 ? -1 : -a - b), 'used the zero of the numerator'],
					],
				},
				'domain',
			);
		if (a === b || a === -b) return undefined;
		const [from, hole] = [-b, a];
		if (hole < from) return undefined; // the denominator would leave out nothing more
		const domain = union(interval(num(from), num(hole), '[)'), interval(num(hole), INFINITY, '()'));
		return setsDraft(
			quotient(root(line1(1, b)), line1(1, -a)),
			{
				...poleSets(0, 0),
				domain,
				range: domain,
				domainLines: [
					...insideRoot(1, b).lines,
					sentence(
						say`${relation(line1(1, -a), '\\ne', 0)}, so ${relation(x, '\\ne', num(hole))}.`,
						'the denominator must not be 0',
					),
				],
				domainHint: say`Which values can the radicand have? For which value of ${x} is the denominator 0?`,
				domainWrong: [
					[interval(num(from), INFINITY, '[)'), 'checked only the radicand, not the denominator'],
					[without(hole), 'checked only the denominator, not the radicand'],
				],
			},
			'domain',
		);
	},

	'Find the domain or range of a finite relation': finiteRelation,
};
