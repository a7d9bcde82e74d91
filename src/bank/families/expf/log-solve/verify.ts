/** Both sides are compared just below and just above the stored value; a scan finds every other solution. */
import { questionText } from '../../../../math/question-text.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { balanceAfter, expectCrossing } from '../../../verify/compounding.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

const [E, HALF] = [Math.E, 0.0005];

export const verify: Verify = ({ question }) => {
	const { value, unit } = question.answer;
	const words = questionText(question.question).replaceAll('{,}', '').replaceAll(/[$\\]/g, '');
	if (unit) return verifyTime(value, words);
	const [left = '', right = ''] = sidesOf(promptFormula(question));
	const [l, r] = [readReal(left), readReal(right)];
	const gap = (x: number) => l({ x, e: E }) - r({ x, e: E });
	const stored = value === 'no solution' ? [] : value.split(', ').map(Number);
	const issues = stored
		.filter((x) => !(gap(x - HALF) * gap(x + HALF) < 0))
		.map((x) => `the sides do not cross at ${x}`);
	if (stored.some((x, at) => at > 0 && x <= (stored[at - 1] ?? x)))
		issues.push('not in increasing order');
	// The ratio of two different powers and a quadratic in a power change sign rarely: steps of 0.02 are fine enough.
	const [from, to, step] =
		stored.length === 1 && !left.includes('2x') ? [-200, 200, 0.5] : [-4, 6, 0.02];
	// A solution within the step is stored up to half a thousandth beyond it.
	for (let x = from + 0.0007; x < to; x += step)
		if (gap(x) * gap(x + step) < 0 && stored.every((one) => Math.abs(one - x) > step + HALF))
			issues.push(`there is a solution near ${x}`);
	return issues;
};

function verifyTime(value: string, words: string): string[] {
	const [story = '', asked = ''] = words.split(/(?<=[.?]) /);
	const [, target] =
		/^After how many \w+ will (?:the [a-z ]+ be |there be )?([\d.]+)/.exec(asked) ?? [];
	if (!target) return ['the question cannot be read'];
	const found = (pattern: RegExp) => pattern.exec(story)?.slice(1);
	const account = found(/with ([\d.]+) and earns ([\d.]+)% .*compounded continuously/);
	if (account) {
		const [start, percent] = account;
		return expectCrossing(
			value,
			Number(target),
			(t) => Number(start) * Math.exp((Number(percent) * t) / 100),
		);
	}
	const change = found(/is ([\d.]+)(?: milligrams)? and (grows|decreases) by ([\d.]+)%/);
	if (change) {
		const [start, way, percent] = change;
		const sign = way === 'grows' ? 1 : -1;
		return expectCrossing(
			value,
			sign * Number(target),
			(t) => sign * between(Number(start), sign * Number(percent), t),
		);
	}
	const periodic = found(/(?:is|has|contains) ([\d.]+) .*?(doubles every|half-life of) ([\d.]+)/);
	if (!periodic) return ['the story cannot be read'];
	const [start, way, period] = periodic;
	const sign = way === 'doubles every' ? 1 : -1;
	return expectCrossing(
		value,
		sign * Number(target),
		(t) => sign * Number(start) * Math.exp((sign * Math.LN2 * t) / Number(period)),
	);
}

/** Whole periods are stepped; the part of a period that is left over is a power. */
function between(start: number, percent: number, t: number): number {
	const whole = Math.floor(t);
	return (
		balanceAfter(start, whole, { percent, m: 1 }) *
		Math.exp(Math.log1p(percent / 100) * (t - whole))
	);
}
