/** f(x) = a/(x − h) + k: asymptotes and range. */
import { equation, num, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { type Ask, f, featureQuestion } from './question.ts';
import { at, bar, except } from './reciprocal.ts';

/** f(x) = a/(x − h) + k */
export function shiftedReciprocal(draw: Draw): Draft | undefined {
	const [h, k, a] = [draw.int('h'), draw.int('k'), draw.int('a')];
	if (h === 0 || k === 0 || Math.abs(h) === Math.abs(k)) return undefined;
	const rule = equation(f, sum(bar(a, written([1, -h])), k));
	const [H, K] = [num(h), num(k)];
	const vertical = sentence(
		say`The denominator is 0 for ${equation('x', h)}: the vertical asymptote is ${equation('x', h)}.`,
	);
	const level = sentence(
		say`Far out the fraction comes close to 0, so ${f} comes close to ${k}: the horizontal asymptote is ${equation('y', k)}.`,
	);
	return featureQuestion(
		caseOf<Ask>(
			{
				'vertical asymptote': {
					ask: say`What is the vertical asymptote of the graph of ${rule}?`,
					right: at('x', H),
					wrong: [
						[at('x', num(-h)), 'took the wrong sign from the denominator'],
						[at('y', K), 'gave the horizontal asymptote'],
						[at('x', K), 'took the number behind the fraction'],
					],
					lines: [
						sentence(say`A vertical asymptote belongs to a zero of the denominator.`),
						vertical,
					],
					hint: say`For which value of ${symbol('x')} is the denominator 0?`,
				},
				'horizontal asymptote': {
					ask: say`What is the horizontal asymptote of the graph of ${rule}?`,
					right: at('y', K),
					wrong: [
						[at('y', num(-k)), 'took the wrong sign'],
						[at('x', H), 'gave the vertical asymptote'],
						[at('y', num(0)), 'forgot the shift up or down'],
					],
					lines: [
						sentence(say`For very large values of ${symbol('x')} the denominator is very large.`),
						level,
					],
					hint: say`What does the fraction come close to when ${symbol('x')} is very large?`,
				},
				range: {
					ask: say`What is the range of ${rule}?`,
					right: except(K),
					wrong: [
						[except(H), 'gave the domain'],
						[except(num(0)), 'forgot the shift up or down'],
						[except(num(-k)), 'took the wrong sign'],
					],
					lines: [
						level,
						sentence(
							say`The fraction is never 0, so ${f} is never ${k}. The range is ${except(K)}.`,
						),
					],
					hint: say`Which value can a fraction with the numerator ${a} never have?`,
				},
			},
			draw.inTurn('ask'),
		),
	);
}
