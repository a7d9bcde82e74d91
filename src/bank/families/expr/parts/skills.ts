/** expr.parts: name the parts of an expression. */
import {
	continued,
	equation,
	type Expression,
	num,
	product,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import {
	type Monomial,
	monomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { PARTS, type PartStory } from './expression-parts.ts';
import { structure } from './structure.ts';

// What a part of an expression, or a value of a function, means in its context.

type Part = 'fixed' | 'rate' | 'product';

const READ: Readonly<Record<string, Part>> = {
	fixed: 'fixed',
	constant: 'fixed',
	rate: 'rate',
	coefficient: 'rate',
	product: 'product',
};

const MIXED_UP = {
	fixed: 'described the constant term instead',
	rate: 'described the coefficient instead',
	product: 'described the whole variable term instead',
	whole: 'described the whole expression instead',
} as const;

function partMeaning(draw: Draw): Draft | undefined {
	const ctx = draw.inTurn('ctx');
	const story = caseOf(PARTS, ctx)(draw.int('f'), draw.int('r'));
	const part = READ[draw.choice('part')];
	if (!story || !part || Math.abs(story.rate) === story.fixed) return undefined;
	const right = meaningOf(story, part);
	const others = (['fixed', 'rate', 'product', 'whole'] as const).filter((one) => one !== part);
	const shown = partShown(story, part);
	const what = part === 'product' ? say`the term ${shown}` : say`the number ${shown}`;
	return {
		prompt: say`${story.text} What does ${what} represent?`,
		answer: multipleChoice(
			right,
			...others.map((one) => distractor(meaningOf(story, one), MIXED_UP[one])),
		),
		steps: [
			line(story.expression),
			sentence(reasonFor(story, part)),
			sentence(say`So ${shown} represents ${right}.`),
		],
		hints: [
			part === 'fixed'
				? say`What is the value of the expression when ${equation(story.letter, 0)}?`
				: part === 'rate'
					? say`How does the value change when ${symbol(story.letter)} increases by ${1}?`
					: say`What does ${Math.abs(story.rate)} represent? What do you get when you multiply it by the number of ${story.units}?`,
		],
	};
}

const meaningOf = ({ meaning }: PartStory, part: keyof PartStory['meaning']): Prose =>
	say`${meaning[part]}`;

function partShown({ fixed, rate, letter }: PartStory, part: Part): Expression {
	if (part === 'fixed') return num(fixed);
	return part === 'rate' ? num(Math.abs(rate)) : product(Math.abs(rate), letter);
}

function reasonFor({ letter, fixed, rate }: PartStory, part: Part): Prose {
	const size = Math.abs(rate);
	if (part === 'fixed')
		return say`The term ${fixed} does not depend on ${symbol(letter)}: it is the value when ${equation(letter, 0)}.`;
	const change = rate < 0 ? 'decreases' : 'increases';
	if (part === 'rate')
		return say`Whenever ${symbol(letter)} increases by ${1}, the value ${change} by ${size}.`;
	return say`Whenever ${symbol(letter)} increases by ${1}, the value ${change} by ${size}, so in all it ${change} by ${product(size, letter)}.`;
}

/** The meaning of f(a) = b. */
function statementMeaning(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const story = caseOf(PARTS, draw.inTurn('ctx'))(20, 5);
	if (!story || a < 2 || a === b || !story.fits(a, b)) return undefined;
	const x = symbol(story.letter);
	const [before = '', after = ''] = story.gives.split('that many');
	const claim = equation(call('f', a), b);
	const right = story.stated(a, b);
	return {
		prompt: say`Let ${call('f', x)} be ${before}${x}${after}. What does ${claim} mean?`,
		answer: multipleChoice(
			right,
			distractor(story.stated(b, a), 'switched the input and the output'),
			distractor(story.perUnit(a, b), 'read the output as a rate'),
			distractor(story.change(a, b), 'read the output as a change'),
		),
		steps: [
			line(claim),
			sentence(
				say`The input is ${equation(x, a)}, and the value of the function there is ${b}.`,
				'the input is inside the brackets',
			),
			sentence(right),
		],
		hints: [say`Which number is the input? What does the function give for it?`],
	};
}

export const skills: Skills = {
	'Identify terms, coefficients, and constants'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'terms' ? askCount(draw) : askNumber(draw, ask);
	},

	'Interpret a part of an expression in context': partMeaning,
	'Interpret function notation in context': statementMeaning,
	'Interpret the structure of an expression': structure,
};

function askNumber(draw: Draw, ask: string): Draft | undefined {
	const [x, y, constant] = [
		term(draw.int('a'), 'x'),
		term(draw.int('b'), 'y'),
		term(draw.int('c')),
	];
	const terms = draw.random.shuffle([x, y, constant]);
	const letter = symbol(ask.replace('coef ', ''));
	const [part, where, hint]: [Monomial, Prose, Prose] =
		ask === 'constant'
			? [constant, say`The constant term`, say`Which term has no variable? What is its sign?`]
			: [
					ask === 'coef x' ? x : y,
					say`The coefficient of ${letter}`,
					say`What number, with its sign, is ${letter} multiplied by?`,
				];
	// Of two equal sizes, nobody could tell which one a wrong answer names.
	if (new Set(terms.map(({ coefficient }) => coefficient.abs().n)).size < 3) return undefined;
	const next = terms[terms.indexOf(part) + 1];
	const named = part === constant ? say`the one without a variable` : say`the one with ${letter}`;
	return {
		prompt: say`What is ${lowerFirst(where)} in the expression ${uncollected(...terms)}?`,
		answer: withMisconceptions(
			rational(part.coefficient),
			...(part.coefficient.lt(0)
				? [[rational(part.coefficient.neg()), 'left out the negative sign'] as const]
				: next?.coefficient.lt(0)
					? [[rational(part.coefficient.neg()), 'used the sign after the term'] as const]
					: []),
			...terms
				.filter((one) => one !== part)
				.map((one) => {
					const [other] = Object.keys(one.powers);
					const gave = other ? `gave the coefficient of ${other}` : 'gave the constant term';
					return [rational(one.coefficient), `${gave} instead`] as const;
				}),
		),
		steps: [
			...termsOf(terms),
			sentence(say`Of these, ${named} is ${monomialExpression(part)}.`),
			sentence(say`${where} is ${num(part.coefficient)}.`),
		],
		hints: [hint],
	};
}

/** Two to four terms, so that the count is not always the same. */
function askCount(draw: Draw): Draft {
	const count = draw.random.int(2, 4);
	const square = term(draw.random.int(2, 9), 'xx');
	const possible = [
		term(draw.int('a'), 'x'),
		term(draw.int('b'), 'y'),
		term(draw.int('c')),
		square,
	];
	const terms = draw.random.sample(possible, count);
	return {
		prompt: say`How many terms does the expression ${uncollected(...terms)} have?`,
		answer: withMisconceptions(
			integer(count),
			[integer(count - 1), 'counted the plus and minus signs between the terms'],
			[integer(count + 1), 'counted a coefficient as a separate term'],
		),
		steps: [...termsOf(terms), sentence(say`There are ${count} terms.`)],
		hints: [say`Which parts of the expression are added or subtracted?`],
	};
}

/** The expression, rewritten as a sum where something is subtracted, and the list of its terms. */
function termsOf(terms: readonly Monomial[]): Line[] {
	const subtracts = terms.slice(1).some(({ coefficient }) => coefficient.lt(0));
	const asSum = sum(...terms.map(inSum));
	return [
		line(uncollected(...terms)),
		...(subtracts
			? [line(continued(asSum), 'subtracting is adding the opposite, so each term keeps its sign')]
			: []),
		sentence(say`The terms are ${joinedByAnd(terms.map(monomialExpression))}.`),
	];
}

/**
 * How a term is written in a sum where nothing is subtracted: in brackets if it has a minus sign and is not the first.
 */
function inSum(monomial: Monomial, place: number): Expression {
	const written = monomialExpression(monomial);
	if (place === 0 || !monomial.coefficient.lt(0)) return written;
	return written.kind === 'number' ? signed(written.value) : { kind: 'brackets', of: written };
}

const lowerFirst = ({ parts: [first, ...rest] }: Prose): Prose => ({
	parts: [typeof first === 'string' ? first.replace('The', 'the') : (first ?? ''), ...rest],
});
