/** The usual question about one linear equation, bare ("Solve …") or in a story, with the mistakes that are made in it. */
import Fraction from 'fraction.js';
import { num } from '../../math/expression.ts';
import { lettersOf } from '../../math/letter-algebra.ts';
import { exactDecimal } from '../../math/notation.ts';
import { type Monomial, scale, term } from '../../math/polynomial.ts';
import { formula, type Prose, say } from '../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	integer,
	type Line,
	rational,
	sentence,
	solutions,
	withAlternatives,
	withMisconceptions,
	withUnit,
} from '../family.ts';
import {
	type Bracket,
	expandedSide,
	gathered,
	isBracket,
	isConstant,
	type Piece,
	plainTerm,
	type Solved,
	solveEquation,
	type Writing,
} from './solve-equation.ts';

/** What the prompt says about the form, when the solution need not be a whole number. */
const FORMS = {
	integer: '',
	fraction: ' Give the solution as an integer or as a fraction in lowest terms.',
	decimal: ' Give the solution as a decimal.',
} as const;

export type Form = keyof typeof FORMS;

export function equationQuestion(
	{ problem, lines, value, sides }: Solved,
	hints: Prose[],
	form: Form = 'integer',
	wording: Wording = {},
): Draft {
	const { number: write = num } = wording;
	const mistaken = wrongSolutions(...sides, wording);
	return {
		prompt: say`Solve ${problem}.${FORMS[form]}`,
		answer: withMisconceptions(
			solutions(write(value)),
			...mistaken.map(([wrong, why]) => [solutions(write(wrong)), why] as const),
		),
		steps: lines,
		hints,
	};
}

// What a linear equation seems to have as its solution after one common mistake, each with what was done.

export type WrongSolution = readonly [value: Fraction, why: string];

/** Says what was done; `changed` are those of all the brackets in which the mistake changes something. */
type Said = (changed: readonly Bracket[], all: readonly Bracket[]) => string;

/** The two mistakes in brackets, where only their first term is multiplied: by the sign, or by the whole factor. */
export type BracketWords = { signOnFirst: Said; firstOnly: Said };

/** How numbers are written, and what is said about brackets that the question shows in another form. */
type Wording = Writing & { brackets?: Partial<BracketWords> };

const BRACKETS: BracketWords = {
	signOnFirst: (changed, all) =>
		`distributed the negative sign only to the first term in ${namedBrackets(changed, all)}`,
	firstOnly: (changed, all) => `multiplied only the first term in ${namedBrackets(changed, all)}`,
};

function namedBrackets([only, ...more]: readonly Bracket[], all: readonly Bracket[]): string {
	if (!only || all.length === 1) return 'the brackets';
	if (more.length > 0) return 'each pair of brackets';
	return `the brackets after ${only.factor.equals(-1) ? 'the minus sign' : only.factor.toFraction()}`;
}

export function wrongSolutions(
	left: readonly Piece[],
	right: readonly Piece[],
	wording: Wording = {},
): WrongSolution[] {
	return withAlternatives(withStop(oneMistake(left, right, wording), left, right), (one, other) =>
		one.equals(other),
	);
}

/**
 * Also names the mistake of stopping at 2n = 54, if one of the others leads to 54: the answer does not show which was
 * made. After a mistake, a story may ask for another quantity than n.
 */
export function withStop(
	mistakes: readonly WrongSolution[],
	left: readonly Piece[],
	right: readonly Piece[],
): readonly WrongSolution[] {
	const [one, two] = [partsOf(expandedSide(left)), partsOf(expandedSide(right))];
	const slope = one.slope.sub(two.slope);
	const total = two.constant.sub(one.constant).mul(one.slope.equals(0) ? -1 : 1);
	return slope.d > 1n || slope.abs().equals(1) || !mistakes.some(([value]) => value.equals(total))
		? mistakes
		: [[total, 'stopped before dividing by the coefficient'], ...mistakes];
}

/** Each mistake with its value; two of them may lead to the same one. */
export const oneMistake = (
	left: readonly Piece[],
	right: readonly Piece[],
	wording: Wording = {},
): WrongSolution[] => [
	...mistakesInBrackets(left, right, { ...BRACKETS, ...wording.brackets }),
	...mistakesOnBothSides(expandedSide(left), expandedSide(right), wording),
];

