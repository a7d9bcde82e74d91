/**
 * Counts multiplicities by derivatives and compares them with what each choice says; a graph is read from its
 * description.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { type Exact, exact, same, sidesOf } from '../../../verify/values.ts';
import {
	degreeOf,
	derivativeOf,
	type Polynomial,
	readPolynomial,
	valueAt,
} from '../../../verify/polynomial.ts';
import { meetingsInWords } from '../../../verify/read-curve.ts';

/** Zeros with their multiplicities, as a text that can be compared. */
type Claims = ReadonlyMap<number, number>;

export const verify: Verify = ({ question }) => {
	const text = question.question;
	if (text.includes('What does it do at'))
		return expectClaims(
			question,
			/at \$x = (-?\d+)\$, it (flattens out as it crosses|crosses|touches)/g,
		);
	if (text.includes('multiplicities'))
		return expectClaims(question, /\$(-?\d+)\$ with multiplicity \$(\d)/g);
	const seen = graphIn(question.question_speech);
	if (text.includes('must be a factor'))
		return expectOneChoice(question, (choice) => {
			const [constant = exact(0)] = readPolynomial(choice.replaceAll('$', ''));
			return seen.zeros.has(-Number(constant[0]));
		});
	return expectOneChoice(question, (choice) => {
		const rule = readPolynomial(sidesOf(choice.replaceAll('$', '')).at(-1) ?? '');
		return (
			isAs(rule, seen.zeros) &&
			same(valueAt(rule, exact(0)), seen.intercept) &&
			valueAt(rule, exact(1000))[0] > 0n === seen.endsUp
		);
	});
};

const TIMES: Readonly<Record<string, number>> = {
	crosses: 1,
	touches: 2,
	'flattens out as it crosses': 3,
	'flattens as it crosses the x-axis': 3,
	'crosses the x-axis': 1,
	'touches the x-axis and turns back': 2,
};

function expectClaims(question: Question, pattern: RegExp): string[] {
	const rule = readPolynomial(sidesOf(promptFormula(question)).at(-1) ?? '');
	return expectOneChoice(question, (choice) => {
		const claims = new Map(
			[...choice.matchAll(pattern)].map(([, zero, times = '']) => [
				Number(zero),
				TIMES[times] ?? Number(times),
			]),
		);
		return isAs(rule, claims);
	});
}

/** The zeros are these and no others. */
function isAs(rule: Polynomial, claims: Claims): boolean {
	const right = [...claims].every(([zero, times]) => timesOf(rule, exact(zero)) === times);
	const count = [...claims.values()].reduce((all, times) => all + times, 0);
	return right && count === degreeOf(rule);
}

function timesOf(rule: Polynomial, zero: Exact): number {
	let times = 0;
	for (let now = rule; valueAt(now, zero)[0] === 0n && now.length > 0; now = derivativeOf(now))
		times++;
	return times;
}

function graphIn(speech: string): { zeros: Claims; intercept: Exact; endsUp: boolean } {
	const number = (text = '') => Number(text.replace('negative ', '-'));
	const intercept = /y-axis at y equals ((?:negative )?\d+)/.exec(speech)?.[1];
	return {
		zeros: new Map(meetingsInWords(speech).map(({ does, zero }) => [zero, TIMES[does] ?? 0])),
		intercept: exact(number(intercept)),
		endsUp: speech.includes('On the right, it rises.'),
	};
}
