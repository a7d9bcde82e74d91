/** seq.next: the next term and the rule of a pattern. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	integer,
	type Line,
	line,
	onlyIf,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { spelled } from '../../../steps/amounts.ts';
import { put } from '../../../steps/function-rule.ts';
import { beginning } from '../../../steps/sequence.ts';
import { type Pattern, PATTERNS } from './patterns.ts';

export const skills: Skills = {
	'Find the next term or rule of a pattern': nextTerm,
	'Find a term or the general term of a pattern': generalTerm,
	'Write a rule for a table': ruleOfTable,
};

const COUNT = 4;
const places = Array.from({ length: COUNT }, (_, at) => at + 1);

function patternOf(draw: Draw, type: string): Pattern | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const made = a === 0 ? undefined : PATTERNS[type]?.(a, b);
	const values = made ? [...places, COUNT + 1].map(made.at) : [];
	return values.some((value) => value.equals(0) || value.abs().gt(20_000)) ? undefined : made;
}

const shownTerms = ({ at, shown }: Pattern): Expression =>
	shown
		? { kind: 'list', items: [...places.map(shown), symbol('\\dots')] }
		: beginning(...places.map(at));

function nextTerm(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	if (type === 'two-step recursion') return recursion(draw, 6);
	const made = patternOf(draw, type);
	if (!made) return undefined;
	const next = made.at(COUNT + 1);
	const { steps, hint, wrong } = continued(type, places.map(made.at), next);
	return {
		prompt: say`Find the next term of ${made.named(shownTerms(made))}.${made.shown ? ' Give your answer as a fraction in lowest terms.' : ''}`,
		answer: withMisconceptions(
			rational(next),
			[rational(made.at(COUNT + 2)), 'gave the term after the next one'],
			...wrong,
		),
		steps,
		hints: [hint],
	};
}

/** What is seen; the values of the first part beside the terms give the constant; the rule. */
function ruleLines(
	{ noticed = [], seen, because, parts, at, rule, why }: Pattern,
	name: string,
): Line[] {
	const ruled = (reason?: string) => line(equation(symbol(name), rule), reason);
	if (!parts) return [sentence(seen), ruled(why)];
	const { main, constant } = parts;
	const values = spelled(places.map((n) => at(n).sub(constant)));
	const change = `${constant < 0 ? 'subtract' : 'add'} ${Math.abs(constant)}`;
	return [
		...noticed.map((one) => sentence(one)),
		sentence(seen, because),
		sentence(
			constant === 0
				? say`The values of ${main} are ${values}, which are the terms of the sequence.`
				: say`The values of ${main} are ${values}, and each term of the sequence is ${Math.abs(constant)} ${constant < 0 ? 'less' : 'more'} than the corresponding value.`,
			'substitute the positions of the terms for n, starting with n = 1',
		),
		ruled(constant === 0 ? undefined : change),
	];
}

function generalTerm(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	if (type === 'two-step recursion') return recursion(draw, 7);
	const made = patternOf(draw, type);
	if (!made) return undefined;
	return {
		prompt: say`Write an expression in ${symbol('n')} for the general term of ${made.named(shownTerms(made))}. Start with ${equation('n', 1)}.`,
		answer: withMisconceptions(
			expression(made.rule),
			[expression(put(made.rule, 'n', sum('n', 1))), 'started counting at 0 instead of 1'],
			[expression(put(made.rule, 'n', sum('n', -1))), 'used n − 1 instead of n as the position'],
		),
		steps: ruleLines(made, 'a_{n}'),
		hints: [
			made.hint ??
				say`How do the terms change from one to the next? What does that tell you about the form of the rule?`,
		],
	};
}

