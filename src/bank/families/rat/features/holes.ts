/** Common factors of numerator and denominator: holes, and the intercepts that are left. */
import Fraction from 'fraction.js';
import { continued, equation, num, quotient, symbol, tuple } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { expanded, factoredForm, withZeros, written, zeroAt } from '../../../steps/coefficients.ts';
import { type Ask, f, featureQuestion } from './question.ts';

/** k(x − p)(x − q)/((x − p)(x − r)): the hole at x = p */
export function holes(draw: Draw): Draft | undefined {
	const [p, q, r, k] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('k')];
	return holeQuestion(p, q, r, k, 'hole');
}

export function holesAndIntercepts(draw: Draw): Draft | undefined {
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	return holeQuestion(p, q, r, 1, draw.inTurn('ask'));
}

function holeQuestion(p: number, q: number, r: number, k: number, ask: string): Draft | undefined {
	if (new Set([p, q, r]).size < 3) return undefined;
	const [over, under] = [withZeros(k, p, q), withZeros(1, p, r)];
	const problem = quotient(written(expanded(over)), written(expanded(under)));
	const rule = equation(f, problem);
	const reduced = quotient(factoredForm(withZeros(k, q)), written(zeroAt(r)));
	const height = new Fraction(k * (p - q), p - r);
	const start = new Fraction(k * q, r);
	const lines: Line[] = [
		line(equation(f, quotient(factoredForm(over), factoredForm(under))), 'factor'),
		line(
			continued(reduced),
			`cancel x ${p < 0 ? '+' : '−'} ${Math.abs(p)}; the graph has a hole at x = ${p}`,
		),
	];
	const point = (x: number, y: Fraction): Prose => say`${tuple(num(x), num(y))}`;
	return featureQuestion(
		caseOf<Ask>(
			{
				hole: {
					ask: say`At which point does the graph of ${rule} have a hole?`,
					right: point(p, height),
					wrong: [
						[point(p, new Fraction(0)), 'put the value into the numerator before cancelling'],
						[point(-p, height), 'took the wrong sign for the common zero'],
						[point(q, new Fraction(0)), 'gave the x-intercept'],
						[point(0, start), 'gave the y-intercept'],
					],
					lines: [
						...lines,
						sentence(
							say`For ${equation('x', p)} the simplified form has the value ${num(height)}, so the hole is at ${point(p, height)}.`,
						),
					],
					hint: say`Which factor do numerator and denominator share? Put its zero into the simplified form.`,
				},
				'x-int': {
					ask: say`What is the only ${symbol('x')}-intercept of the graph of ${rule}?`,
					right: say`${q}`,
					wrong: [
						[say`${p}`, 'took the hole for an intercept'],
						[say`${r}`, 'took the vertical asymptote'],
						[say`${-q}`, 'took the wrong sign'],
						[say`${-p}`, 'took the hole with the wrong sign'],
					],
					lines: [
						...lines,
						sentence(
							say`The numerator that is left is 0 for ${equation('x', q)}: the ${symbol('x')}-intercept is ${q}.`,
						),
					],
					hint: say`Factor and cancel. Only a zero of what is left of the numerator is an intercept.`,
				},
				'y-int': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${num(start)}`,
					wrong: [
						[say`${num(start.neg())}`, 'took the wrong sign'],
						[say`${num(start.inverse())}`, 'divided the wrong way round'],
						[say`${q}`, 'gave the x-intercept'],
						[say`${k}`, 'gave the horizontal asymptote'],
					],
					lines: [
						...lines,
						sentence(
							say`${equation(call('f', 0), num(start))}, so the ${symbol('y')}-intercept is ${num(start)}.`,
						),
					],
					hint: say`Put 0 in for ${symbol('x')}.`,
				},
			},
			ask,
		),
	);
}
