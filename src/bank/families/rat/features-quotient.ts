/** Quotients of polynomials: asymptotes, intercepts, holes. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	type Expression,
	num,
	quotient,
	symbol,
	tuple,
} from '../../../math/expression.ts';
import { call } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { caseOf } from '../../described-cases.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import { added, type Coefficients, gcd, multiplied, written } from '../../working/coefficients.ts';
import { distinctChoices, type Wrong } from '../../working/distinct-choices.ts';
import { expanded, factoredForm, withZeros, zeroAt } from '../../working/factored.ts';
import { asymptotes } from './features-quadratic.ts';

const f = call('f', 'x');

type Ask = { ask: Prose; right: Prose; wrong: readonly Wrong[]; lines: Line[]; hint: Prose };

function question({ ask, right, wrong, lines, hint }: Ask): Draft | undefined {
	const answer = distinctChoices(right, ...wrong);
	return answer && { prompt: ask, answer, steps: lines, hints: [hint] };
}

/** f(x) = (ax + b)/(cx + d) */
export function quotientOfLinears(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), Math.abs(draw.int('c')), draw.int('d')];
	if (a * d === b * c || gcd(a, b) > 1 || gcd(c, d) > 1) return undefined;
	const rule = equation(f, quotient(written([a, b]), written([c, d])));
	const value = (over: number, under: number) => num(new Fraction(over, under));
	const [vertical, level] = [value(-d, c), value(a, c)];
	const [zero, start] = [value(-b, a), value(b, d)];
	const asLine = (letter: 'x' | 'y', at: Expression): Prose => say`${equation(letter, at)}`;
	return question(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: asLine('x', vertical),
					wrong: [
						[asLine('x', value(d, c)), 'took the wrong sign'],
						[asLine('x', zero), 'took the zero of the numerator'],
						[asLine('y', level), 'gave the horizontal asymptote'],
						[asLine('x', value(c, d)), 'divided the wrong way round'],
					],
					lines: [
						sentence(
							say`The denominator ${written([c, d])} is 0 for ${equation('x', vertical)}, the numerator is not.`,
						),
						sentence(say`The vertical asymptote is ${equation('x', vertical)}.`),
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: asLine('y', level),
					wrong: [
						[asLine('y', num(0)), 'took the rule for a numerator of lower degree'],
						[asLine('y', start), 'divided the constant terms'],
						[asLine('x', vertical), 'gave the vertical asymptote'],
						[asLine('y', value(c, a)), 'divided the wrong way round'],
					],
					lines: [
						sentence(
							say`Numerator and denominator have the same degree, so the leading coefficients decide.`,
						),
						sentence(
							say`The horizontal asymptote is ${equation('y', level)}.`,
							`${a} divided by ${c}`,
						),
					],
					hint: say`What comes close to what when ${symbol('x')} is very large? Look at the leading terms.`,
				},
				'x-intercept': {
					ask: say`What is the ${symbol('x')}-intercept of the graph of ${rule}?`,
					right: say`${zero}`,
					wrong: [
						[say`${value(b, a)}`, 'took the wrong sign'],
						[say`${vertical}`, 'took the zero of the denominator'],
						[say`${start}`, 'gave the y-intercept'],
						[say`${value(-a, b)}`, 'divided the wrong way round'],
					],
					lines: [
						sentence(
							say`A fraction is 0 when its numerator is 0: ${equation(written([a, b]), 0)}.`,
						),
						sentence(say`The ${symbol('x')}-intercept is ${zero}.`),
					],
					hint: say`When is a fraction equal to 0?`,
				},
				'y-intercept': {
					ask: say`What is the ${symbol('y')}-intercept of the graph of ${rule}?`,
					right: say`${start}`,
					wrong: [
						[say`${value(-b, d)}`, 'took the wrong sign'],
						[say`${level}`, 'divided the leading coefficients'],
						[say`${zero}`, 'gave the x-intercept'],
						[say`${value(d, b)}`, 'divided the wrong way round'],
					],
					lines: [
						sentence(say`At the ${symbol('y')}-axis ${equation('x', 0)}.`),
						sentence(
							say`${equation(call('f', 0), start)}, so the ${symbol('y')}-intercept is ${start}.`,
						),
					],
					hint: say`Put 0 in for ${symbol('x')}.`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}

/** k(x − p)(x − q)/((x − p)(x − r)): the hole at x = p */
export function holes(draw: Draw): Draft | undefined {
	const [p, q, r, k] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('k')];
	return question2(p, q, r, k, 'hole');
}