/** Each term is the sum of the two before it. */
function recursion(draw: Draw, wanted: number): Draft | undefined {
	const [a, b] = [Math.abs(draw.int('a')), draw.int('b')];
	if (a === 0 || b <= 0) return undefined;
	const terms = [a, b];
	while (terms.length < wanted) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
	const letter = draw.country === 'CA' ? 't' : 'a';
	const name = (n: number | string) => symbol(`${letter}_{${n}}`);
	return {
		prompt: say`A sequence begins with ${a} and ${b}. From the third term on, each term is the sum of the two terms before it. Find the ${`${wanted}th`} term.`,
		answer: withMisconceptions(
			integer(terms.at(-1) ?? 0),
			[integer(terms.at(-2) ?? 0), 'stopped one term too early'],
			[integer((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0)), 'went one term too far'],
		),
		steps: terms
			.slice(2)
			.map((value, at) =>
				line(
					equation(equationSum(name(at + 3), terms[at + 1] ?? 0, terms[at] ?? 0), value),
					at === 0 ? 'add the two terms before it' : undefined,
				),
			),
		hints: [say`Which two terms give the third term? Which two give the fourth?`],
	};
}

const equationSum = (name: Expression, last: number, before: number): Expression =>
	equation(name, sum(last, before));

/** y = ax + b from a table of four neighbouring values. */
function ruleOfTable(draw: Draw): Draft | undefined {
	const [a, b, start] = [draw.int('a'), draw.int('b'), draw.int('start')];
	if (a === 0 || (a === 1 && b === 0)) return undefined;
	const xs = [0, 1, 2, 3].map((step) => start + step);
	const ys = xs.map((x) => a * x + b);
	const rule = polynomialExpression(linear(a, 'x', b));
	const [y0 = 0, y1 = 0] = ys;
	return {
		prompt: say`The table shows values of a linear function. Write an expression for ${symbol('y')} in terms of ${symbol('x')}.`,
		answer: withMisconceptions(
			expression(rule),
			...onlyIf(start !== 0, [
				expression(polynomialExpression(linear(a, 'x', y0))),
				'used the first value of y as the constant',
			]),
			[
				expression(polynomialExpression(linear(b, 'x', a))),
				'switched the coefficient and the constant',
			],
			[
				expression(polynomialExpression(linear(-a, 'x', b))),
				'used the opposite sign for the coefficient',
			],
		),
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: xs },
				{ heading: 'y', values: ys },
			],
		},
		steps: [
			line(
				equation(difference(y1, signed(y0)), a),
				'the change in y when x increases by 1 is the coefficient of x',
			),
			...(start === 0
				? [sentence(say`When ${equation('x', 0)}, ${equation('y', b)}, so the constant is ${b}.`)]
				: [
						line(
							equation(product(a, brackets(num(start))), a * start),
							`substitute ${start} for x in the x-term`,
						),
						line(
							equation(difference(y0, signed(a * start)), b),
							'subtract the x-term from y to find the constant',
						),
					]),
			line(equation('y', rule)),
		],
		hints:
			start === 0
				? [
						say`By how much does ${symbol('y')} change when ${symbol('x')} increases by ${1}? What is ${symbol('y')} when ${equation('x', 0)}?`,
					]
				: [
						say`By how much does ${symbol('y')} change when ${symbol('x')} increases by ${1}?`,
						say`Multiply each ${symbol('x')}-value by that change. What do you then add to get the ${symbol('y')}-value?`,
					],
	};
}

// The next term of a pattern, found from the terms that are shown, without a general rule.

/** `wrong` are terms that learners find, and what they did. */
type Continued = { steps: Line[]; hint: Prose; wrong: WrongAnswer[] };

/** `terms` are those shown; `next` follows them. */
type Continue = (terms: readonly Fraction[], next: Fraction) => Continued;

const gaps = (values: readonly Fraction[]): Fraction[] =>
	values.slice(1).map((value, at) => value.sub(values[at] ?? 0));

const lastOf = (values: readonly Fraction[]): Fraction => {
	const last = values.at(-1);
	if (!last) throw new RangeError('A pattern needs terms.');
	return last;
};

