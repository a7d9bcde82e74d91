/**
 * Steps through the periods with the numbers of the prompt; a rule in the prompt is evaluated at 0, 1 and one period.
 * Every option of a choice is judged as a claim about the values.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { balanceAfter, expectCrossing, expectRounded } from '../../../verify/compounding.ts';
import { expectReal, near, rulesIn, valueAt } from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

const plain = (text: string): string => text.replaceAll('{,}', '').replaceAll(/[$\\]/g, '');

export const verify: Verify = ({ question }) => {
	const rule = rulesIn(question).get('f');
	const words = plain(questionText(question.question));
	if (rule) return verifyRule(question, words, (t) => valueAt(rule, t));
	return question.answer.choices ? verifyModel(question, words) : verifyValue(question, words);
};

function verifyRule(question: Question, words: string, f: (t: number) => number): string[] {
	const [, unit] = /after t (\w+)s is/.exec(words) ?? [];
	const [, asked = unit] = /(?:change|multiplied|grow|decrease) each (\w+)/.exec(words) ?? [];
	if (asked !== unit) return [`the question asks for each ${asked}, and the time is in ${unit}s`];
	if (question.answer.choices) {
		const [, number] = /does the number ([\d.]+) mean/.exec(words) ?? [];
		const isOfRule = new RegExp(`(?<![\\d.])${RegExp.escape(number ?? '')}(?![\\d.])`);
		if (!promptFormulas(question).some((tex) => tex.includes('=') && isOfRule.test(plain(tex))))
			return [`${number} is not a number of the rule`];
		return expectOneChoice(question, (text) => holds(plain(text), f));
	}
	if (/initial value/.test(words)) return expectReal(question, f(0));
	const factor = f(1) / f(0);
	const [, way] = /does the [a-z ]+ (grow|decrease) each/.exec(words) ?? [];
	if (/percent/.test(words) && way !== (factor > 1 ? 'grow' : 'decrease'))
		return ['the question contradicts the rule'];
	return expectReal(question, /percent/.test(words) ? Math.abs(factor - 1) * 100 : factor);
}

/** Is the claim true for the function? */
function holds(claim: string, f: (t: number) => number): boolean {
	const start = /^The .+ is ([\d.]+).* at the start\.$/.exec(claim);
	if (start) return near(f(0), Number(start[1]));
	const later = /^The .+ is ([\d.]+).* after ([\d.]+) \w+\.$/.exec(claim);
	if (later) return near(f(Number(later[2])), Number(later[1]));
	const percent = Number(/(?:by|of) ([\d.]+)%/.exec(claim)?.[1]);
	const change = (/grow/.test(claim) ? 1 : -1) * percent;
	const often = Number(/([\d.]+) times each/.exec(claim)?.[1] ?? 1);
	const period = Number(/(?:takes|every) ([\d.]+)/.exec(claim)?.[1] ?? 1 / often);
	return near(f(period) / f(0), 1 + change / 100);
}

function verifyModel(question: Question, words: string): string[] {
	const [, start, way, percent, every = '1'] =
		/is ([\d.]+)(?: \w+)? and (grows|decreases) by ([\d.]+)% (?:each|every ([\d.]+)) \w+\./.exec(
			words,
		) ?? [];
	const rate = way === 'grows' ? Number(percent) : -Number(percent);
	return expectOneChoice(question, (text) => {
		const rule = readReal(sidesOf(text.replaceAll('$', ''))[1] ?? '');
		return [0, 1, 2, 5].every((periods) =>
			near(
				rule({ t: periods * Number(every) }),
				balanceAfter(Number(start), periods, { percent: rate, m: 1 }),
			),
		);
	});
}

function verifyValue({ answer }: Question, words: string): string[] {
	const found = (pattern: RegExp) => pattern.exec(words)?.slice(1);
	const doubling = found(
		/(?:has|contains) ([\d.]+) [a-z ]+, and the number of [a-z]+ doubles (?:each|every ([\d.]+)) \w+\. .* after ([\d.]+)/,
	);
	const halving = found(
		/contains ([\d.]+) milligrams .* half-life of ([\d.]+) \w+\. .* after ([\d.]+)/,
	);
	const periodic = doubling ?? halving;
	if (periodic) {
		const [start, period = '1', time] = periodic;
		const turns = (Math.LN2 * Number(time)) / Number(period);
		return expectRounded(answer.value, Number(start) * Math.exp(doubling ? turns : -turns));
	}
	const ahead = found(
		/is ([\d.]+)(?: \w+)? and (grows|decreases) by ([\d.]+)% each \w+\. What will the [a-z ]+ be after (\d+)/,
	);
	if (ahead) {
		const [start, way, percent, time] = ahead;
		const rate = way === 'grows' ? Number(percent) : -Number(percent);
		return expectRounded(
			answer.value,
			balanceAfter(Number(start), Number(time), { percent: rate, m: 1 }),
		);
	}
	const back = found(/(grew|decreased) by ([\d.]+)% each \w+ and was ([\d.]+).* after (\d+)/);
	if (back) {
		const [way, percent, later, time] = back;
		let value = Number(later);
		for (let step = 0; step < Number(time); step++)
			value /= way === 'grew' ? 1 + Number(percent) / 100 : 1 - Number(percent) / 100;
		return expectRounded(answer.value, value);
	}
	const rate = found(
		/(grew|decreased) by the same percent .* from ([\d.]+).* to ([\d.]+).* in (\d+) \w+\. By what percent did it (grow|decrease) each/,
	);
	if (!rate) return ['the story cannot be read'];
	const [way, start, later, time, again] = rate;
	if ((way === 'grew') !== (again === 'grow')) return ['the story contradicts itself'];
	const sign = way === 'grew' ? 1 : -1;
	return expectCrossing(
		answer.value,
		sign * Number(later),
		(percent) =>
			sign * balanceAfter(Number(start), Number(time), { percent: sign * percent, m: 1 }),
	);
}
