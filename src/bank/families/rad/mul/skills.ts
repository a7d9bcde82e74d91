/** rad.mul: products of radicals: binomials, squares, conjugates. */
import {
	brackets,
	continued,
	type Expression,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import { partsOf } from '../../../../math/parts-of.ts';
import { tex } from '../../../../math/tex.ts';
import { say } from '../../../../math/prose.ts';
import {
	addSurds,
	isRational,
	multiplySurds,
	simplifyRoot,
	type Surd,
	surd,
	surdExpression,
	surdTerm,
} from '../../../../math/surd.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	radical,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { simplestForms } from '../../../steps/square-roots.ts';

/** A term c√n as it is written; n = 1 is a plain number. */
type Term = readonly [coefficient: number, radicand: number];
type Binomial = readonly [Term, Term];

export const skills: Skills = {
	'Multiply expressions with radicals': ofKind,
	'Distribute or multiply binomials with radicals': (draw) => binomials(draw, -1),
	'Square binomials or multiply conjugates with radicals'(draw) {
		const [a, b, m, n] = [draw.int('a'), draw.int('b'), draw.int('m'), draw.int('n')];
		if (m === n || !isPlain(m) || !isPlain(n)) return undefined;
		const sign = draw.random.pick([1, -1]);
		const first: Binomial = [
			[a, m],
			[sign * b, n],
		];
		return draw.inTurn('kind') === 'square'
			? multiplied(first, first)
			: multiplied(first, conjugate(first));
	},
};

const isPlain = (n: number) => n > 1 && simplifyRoot(n).outside === 1;

function ofKind(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	if (kind === 'binomials') return binomials(draw, draw.random.pick([1, -1]));
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (!isPlain(b)) return undefined;
	const first: Binomial = [
		[a, 1],
		[draw.random.pick([1, -1]), b],
	];
	return kind === 'square' ? multiplied(first, first) : multiplied(first, conjugate(first));
}

/** (a + √b)(c ± √d). */
function binomials(draw: Draw, sign: number): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	if (!isPlain(b) || !isPlain(d) || (a === c && b === d)) return undefined;
	return multiplied(
		[
			[a, 1],
			[1, b],
		],
		[
			[c, 1],
			[sign, d],
		],
	);
}

const conjugate = ([first, [coefficient, radicand]]: Binomial): Binomial => [
	first,
	[-coefficient, radicand],
];

function multiplied(left: Binomial, right: Binomial): Draft | undefined {
	const isSquare = left === right;
	const problem = isSquare
		? power(brackets(writtenBinomial(left)), 2)
		: product(brackets(writtenBinomial(left)), brackets(writtenBinomial(right)));
	const result = multiplySurds(valueOf(left), valueOf(right));
	if (result.size === 0 || [...result.values()].some((c) => c.abs().gt(400))) return undefined;
	// 2 + 2 = 2 × 2: the radicands may as well be added.
	if ([...left, ...right].every(([, radicand]) => radicand < 3)) return undefined;
	const products = left.flatMap(([a, m]) => right.map(([b, n]): Term => [a * b, m * n]));
	const expanded = sum(...products.map(([c, n]) => surdTerm(c, n)));
	const simplified = sum(...products.map(([c, n]) => surdExpression(surd(c, n))));
	const answer = surdExpression(result);
	const changes = products.some(([c, n]) => n > 1 && simplifyRoot(n).outside > 1 && c !== 0);
	return {
		prompt: say`Multiply and simplify: ${problem}.`,
		answer: withMisconceptions(radical(answer), ...misconceptions(left, right)),
		steps: [
			line(problem),
			...(isSquare
				? [
						line(
							continued(product(brackets(writtenBinomial(left)), brackets(writtenBinomial(left)))),
							'a square is the product of two equal factors',
						),
					]
				: []),
			line(
				continued(expanded),
				'multiply each term of the first factor by each term of the second',
			),
			...(changes ? [line(continued(simplified), simplestProducts(products))] : []),
			...lastLine(changes ? simplified : expanded, answer, result),
		],
		hints: isRational(result)
			? [
					say`The two factors differ only in the sign between their terms. Which products will cancel?`,
				]
			: isSquare
				? [say`The square of a binomial is the product of which two factors?`]
				: [
						say`Which four products do you get when you multiply two binomials?`,
						say`Can you simplify any radicals or combine like radicals?`,
					],
	};
}

/** "√25 = 5: 16 × 5 = 80" */
function simplestProducts(products: readonly Term[]): string {
	const multiplications = products.flatMap(([coefficient, radicand]) => {
		const [size, { outside }] = [Math.abs(coefficient), simplifyRoot(radicand)];
		return size === 1 || outside === 1 ? [] : [`${size} × ${outside} = ${size * outside}`];
	});
	const forms = simplestForms(products.map(([, radicand]) => radicand));
	return multiplications.length === 0
		? forms
		: `${forms}: ${listInWords([...new Set(multiplications)])}`;
}

function lastLine(above: Expression, answer: Expression, result: Surd): Line[] {
	if (isRational(result))
		return [line(continued(answer), 'the radical terms cancel: combine the integers')];
	const isInOrder = tex(above) === tex(answer);
	return result.size < partsOf(above).length
		? [line(continued(answer), 'combine the integers, and combine like radicals')]
		: [
				sentence(
					say`The simplest form is ${answer}.`,
					`none of the radicals can be simplified further, and no two of them are like radicals${isInOrder ? '' : '; write the terms in order of their radicands'}`,
				),
			];
}

/** What learners write instead of the product. */
function misconceptions(left: Binomial, right: Binomial): WrongAnswer[] {
	const total = (...terms: Term[]) =>
		radical(surdExpression(addSurds(...terms.map(([c, n]) => surd(c, n)))));
	const [[a, m], [b, n]] = left;
	const [[c, k], [d, l]] = right;
	const areConjugates = a === c && m === k && b === -d && n === l;
	const added = left.flatMap(([p, one]) =>
		right.map(([q, two]): Term => [p * q, one > 1 && two > 1 ? one + two : one * two]),
	);
	return [
		...(areConjugates
			? []
			: [
					[
						total([a * c, m * k], [b * d, n * l]),
						left === right
							? 'squared each term and left out the middle term'
							: 'multiplied only the first terms and the last terms',
					] satisfies WrongAnswer,
				]),
		[total(...added), 'added the radicands instead of multiplying them'],
		[
			total([a * c, m * k], [a * d, m * l], [b * c, n * k], [-b * d, n * l]),
			b * d < 0
				? 'added the product of the last terms instead of subtracting it'
				: 'subtracted the product of the last terms instead of adding it',
		],
		...(areConjugates
			? [
					[
						radical(surdExpression(multiplySurds(valueOf(left), valueOf(left)))),
						'squared the first factor instead of multiplying it by the second',
					] satisfies WrongAnswer,
				]
			: []),
	];
}

const valueOf = (binomial: Binomial): Surd => addSurds(...binomial.map(([c, n]) => surd(c, n)));

const writtenBinomial = ([first, second]: Binomial): Expression =>
	sum(surdTerm(...first), surdTerm(...second));