const CONTINUED: Readonly<Record<string, Continue>> = {
	linear: (terms, next) => {
		const [last, d] = [lastOf(terms), lastOf(gaps(terms))];
		return {
			steps: [
				sentence(say`The differences are all ${num(d)}.`, 'subtract each term from the next term'),
				line(
					equation(sum(num(last), signed(d)), num(next)),
					'add the common difference to the last term shown',
				),
			],
			hint: say`By how much does each term differ from the term before it?`,
			wrong: [[rational(last.sub(d)), 'subtracted the common difference instead of adding it']],
		};
	},
	quadratic: (terms, next) => {
		const first = gaps(terms);
		const [last, change, second] = [lastOf(terms), lastOf(first), lastOf(gaps(first))];
		const nextChange = change.add(second);
		return {
			steps: [
				sentence(
					say`The differences are ${spelled(first)}, and the second differences are all ${num(second)}.`,
				),
				line(
					equation(sum(num(change), signed(second)), num(nextChange)),
					'add the second difference to find the next difference',
				),
				line(
					equation(sum(num(last), signed(nextChange)), num(next)),
					'add the next difference to the last term shown',
				),
			],
			hint: say`What are the second differences? What do they tell you about the next difference?`,
			wrong: [
				[rational(last.add(change)), 'added the last difference again'],
				[rational(last.add(second)), 'added the second difference to the last term'],
			],
		};
	},
	geometric: (terms, next) => {
		const last = lastOf(terms);
		const ratio = next.div(last);
		return {
			steps: [
				sentence(
					say`Each term is ${num(ratio)} times the previous term.`,
					'divide each term by the term before it',
				),
				line(
					equation(product(num(last), brackets(num(ratio))), num(next)),
					'multiply the last term shown by the common ratio',
				),
			],
			hint: say`By what number do you multiply each term to get the next one?`,
			wrong: [
				[rational(last.add(lastOf(gaps(terms)))), 'added the last difference again'],
				[rational(last.div(ratio)), 'divided by the common ratio instead of multiplying by it'],
			],
		};
	},
	alternating: (terms, next) => {
		const values = terms.map((term) => term.abs());
		const [last, d] = [lastOf(values), lastOf(gaps(values))];
		return {
			steps: [
				sentence(say`The signs alternate, so the next term is positive.`),
				sentence(say`The absolute values increase by ${num(d)} each time.`),
				line(
					equation(sum(num(last), num(d)), num(next.abs())),
					'find the absolute value of the next term',
				),
			],
			hint: say`What is the sign of the next term? How do the absolute values change?`,
			wrong: [[rational(next.neg()), 'kept the sign of the last term']],
		};
	},
	fractional: (terms, next) => {
		const top = terms.length + 1;
		// The last shown term is (top − 1)/(top − 1 + more).
		const last = lastOf(terms);
		const more = Math.round((top - 1) / last.valueOf()) - (top - 1);
		return {
			steps: [
				sentence(say`The numerators increase by 1 each time, so the next numerator is ${top}.`),
				sentence(
					say`Each denominator is ${more} more than its numerator, so the next denominator is ${equation(sum(top, more), top + more)}.`,
				),
				...(next.n === BigInt(top)
					? []
					: [
							line(
								equation(quotient(top, top + more), num(next)),
								'write the fraction in lowest terms',
							),
						]),
			],
			hint: say`How do the numerators change? How does each denominator compare with its numerator?`,
			wrong: [
				[rational(new Fraction(top, top - 1 + more)), 'increased only the numerator'],
				[rational(new Fraction(top - 1, top + more)), 'increased only the denominator'],
			],
		};
	},
};

function continued(type: string, terms: readonly Fraction[], next: Fraction): Continued {
	const made = CONTINUED[type]?.(terms, next);
	if (!made) throw new RangeError(`No way to continue the pattern "${type}".`);
	return { ...made, steps: [...made.steps, sentence(say`The next term is ${num(next)}.`)] };
}
