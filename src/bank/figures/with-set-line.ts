/** The number line under a line of a solution that names a set: its interval, or its inequalities. */
import Fraction from 'fraction.js';
import type { Expression } from '../../math/expression.ts';
import type { Line } from '../family.ts';
import { type SetEnd, setLine, type SetPart } from './set-line.ts';

type Signs = {
	/** Where a sign may change, from left to right: each place is marked, if it bounds a part or not. */
	stops: readonly SetEnd[];
	/** One more than there are stops. */
	signs: readonly ('+' | '−')[];
};

/**
 * Draws the last set that the line names, or the rays of "x < 1 or x > 5". A line that names none that can be drawn
 * (no solution, ends that are not fractions) stays as it is.
 */
export function withSetLine(line: Line, signed?: Signs): Line {
	const formulas = line.body.parts.filter((part) => typeof part !== 'string');
	const set = formulas.findLast(({ kind }) => kind === 'interval' || kind === 'union');
	const parts = set ? partsOf(set) : joinedParts(line, formulas);
	return parts ? { ...line, figure: setLine({ parts, ...signed }) } : line;
}

/** "x < 1 or x > 5" is both rays; one inequality is its ray. */
function joinedParts({ body }: Line, formulas: readonly Expression[]): SetPart[] | undefined {
	const parts = formulas.map((formula) => partsOf(formula));
	const known = parts.filter((part) => part !== undefined);
	if (known.length === 2 && !body.parts.includes(' or ')) return undefined;
	return known.length > 0 && known.length <= 2 ? known.flat() : undefined;
}

/** Undefined for an expression that is not a set of numbers with fractions as ends. */
function partsOf(expression: Expression): SetPart[] | undefined {
	switch (expression.kind) {
		case 'interval': {
			const { from, to, closed } = expression;
			const [low, high] = [endOf(from, closed[0]), endOf(to, closed[1])];
			return low === undefined || high === undefined ? undefined : [{ from: low, to: high }];
		}
		case 'union': {
			const parts = expression.items.map(partsOf);
			return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
		}
		case 'relation':
			return rayOf(expression);
		default:
			return undefined;
	}
}

/** `x < 3`, and `-2 ≤ x < 3`, which is a relation whose left side is one. */
function rayOf({
	left,
	sign,
	right,
}: Extract<Expression, { kind: 'relation' }>): SetPart[] | undefined {
	if (!left) return undefined;
	const closed = sign === '\\le' || sign === '\\ge';
	const isLess = sign === '<' || sign === '\\le';
	const end = endOf(right, closed);
	if (!end || (!isLess && sign !== '>' && sign !== '\\ge')) return undefined;
	if (left.kind === 'symbol') return isLess ? [{ from: null, to: end }] : [{ from: end, to: null }];
	if (left.kind !== 'relation' || !left.left || left.right.kind !== 'symbol' || !isLess)
		return undefined;
	const start = endOf(left.left, left.sign === '\\le');
	return start && (left.sign === '<' || left.sign === '\\le')
		? [{ from: start, to: end }]
		: undefined;
}

/** `null` for infinity, undefined for what is not a fraction. */
function endOf(expression: Expression, closed: boolean): SetEnd | null | undefined {
	const inner = expression.kind === 'opposite' ? expression.of : expression;
	if (inner.kind === 'symbol') return inner.name === '\\infty' ? null : undefined;
	const value = fractionOf(expression);
	return value && { at: value, closed };
}

function fractionOf(expression: Expression): Fraction | undefined {
	switch (expression.kind) {
		case 'number':
			return expression.value;
		case 'opposite':
			return fractionOf(expression.of)?.neg();
		case 'decimal':
			return /^-?[\d.]+$/.test(expression.text) ? new Fraction(expression.text) : undefined;
		default:
			return undefined;
	}
}
