/** Common factors of numerator and denominator: holes, and the intercepts that are left. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	product,
	quotient,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { caseOf, type Draft, type Draw, type Line, line, sentence } from '../../../family.ts';
import { expanded, factoredForm, withZeros, written, zeroAt } from '../../../steps/coefficients.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
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
	const constants = quotient(k * p * q, p * r);
	const ofConstants = start.d === BigInt(p * r) ? num(start) : equation(constants, start);
	const lines: Line[] = [
		line(
			equation(f, quotient(factoredForm(over), factoredForm(under))),
			'factor the numerator and the denominator',
		),
		sentence(
			say`${equation(f, reduced)}, where ${relation('x', '\\ne', p)}.`,
			`cancel the common factor ${plainFactor(zeroAt(p))}, which is 0 at x = ${p}`,
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
						[
							point(p, new Fraction(0)),
							'used the value of the original numerator as the y-coordinate',
						],
						[point(-p, height), 'changed the sign of the x-coordinate'],
						[point(q, new Fraction(0)), 'gave the x-intercept'],
						[point(0, start), 'gave the y-intercept'],
					],
					lines: [
						...lines,
						sentence(
							say`${valueOf(k, q, r, p, height)}, so the hole is at ${point(p, height)}.`,
							`the y-coordinate of the hole is the value of the simplified form at x = ${p}`,
						),
					],
					hint: say`Which factor do the numerator and the denominator share? What is the value of the simplified form at the zero of this factor?`,
				},
				'x-int': {
					ask: say`What is the ${symbol('x')}-intercept of the graph of ${rule}?`,
					right: say`${q}`,
					wrong: [
						[say`${p}`, 'mistook the hole for an intercept'],
						[say`${r}`, 'gave the vertical asymptote'],
						[say`${-q}`, 'used the opposite of the zero of the numerator'],
						[say`${-p}`, 'gave the opposite of the x-coordinate of the hole'],
					],
					lines: [
						...lines,
						sentence(
							say`The remaining numerator is 0 when ${equation('x', q)}, so the ${symbol('x')}-intercept is ${q}.`,
						),
					],
					hint: say`Which factors are left after you cancel? When is the remaining numerator 0?`,
				},
				'y-int': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${num(start)}`,
					wrong: [
						[say`${num(start.neg())}`, 'changed the sign of one of the constant terms'],
						[say`${num(start.inverse())}`, 'divided the denominator by the numerator'],
						[say`${q}`, 'gave the x-intercept'],
						[say`${k}`, 'gave the horizontal asymptote'],
					],
					lines: [
						line(equation(call('f', 0), ofConstants), 'substitute 0 for x'),
						sentence(say`The ${symbol('y')}-intercept is ${num(start)}.`),
					],
					hint: say`What is the value of ${symbol('x')} on the ${symbol('y')}-axis?`,
				},
			},
			ask,
		),
	);
}

/** k(x − q)/(x − r) at x as it is substituted, and its value: (4 + 5)/(4 − 7) = 9/(−3) = −3. */
function valueOf(k: number, q: number, r: number, x: number, value: Fraction): Prose {
	const at = (zero: number) => (zero === 0 ? num(x) : x === 0 ? num(-zero) : sum(x, -zero));
	const [over, under] = [at(q), at(r)];
	const shown = quotient(k === 1 ? over : product(k, brackets(over)), under);
	const evaluated = quotient(k * (x - q), x - r);
	const isLong = x - r !== 1 && ![shown, num(value)].some((one) => tex(one) === tex(evaluated));
	return tex(shown) === tex(num(value)) || tex(under) === '1'
		? say`At ${equation('x', x)}, the simplified form has the value ${num(value)}`
		: say`${equation(isLong ? equation(shown, evaluated) : shown, num(value))}`;
}
