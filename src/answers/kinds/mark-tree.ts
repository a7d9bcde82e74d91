/** Which comparison each kind of answer uses. */
import type { Answer, AnswerKind } from '../../schemas/wire/answer.ts';
import { hasNames, mapParts, namesIn, number, some, type Tree } from '../tree.ts';
import { same } from '../value/compare.ts';
import { markEquation } from './equation.ts';
import { markExpression } from './expression.ts';
import { markInterval } from './interval.ts';
import { markOrdered, markSet } from './list.ts';
import { type Mark, RIGHT, unread, WRONG } from './mark.ts';
import { markNumber, type NumberForm } from './number.ts';
import { markQuotient, markRatio } from './pair.ts';
import { markMatrix, markPoint, markPoints } from './point.ts';

export function markTree(answer: Answer, expected: Tree, given: Tree): Mark {
	if (expected.is === 'saying' || given.is === 'saying') return markSaying(answer, expected, given);
	if (
		answer.kind !== 'set' &&
		answer.kind !== 'interval' &&
		answer.kind !== 'inequality' &&
		some(given, isExclusion)
	)
		return WRONG;
	const { unit } = answer;
	if (unit === undefined && isPlainNumber(answer) && some(given, isDegrees))
		return unread('Leave out the degree sign: the answer has no unit.');
	if (unit !== undefined && unit !== '°' && some(given, isDegrees) && !some(expected, isDegrees))
		return WRONG;
	const inRadians =
		answer.kind === 'solution-set' && answer.value.includes('.') && !answer.text.includes('circ');
	if (inRadians && some(given, isDegrees)) return WRONG;
	if (!CURVES.has(answer.kind) && !some(expected, isPi))
		return markValue(answer, withoutDegrees(expected), withoutDegrees(given));
	return markValue(answer, expected, given);
}

const isPlainNumber = ({ kind, text }: Answer): boolean =>
	(kind === 'integer' || kind === 'rational' || kind === 'decimal') && !text.includes('circ');

/** Kinds in which a degree sign decides what a function means. */
const CURVES: ReadonlySet<AnswerKind> = new Set([
	'equation',
	'line',
	'expression',
	'polynomial',
	'factorization',
]);

const isExclusion = (tree: Tree): boolean => tree.is === 'relation' && tree.signs.includes('≠');
const isDegrees = (tree: Tree): boolean => tree.is === 'degrees';
const isInfinity = ({ is }: Tree): boolean => is === 'infinity';
const isPi = (tree: Tree): boolean => tree.is === 'name' && tree.name === 'pi';

/** Angles there are in degrees, and the sign may be omitted. */
const withoutDegrees = (tree: Tree): Tree =>
	tree.is === 'degrees'
		? withoutDegrees(tree.of)
		: tree.is === 'call'
			? tree
			: mapParts(tree, withoutDegrees);

function markValue(answer: Answer, expected: Tree, given: Tree): Mark {
	switch (answer.kind) {
		case 'integer':
		case 'rational':
		case 'decimal':
		case 'radical':
		case 'complex':
		case 'sci-notation':
			return isStatement(given)
				? unread('Write only the answer, with no second equals sign.')
				: markNumber(expected, fraction(single(given)), numberOptions(answer));
		case 'expression':
		case 'polynomial':
		case 'factorization':
			if (expected.is === 'relation') return markEquation(expected, given, false);
			return markExpression(expected, single(given, answer.kind === 'factorization'), {
				strict: answer.kind !== 'expression',
			});
		case 'equation':
		case 'line':
			return markEquation(expected, given, answer.kind === 'line');
		case 'ratio':
			return markRatio(expected, given);
		case 'quotient-remainder':
			return markQuotient(expected, given);
		case 'interval':
		case 'inequality':
			return markInterval(expected, given);
		case 'point':
		case 'triple':
			return markPoint(expected, given);
		case 'point-set':
			return markPoints(expected, given);
		case 'matrix':
			return markMatrix(expected, given);
		case 'ordered-list':
			return markOrdered(expected, given);
		default:
			return markSet(expected, given);
	}
}

const numberOptions = ({ kind, form: asked }: Answer): { form: NumberForm; rounded: boolean } => ({
	form:
		kind === 'sci-notation'
			? 'scientific'
			: kind === 'decimal' || asked === 'decimal'
				? 'decimal'
				: asked === 'percent' || asked === 'mixed number'
					? asked
					: 'any',
	rounded: kind === 'decimal',
});

/** 5 : 2 is the number 5/2, though not written as one. */
const fraction = (tree: Tree): Tree => {
	const [over, under, ...more] = tree.is === 'ratio' ? tree.items : [];
	return over && under && more.length === 0
		? { is: 'product', factors: [over, { is: 'power', base: under, exponent: number(-1) }] }
		: tree;
};

/** 5/6 = 10/12: true or not, it names no unknown. */
const isStatement = (tree: Tree): boolean =>
	tree.is === 'relation' && tree.signs.every((sign) => sign === '=') && !hasNames(tree);

/** `x = 3` is 3, `f(x) = 2x + 1` is 2x + 1; `120 = 2³ · 15` is the product, if a product is asked for. */
function single(tree: Tree, product = false): Tree {
	if (tree.is !== 'relation' || tree.parts.length !== 2 || !'=≈'.includes(tree.signs[0] ?? ''))
		return tree;
	const [left, right] = tree.parts as [Tree, Tree];
	if (isName(left)) return right;
	if (product && !hasNames(tree) && same(left, right)) return left.is === 'number' ? right : left;
	return right.is === 'name' && !namesIn(left).has(right.name) ? left : tree;
}

/** y, f(x), V(t), f⁻¹(x). */
const isName = (tree: Tree): boolean =>
	tree.is === 'name' ||
	(tree.is === 'product' &&
		tree.factors.length === 2 &&
		/^[A-Za-z]$/.test(headOf(tree.factors[0] as Tree)));

const headOf = (tree: Tree): string =>
	tree.is === 'name' ? tree.name : tree.is === 'power' ? headOf(tree.base) : '';

function markSaying({ kind }: Answer, expected: Tree, given: Tree): Mark {
	if (kind === 'interval' || kind === 'inequality') return markInterval(expected, given);
	if (expected.is === 'saying' && given.is === 'saying') {
		const want = expected.saying;
		const got = given.saying;
		const endless = want === 'all' && got === 'infinitely many';
		return want === got || endless || (nothing(want) && nothing(got)) ? RIGHT : WRONG;
	}
	return expected.is === 'saying' && expected.saying === 'all' && some(given, isInfinity)
		? markInterval(expected, given)
		: WRONG;
}

/** An undefined slope has no value; neither do equations without a solution. */
const nothing = (saying: string): boolean => saying === 'none' || saying === 'undefined';