function mistakesInBrackets(
	left: readonly Piece[],
	right: readonly Piece[],
	{ signOnFirst, firstOnly }: BracketWords,
): WrongSolution[] {
	const brackets = [...left, ...right].filter(isBracket);
	const expandedBy = (expand: (one: Bracket) => Monomial[], why: string): WrongSolution[] => {
		const [l, r] = [left, right].map((side) =>
			side.flatMap((piece) => (isBracket(piece) ? expand(piece) : [piece])),
		);
		const value = l && r && rootOf(l, r);
		return value ? [[value, why]] : [];
	};
	const first = ({ factor, inside }: Bracket) =>
		inside.flatMap((one, at) => (at === 0 ? scale([one], factor) : [one]));
	const unsigned = ({ factor, inside }: Bracket) =>
		inside.flatMap((one, at) => scale([one], at === 0 ? factor : factor.abs()));
	const negative = brackets.filter(({ factor }) => factor.lt(0));
	const multiplied = brackets.filter(({ factor }) => !factor.equals(1));
	return [
		...(negative.length > 0 ? expandedBy(unsigned, signOnFirst(negative, brackets)) : []),
		...(multiplied.some(({ factor }) => !factor.equals(-1))
			? expandedBy(first, firstOnly(multiplied, brackets))
			: []),
	];
}

/** Nobody stops at a product beyond this. */
const MOST = 1000;

function mistakesOnBothSides(left: Monomial[], right: Monomial[], writing: Writing) {
	const [one, two] = [partsOf(left), partsOf(right)];
	const [near, far] = one.slope.equals(0) ? [two, one] : [one, two];
	const letter = [...left, ...right].flatMap(({ powers }) => Object.keys(powers))[0] ?? 'x';
	const slope = near.slope.sub(far.slope);
	const total = far.constant.sub(near.constant);
	const found: WrongSolution[] = [];
	const offer = (over: Fraction, under: Fraction, why: string) => {
		if (!under.equals(0)) found.push([over.div(under), why]);
	};
	const wrongWay = (moved: Monomial): string =>
		moved.coefficient.lt(0)
			? `subtracted ${sizeOf(moved, writing)} instead of adding it`
			: `added ${sizeOf(moved, writing)} instead of subtracting it`;
	if (!near.constant.equals(0))
		offer(far.constant.add(near.constant), slope, wrongWay(term(near.constant)));
	if (!far.slope.equals(0))
		offer(total, near.slope.add(far.slope), wrongWay(term(far.slope, letter)));
	if (slope.lt(0))
		offer(
			total,
			slope.abs(),
			`dropped the negative sign ${slope.n === 1n && slope.d > 1n ? `when multiplying by −${slope.d}` : 'from the coefficient'}`,
		);
	if (slope.abs().n === 1n && slope.d > 1n)
		offer(
			total.mul(slope),
			new Fraction(1),
			`divided by ${slope.lt(0) ? '−' : ''}${slope.d} instead of multiplying by it`,
		);
	else if (slope.d > 1n && !writing.number) {
		const minus = slope.lt(0) ? '−' : '';
		offer(
			total.mul(slope),
			new Fraction(1),
			`multiplied by ${minus}${sizeOf(term(slope), writing)} instead of by its reciprocal`,
		);
		offer(
			total.mul(slope.d),
			new Fraction(slope.s),
			`multiplied by ${minus}${slope.d} but did not divide by ${slope.n}`,
		);
	} else if (!slope.abs().equals(1)) {
		offer(
			total.sub(slope),
			new Fraction(1),
			'subtracted the coefficient instead of dividing by it',
		);
		if (total.mul(slope).abs().lt(MOST))
			offer(
				total.mul(slope),
				new Fraction(1),
				'multiplied by the coefficient instead of dividing by it',
			);
	}
	if (slope.gt(0) && total.lt(0))
		offer(total.neg(), slope, 'dropped the negative sign from the solution');
	if (slope.equals(1) && near.constant.gt(0) && (total.gt(0) || far.constant.gt(0)))
		offer(total.neg(), slope, 'subtracted in the wrong order');
	const both = near.constant.add(far.constant);
	if (
		slope.equals(1) &&
		near.constant.lt(0) &&
		far.constant.gt(0) &&
		far.slope.equals(0) &&
		!both.equals(0)
	) {
		const [taken, stated] = [near.constant, far.constant].map((value) =>
			sizeOf(term(value), writing),
		);
		offer(both.neg(), slope, `subtracted ${stated} from ${taken} instead of adding them`);
	}
	return found;
}

const sizeOf = ({ coefficient, powers }: Monomial, writing: Writing): string =>
	plainTerm({ coefficient: coefficient.abs(), powers }, writing);

function partsOf(terms: readonly Monomial[]): { slope: Fraction; constant: Fraction } {
	const kinds = gathered(terms);
	return {
		slope: kinds.find((one) => !isConstant(one))?.coefficient ?? new Fraction(0),
		constant: kinds.find(isConstant)?.coefficient ?? new Fraction(0),
	};
}