export function holesAndIntercepts(draw: Draw): Draft | undefined {
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	return question2(p, q, r, 1, draw.inTurn('ask'));
}

function question2(p: number, q: number, r: number, k: number, ask: string): Draft | undefined {
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
	return question(
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

/** All asymptotes, for a numerator of lower, equal or higher degree */
export function asymptotesOfQuotient(draw: Draw): Draft | undefined {
	const [a, c] = [draw.int('a'), Math.abs(draw.int('c'))];
	const [p, q, r] = [draw.int('p'), draw.int('q'), draw.int('r')];
	switch (draw.inTurn('degree')) {
		case 'lower over higher': {
			if (q === r || p === q || p === r) return undefined;
			const zeros = [q, r].toSorted((one, two) => one - two);
			return all([a, -a * p], expanded(withZeros(1, q, r)), zeros, num(0), [
				[asymptotes(zeros, num(a)), 'divided the leading coefficients'],
				[
					asymptotes(zeros.map((zero) => -zero).toReversed(), num(0)),
					'took the wrong signs for the zeros',
				],
				[asymptotes([p], num(0)), 'took the zero of the numerator'],
			]);
		}
		case 'equal': {
			if (gcd(c, q) > 1 || a * q === c * p || gcd(a, p) > 1) return undefined;
			const level = num(new Fraction(a, c));
			if (c !== 1) return undefined;
			return all([a, p], [1, -q], [q], level, [
				[asymptotes([q], num(0)), 'took the rule for a numerator of lower degree'],
				[asymptotes([-q], level), 'took the wrong sign for the zero'],
				[asymptotes([q], num(new Fraction(p, -q))), 'divided the constant terms'],
			]);
		}
		default: {
			const remainder = r;
			const slope = Math.sign(a) * Math.min(Math.abs(a), 3);
			const over = added(multiplied([slope, p], [1, -q]), [remainder]);
			const oblique = written([slope, p]);
			return all(over, [1, -q], [q], oblique, [
				[asymptotes([-q], oblique), 'took the wrong sign for the zero'],
				[asymptotes([q], written([slope, over[1] ?? 0])), 'divided only the first term'],
				[asymptotes([q], num(slope)), 'divided the leading coefficients'],
				[asymptotes([q], num(0)), 'took the rule for a numerator of lower degree'],
			]);
		}
	}
}

function all(
	over: Coefficients,
	under: Coefficients,
	zeros: readonly number[],
	level: Expression,
	wrong: readonly Wrong[],
): Draft | undefined {
	const right = asymptotes(zeros, level);
	const rule = quotient(written(over), written(under));
	return question({
		ask: say`What are all asymptotes of the graph of ${equation(f, rule)}?`,
		right,
		wrong,
		lines: [
			sentence(
				say`The denominator ${written(under)} is 0 for ${zeros.map((zero) => say`${equation('x', zero)}`).reduce((one, two, at) => (at === 0 ? two : say`${one} and ${two}`), say``)}, the numerator is not.`,
			),
			sentence(levelReason(over, under, level)),
			sentence(say`The asymptotes are ${right}.`),
		],
		hint: say`Where is the denominator 0? Then compare the degrees of numerator and denominator.`,
	});
}

function levelReason(over: Coefficients, under: Coefficients, level: Expression): Prose {
	if (over.length < under.length)
		return say`The numerator has the lower degree, so far out ${f} comes close to 0.`;
	if (over.length === under.length)
		return say`The degrees are the same, so far out ${f} comes close to the quotient of the leading coefficients, ${level}.`;
	return say`Division gives the quotient ${level} and a remainder, so far out the graph comes close to the line ${equation('y', level)}.`;
}
