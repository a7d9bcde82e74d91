/** expr.parts: name the parts of an expression. CCSS 6.EE.A.2b. */
import {
	continued,
	type Expression,
	list,
	num,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	type Monomial,
	monomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { integer, rational } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { partMeaning, statementMeaning } from './meaning.ts';
import { structure } from './structure.ts';

export const skills: Skills = {
	'Identify coefficient, constant, number of terms'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'terms' ? askCount(draw) : askNumber(draw, ask);
	},

	'Interpret a part of a context expression': partMeaning,
	'Meaning of a coefficient or constant': partMeaning,
	'Interpret a statement in context': statementMeaning,
	'Structure of an expression': structure,
};

function askNumber(draw: Draw, ask: string): Draft {
	const [x, y, constant] = [
		term(draw.int('a'), 'x'),
		term(draw.int('b'), 'y'),
		term(draw.int('c')),
	];
	const terms = draw.random.shuffle([x, y, constant]);
	const letter = symbol(ask.replace('coef ', ''));
	const [part, where, hint]: [Monomial, Prose, Prose] =
		ask === 'constant'
			? [
					constant,
					say`The constant term`,
					say`The constant term is the term without a letter. The sign in front belongs to it.`,
				]
			: [
					ask === 'coef x' ? x : y,
					say`The coefficient of ${letter}`,
					say`The coefficient is the number that multiplies the letter. The sign in front belongs to it.`,
				];
	const named = part === constant ? say`the one without a letter` : say`the one with ${letter}`;
	return {
		prompt: say`What is ${lowerFirst(where)} in the expression ${uncollected(...terms)}?`,
		answer: rational(part.coefficient),
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
		answer: integer(count),
		steps: [...termsOf(terms), sentence(say`Counting them gives ${count} terms.`)],
		hints: [
			say`Terms are the parts that are added or subtracted. Look for the plus and minus signs between them.`,
		],
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
		sentence(say`The terms are ${list(...terms.map(monomialExpression))}.`),
	];
}

/** How a term stands in a sum where nothing is subtracted: in brackets if it has a minus sign and is not the first. */
function inSum(monomial: Monomial, place: number): Expression {
	const written = monomialExpression(monomial);
	if (place === 0 || !monomial.coefficient.lt(0)) return written;
	return written.kind === 'number' ? signed(written.value) : { kind: 'brackets', of: written };
}

const lowerFirst = ({ parts: [first, ...rest] }: Prose): Prose => ({
	parts: [typeof first === 'string' ? first.replace('The', 'the') : (first ?? ''), ...rest],
});