function rootOf(left: readonly Monomial[], right: readonly Monomial[]): Fraction | undefined {
	const [l, r] = [partsOf(left), partsOf(right)];
	const slope = l.slope.sub(r.slope);
	return slope.equals(0) ? undefined : r.constant.sub(l.constant).div(slope);
}

// A story that leads to one linear equation: name the unknown, write the equation, solve it, answer the story.

export type StoryEquation = {
	text: Prose;
	/** Says what the letter stands for, and what follows from that: "Let x be …, then 50 − x are …". */
	names: (Prose | Line)[];
	left: readonly Piece[];
	right: readonly Piece[];
	/** Why both sides are equal. */
	because: string;
	unit?: string;
	/** The greatest wrong answer that makes sense in the story. */
	most?: number;
	/** Numbers are written as decimals: times in hours, prices. */
	decimals?: boolean;
	/** Rewrites the equation before it is solved: a first line of its own, with the reason for the next one. */
	before?: { written: readonly [Line, ...Line[]]; next: string };
	/** When the story asks for something else than the letter. */
	asked?: (solution: Fraction) => { value: Fraction; line: Line };
	kind?: 'integer' | 'rational';
	/** The last line, from the answer with its unit: "The width is 4 inches." None after "x = 4". */
	concludes?: (answer: Prose) => Prose;
	/** Compares the solution with the words of the story. */
	check?: Line;
	/** Wrong answers of this story; those of its equation are found by themselves. */
	wrong?: readonly WrongSolution[];
	/** Mistakes in its equation that the story has better words for. */
	inWords?: readonly WrongSolution[];
	hints: Prose[];
};

export function storyQuestion(story: StoryEquation): Draft | undefined {
	const { text, names, left, right, unit, asked, hints, decimals } = story;
	const { wrong = [], inWords = [] } = story;
	const solved = solveEquation(left, right, decimals ? { number: exactDecimal } : {});
	if (!solved) return undefined;
	const letter = lettersOf(solved.problem)[0] ?? 'x';
	const found = asked?.(solved.value);
	const slips = oneMistake(left, right, decimals ? { number: exactDecimal } : {}).map(
		([value, why]): WrongSolution =>
			asked
				? [asked(value).value, why.replace('sign of the solution', `sign of ${letter}`)]
				: [value, why],
	);
	const isSaid = ([value]: WrongSolution) => inWords.some(([said]) => said.equals(value));
	const answer = answerOf(found?.value ?? solved.value, story);
	const shown = unit === undefined ? answer : withUnit(answer, unit);
	return {
		prompt: text,
		answer: withMisconceptions(
			shown,
			...withAlternatives(
				withStop([...wrong, ...inWords, ...slips.filter((one) => !isSaid(one))], left, right),
				(one, other) => one.equals(other),
			)
				.filter(([value]) => isPlausible(value, solved.value, story))
				.map(([value, why]) => [answerOf(value, story), why] as const),
		),
		steps: [
			...names.map((name) => ('parts' in name ? sentence(name) : name)),
			...explained(solved, story),
			...(found ? [found.line] : []),
			...(story.check ? [story.check] : []),
			...(story.concludes ? [sentence(story.concludes(shown.body))] : []),
		],
		hints,
	};
}

/** Nobody answers a story with a length below 0, or with more than all that it tells of. */
function isPlausible(
	value: Fraction,
	solution: Fraction,
	{ left, right, kind, most = Infinity }: StoryEquation,
): boolean {
	const given = expandedSide([...left, ...right]).map(({ coefficient }) => coefficient.abs());
	const fits = given.some((one) => value.abs().lte(one));
	const signed = solution.lt(0) || value.gt(0);
	return fits && signed && value.valueOf() <= most && (kind !== 'integer' || value.d === 1n);
}

/** A decimal is shown, the value stays a fraction. */
function answerOf(value: Fraction, { kind, decimals }: StoryEquation): DraftAnswer {
	if (kind === 'integer') return integer(Number(value.valueOf()));
	const answer = rational(value);
	return decimals && value.d !== 1n ? { ...answer, body: formula(exactDecimal(value)) } : answer;
}

function explained({ lines }: Solved, { because, before }: StoryEquation): Line[] {
	const [first, ...rest] = lines;
	if (!first) return [];
	if (!before) return [{ ...first, why: because }, ...rest];
	const [begin, ...more] = before.written;
	return [{ ...begin, why: because }, ...more, { ...first, why: before.next }, ...rest];
}
