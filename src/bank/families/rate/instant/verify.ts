/** Works the small interval out again from the published rule; exact rates by ever smaller intervals. */
import { roundedText } from '../../../../math/notation.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { pairsShown } from '../../../verify/read-figure.ts';
import { expectReal, rulesIn, valueAt } from '../../../verify/read-functions.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Estimate a rate from a table or tangent') return shown(question);
	const [rule] = [...rulesIn(question).values()];
	if (!rule) return ['the prompt states no rule'];
	const f = (x: number) => valueAt(rule, x);
	const ends = promptFormulas(question).flatMap((one) => {
		const at = /^[a-z] = (-?[\d.]+)$/.exec(one)?.[1];
		return at === undefined ? [] : [Number(at)];
	});
	if (skill === 'Verify a maximum or minimum') {
		const [a = 0, b = 0, again, c = 0] = ends;
		if (again !== b) return ['the second interval does not begin where the first ends'];
		if (Math.abs(a + c - 2 * b) > 1e-9) return ['the two intervals are not equally long'];
		const [before, after] = [Math.sign(f(b) - f(a)), Math.sign(f(c) - f(b))];
		return expectOneChoice(question, (text) => {
			const both = / on both sides/.test(text);
			const sign = text.startsWith('The rate is positive') ? 1 : -1;
			const named = before === after ? 'no maximum or minimum' : before > 0 ? 'maximum' : 'minimum';
			return (
				before === sign &&
				after === (both ? sign : -sign) &&
				text.includes(`is ${before === after ? '' : 'a '}${named}`)
			);
		});
	}
	if (skill === 'Find an exact rate from the simplified quotient') {
		const at = ends.at(-1) ?? 0;
		const slope = (f(at + 1e-4) - f(at - 1e-4)) / 2e-4;
		const exact = Math.round(slope * 1000) / 1000;
		return expectReal(question, exact);
	}
	const [from = 0, to = 0] = ends.slice(-2);
	const [at = NaN] = ends;
	if (ends.length === 3 && at !== from && at !== to && Math.abs(from + to - 2 * at) > 1e-9)
		return [`the interval from ${from} to ${to} is not about ${at}`];
	return expectRounded(question, (f(to) - f(from)) / (to - from));
};

function expectRounded(question: Question, rate: number): string[] {
	const stored = question.answer.value;
	const places = stored.split('.')[1]?.length ?? 0;
	const wanted = roundedText(Number(rate.toFixed(9)), places);
	return stored === wanted ? [] : [`the stored rate is ${stored}, the check gives ${rate}`];
}

function shown(question: Question): string[] {
	const [, over, under] =
		/rate of change of \$(\w)\$ with respect to \$(\w)\$ at \$/.exec(question.question) ?? [];
	if (over !== 'y' || under !== 'x')
		return [`the rate of ${over} with respect to ${under} is another one`];
	const pairs = pairsShown(question);
	if (pairs.length === 2) {
		const [[a, b] = [0, 0], [c, d] = [1, 0]] = pairs;
		return expectReal(question, (d - b) / (c - a));
	}
	const [, low = [0, 0], , high = [1, 0]] = pairs;
	const [, apart, middle, again, same] =
		/are ([\d.]+) less than \$(-?[\d.]+)\$ and ([\d.]+) greater than \$(-?[\d.]+)\$/.exec(
			question.question,
		) ?? [];
	if (apart === undefined || apart !== again || middle !== same)
		return ['the prompt does not name two inputs that are equally far away'];
	const isAbout = [low, high].every(
		([x], at) => Math.abs(x - Number(middle) - (at === 0 ? -1 : 1) * Number(apart)) < 1e-9,
	);
	if (!isAbout) return [`the table does not go ${apart} below and above ${middle}`];
	return expectRounded(question, (high[1] - low[1]) / (high[0] - low[0]));
}
