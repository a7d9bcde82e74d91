/** f(x) = a/(x − h) + k: asymptotes and range. */
import { absolute, equation, num, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, sentence } from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { type Ask, f, featureQuestion } from './question.ts';
import { withRational } from './rational-sketch.ts';
import { at, bar, except } from './reciprocal.ts';

/** f(x) = a/(x − h) + k */
export function shiftedReciprocal(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	// The numbers in the rule must differ, so that nobody gives the right one for another.
	if (h === 0 || k === 0 || a === k || Math.abs(h) === Math.abs(k)) return undefined;
	const rule = equation(f, sum(bar(a, written([1, -h])), k));
	const [H, K] = [num(h), num(k)];
	const graph = { over: [k, a - k * h], under: [1, -h], poles: [h] };
	const vertical = withRational(
		sentence(
			say`The denominator is 0 when ${equation('x', h)}, so the vertical asymptote is ${equation('x', h)}.`,
		),
		graph,
		{ walls: [h] },
	);
	const level = sentence(
		say`As ${absolute('x')} increases without bound, the fraction approaches 0, so ${f} approaches ${k}.`,
	);
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', H),
					wrong: [
						[at('x', num(-h)), 'used the opposite of the zero of the denominator'],
						[at('y', K), 'gave the horizontal asymptote'],
						[at('x', K), 'used the vertical shift instead of the zero of the denominator'],
					],
					lines: [
						sentence(
							say`The graph has a vertical asymptote where the denominator is 0 and the numerator is not. The numerator ${Math.abs(a)} is never 0.`,
						),
						vertical,
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: at('y', K),
					wrong: [
						[at('y', num(-k)), 'reversed the direction of the vertical shift'],
						[at('x', H), 'gave the vertical asymptote'],
						[at('y', num(0)), 'forgot the vertical shift'],
					],
					lines: [
						level,
						withRational(sentence(say`The horizontal asymptote is ${equation('y', k)}.`), graph, {
							level: k,
						}),
					],
					hint: say`What does the fraction approach when ${absolute('x')} is very large?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(K),
					wrong: [
						[except(H), 'gave the domain'],
						[except(num(0)), 'forgot the vertical shift'],
						[except(num(-k)), 'reversed the direction of the vertical shift'],
					],
					lines: [
						sentence(
							say`The fraction is never 0, because its numerator is not 0. So ${f} is never ${k}.`,
						),
						sentence(
							say`The denominator ${written([1, -h])} takes on every real value except 0, so the fraction does, too.`,
						),
						sentence(say`The range of ${f} is ${except(K)}.`),
					],
					hint: say`What value can a fraction with a numerator of ${Math.abs(a)} never equal?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}
